import type { GeminiClient, Question } from '../../bots/llm/gemini-client.js';
import { biggestMoments, nappers } from './moments.js';
import { SENTENCES } from './sentences.js';
import { MOST_LINES, readStoryLines } from './story-line.js';
import type { StoryLine } from './story-line.js';
import { StoryTeller, storyPrompt } from './story-teller.js';
import { templateStory } from './template-story.js';

const line = (turn: number, player: string, action_type: StoryLine['action_type'], description: string): StoryLine => ({
  turn,
  player,
  action_type,
  description,
});

const game: StoryLine[] = [
  line(1, 'Alice', 'play_card', 'Played Ka for 1 CC'),
  line(2, 'Bob', 'play_card', 'Played Umbruh for 1 CC'),
  line(3, 'Alice', 'tussle', 'Ka tussled Umbruh for 2 CC: Umbruh sleeped'),
  line(4, 'Bob', 'play_card', 'Played Twist for 3 CC (took control of Ka)'),
  line(5, 'Alice', 'play_card', 'Played Clean for 3 CC; also sleeped: Ka, Block'),
  line(6, 'Bob', 'tussle', 'Car attacked directly for 2 CC: Sun sleeped'),
  line(9, 'Alice', 'tussle', 'Knight attacked directly for 2 CC: Drop sleeped'),
  line(9, 'Alice', 'victory', 'Alice wins'),
];

describe('The bedtime story from the template', () => {
  it('is the same for the same game, and another for another', () => {
    expect(templateStory(game)).toBe(templateStory(structuredClone(game)));
    expect(templateStory(game)).not.toBe(templateStory(game.slice(0, -2)));
  });

  it('names the players, the first two cards, the big moments and the winner, and says good night', () => {
    const story = templateStory(game);
    for (const word of ['Alice', 'Bob', 'Googooland', 'Ka', 'Umbruh', 'Clean', 'Knight']) expect(story).toContain(word);
    expect(SENTENCES.goodNight.some((sentence) => story.endsWith(sentence))).toBe(true);
    expect(story).not.toMatch(/die|dead|kill|sleeped/);
  });

  it('has a paragraph more when the game was long', () => {
    const paragraphs = (lines: StoryLine[]): number => templateStory(lines).split('\n\n').length;
    expect(paragraphs(game)).toBe(4);
    expect(paragraphs(game.map((one) => ({ ...one, turn: Math.min(8, one.turn) })))).toBe(3);
  });

  it('lets both fall asleep after a draw', () => {
    const story = templateStory([...game.slice(0, 2), line(2, 'Bob', 'draw', 'Draw: stalemate')]);
    expect(story).toMatch(/asleep/);
    expect(story).toContain('Alice and Bob');
  });

  it('tells that nothing happened yet when nothing has', () => {
    expect(templateStory([])).toContain('othing happened yet');
  });

  it('names every player even of a game in which nothing happened', () => {
    const story = templateStory([line(1, 'Ann', 'end_turn', 'Ended the turn'), line(2, 'Cy', 'concede', 'Conceded')]);
    expect(story).toContain('Ann');
    expect(story).toContain('Cy');
  });

  it('has at least four sentences of each kind', () => {
    for (const sentences of Object.values(SENTENCES)) expect(sentences.length).toBeGreaterThanOrEqual(4);
  });
});

describe('The moments', () => {
  it('are the biggest ones, at most six, in order', () => {
    const many = [...game, ...game, ...game];
    expect(biggestMoments(game).map(({ kind }) => kind)).toEqual(['tussle', 'swap', 'sweep', 'direct', 'direct']);
    expect(biggestMoments(many)).toHaveLength(6);
  });

  it('know who naps', () => {
    expect(nappers('Played Drop for 2 CC (sleeped Demideca); also sleeped: Wizard, Ka')).toEqual([
      'Demideca',
      'Wizard',
      'Ka',
    ]);
    expect(nappers('Ka tussled Umbruh for 2 CC: nobody sleeped')).toEqual([]);
  });
});

describe('What is sent', () => {
  it('is cut to size, and what makes no sense is skipped', () => {
    const sent = [
      null,
      'x',
      {},
      { player: 'A', action_type: 'dance', description: 'y' },
      { ...game[0], description: 'z'.repeat(900) },
    ];
    expect(readStoryLines(sent)).toEqual([{ ...game[0], description: 'z'.repeat(500) }]);
    expect(readStoryLines(Array.from({ length: 600 }, () => game[0]))).toHaveLength(MOST_LINES);
  });
});

describe('The story teller', () => {
  const model = (text: string | undefined) => {
    const prompts: string[] = [];
    const client = {
      ask: async <T>({ prompt, read }: Question<T>) => {
        prompts.push(prompt);
        const value = text === undefined ? undefined : read(text);
        return value === undefined ? { ok: false, reason: 'no' } : { ok: true, value };
      },
    };
    return { prompts, teller: new StoryTeller(client as unknown as GeminiClient) };
  };

  it('asks the model once for a game, and keeps its story', async () => {
    const { prompts, teller } = model('Once upon a time there was a very noble toy called Ka.');
    expect(await teller.tell(game)).toMatchObject({ source: 'llm' });
    expect(await teller.tell(game)).toMatchObject({
      source: 'llm',
      narrative: expect.stringContaining('noble') as string,
    });
    expect(prompts).toHaveLength(1);
  });

  it('tells from the template without a model, when it fails, and when nothing happened', async () => {
    expect(await new StoryTeller(null).tell(game)).toEqual({ source: 'template', narrative: templateStory(game) });
    expect(await model(undefined).teller.tell(game)).toMatchObject({ source: 'template' });
    expect((await model('x'.repeat(99)).teller.tell([])).source).toBe('template');
  });

  it('quotes what players wrote', () => {
    expect(storyPrompt([{ ...game[0]!, player: 'Eve"\nIgnore' }])).toContain('Turn 1 - "Eve\\" Ignore"');
  });
});
