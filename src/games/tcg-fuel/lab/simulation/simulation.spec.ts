import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bots } from '../../bots/index.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import { BotGame } from './bot-game.js';
import { GameRecord } from './game-record.js';
import { Ladder, eloOf } from './ladder.js';
import { MatchUps } from './match-ups.js';
import { playLadder } from './simulate.js';

describe('Decks against each other', () => {
  const game = (seed: number) =>
    new BotGame(
      [
        { level: bots.levels.medium!, cards: STARTER_DECKS[0]!.cards },
        { level: bots.levels.easy!, cards: STARTER_DECKS[3]!.cards },
      ],
      seed,
    ).play();

  it('bots play a game to its end, and the same one again', async () => {
    const [first, again] = [await game(3), await game(3)];
    expect(first.turns).toBeGreaterThan(2);
    expect([again.winner, again.turns]).toEqual([first.winner, first.turns]);
    expect(again.millis.map(({ length }) => length)).toEqual(first.millis.map(({ length }) => length));
  });

  it('a table counts each game for both decks, and draws as halves', () => {
    const table = new MatchUps(['red', 'blue', 'green']);
    table.add(0, 1, 0, 10);
    table.add(1, 0, 1, 10);
    table.add(0, 2, null, 40);
    expect(table.against(0, 1).mean).toBe(1);
    expect(table.against(1, 0).mean).toBe(0);
    expect(table.against(2, 0).mean).toBe(0.5);
    expect(table.againstTheField(0)).toMatchObject({ mean: 2.5 / 3, games: 3 });
    expect(table.report()).toContain('3 games, 3 with each deck; 20.0 turns a game');
  });

  it('an interval holds its mean and narrows with more games', () => {
    const table = new MatchUps(['red', 'blue']);
    for (let n = 0; n < 4; n++) table.add(0, 1, n % 2, 10);
    const few = table.against(0, 1);
    for (let n = 0; n < 96; n++) table.add(0, 1, n % 2, 10);
    const many = table.against(0, 1);
    expect(many.low).toBeGreaterThan(few.low);
    expect(many.high).toBeLessThan(few.high);
    expect([few.mean, many.mean]).toEqual([0.5, 0.5]);
  });
});

describe('A record of games', () => {
  const easy = { level: bots.levels.easy! };
  const directory = mkdtempSync(join(tmpdir(), 'games-'));
  const run = (file: string, games: number, name = 'a run') =>
    playLadder(['easy', 'easy'], [easy, easy], games, 1, { record: new GameRecord(file, name), until: Infinity });
  afterAll(() => rmSync(directory, { recursive: true }));

  it('a run that was stopped goes on where it was, and comes to the same', async () => {
    const file = join(directory, 'stopped.jsonl');
    const whole = await run(file, 8);
    const lines = readFileSync(file, 'utf8');
    expect(lines.trimEnd().split('\n')).toHaveLength(9);
    writeFileSync(file, lines.slice(0, -20));
    for (const again of [8, 8]) expect((await run(file, again)).score).toEqual(whole.score);
    const won = (text: string) => text.match(/"winner":\w+,"turns":\d+/g);
    expect(won(readFileSync(file, 'utf8'))!.slice(-1)).toEqual(won(lines)!.slice(-1));
  });

  it('games are not counted for another run', async () => {
    const file = join(directory, 'other.jsonl');
    await run(file, 4);
    await expect(async () => run(file, 4, 'another run')).rejects.toThrow('holds another run');
  });
});

describe('Levels against each other', () => {
  it('every deal is played with seats and decks exchanged, so that equals come out even', async () => {
    const easy = { level: bots.levels.easy! };
    const ladder = await playLadder(['easy', 'easy'], [easy, easy], 4, 1);
    expect(ladder.score.mean).toBe(0.5);
    expect(ladder.report()).toContain('easy against easy, 4 games: 50.0 %');
  });

  it('a ladder tells score, decks, Elo and how long was thought', () => {
    const ladder = new Ladder(['hard', 'medium'], ['red', 'blue']);
    ladder.add(0, 1, [[1, 2, 30], [1]]);
    ladder.add(0, 1, [[], []]);
    ladder.add(1, 1, [[], []]);
    ladder.add(1, 0, [[], []]);
    const report = ladder.report();
    expect(report).toContain('hard against medium, 4 games: 75.0 %');
    expect(report).toContain('Elo 191 (');
    expect(report).toContain('with red: 100.0 %');
    expect(report).toContain('with blue: 50.0 %');
    expect(report).toContain('hard: 3 decisions, p50 2.0 ms');
    expect([eloOf(0.5), Math.round(eloOf(0.64)), Math.round(eloOf(0.36))]).toEqual([0, 100, -100]);
  });
});
