import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GamesFile } from './games-file.js';
import { playGames } from './play-games.js';
import type { Playing, Stretch } from './play-games.js';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';

const plan = { card_set: 'shipped@1', level: 'easy', seed: 1 } as SimulationPlan;
const game = (number: number): SimulatedGame => ({ number }) as SimulatedGame;

describe('The games of a run that was stopped', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-games-'));
  const path = join(folder, 'new', 'run.games.jsonl');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are there for the next run of the same plan, one that was cut off left out', () => {
    const file = GamesFile.open(path, plan);
    expect(file.games).toEqual([]);
    file.append([game(0), game(3)]);
    file.append([game(1)]);
    appendFileSync(path, '{"number":7,"dec');
    const next = GamesFile.open(path, plan);
    expect(next.games).toEqual([game(0), game(3), game(1)]);
    next.append([game(2)]);
    expect(GamesFile.open(path, plan).games).toEqual([game(0), game(3), game(1), game(2)]);
  });

  it('are not mixed with those of another plan, but may be dropped', () => {
    const before = readFileSync(path, 'utf8');
    expect(() => GamesFile.open(path, { ...plan, seed: 2 })).toThrow(/another plan/);
    expect(readFileSync(path, 'utf8')).toBe(before);
    expect(GamesFile.open(path, { ...plan, seed: 2 }, true).games).toEqual([]);
  });

  it('are gone when the run is whole', () => {
    GamesFile.open(path, plan, true).remove();
    expect(existsSync(path)).toBe(false);
  });
});

describe('Playing the games of a run', () => {
  const numbersOf = ({ from, games }: Stretch): number[] => Array.from({ length: games }, (_no, at) => from + at);

  const run = (more: Partial<Playing> = {}) => {
    const stretches: Stretch[] = [];
    const kept: number[] = [];
    const playing: Playing = {
      games: 10,
      lanes: 2,
      stretch: 4,
      signal: new AbortController().signal,
      play: async (stretch) => {
        stretches.push(stretch);
        return numbersOf(stretch).map(game);
      },
      keep: (played) => kept.push(...played.map(({ number }) => number)),
      ...more,
    };
    return { playing, stretches, kept };
  };

  it('plays each game that is lacking once, few in a row', async () => {
    const { playing, stretches, kept } = run();
    await playGames([0, 1, 6].map(game), playing);
    expect(stretches).toEqual([
      { from: 2, games: 4 },
      { from: 7, games: 3 },
    ]);
    expect(kept.sort()).toEqual([2, 3, 4, 5, 7, 8, 9]);
  });

  it('begins nothing more once it is stopped, and keeps nothing that was broken off', async () => {
    const stop = new AbortController();
    const { playing, kept } = run({
      lanes: 1,
      signal: stop.signal,
      play: async (stretch) => {
        if (stretch.from === 0) return numbersOf(stretch).map(game);
        stop.abort();
        throw new Error('The thread was closed.');
      },
    });
    await playGames([], playing);
    expect(kept).toEqual([0, 1, 2, 3]);
  });

  it('fails with the first game that fails, when the other lanes have kept theirs', async () => {
    const { playing, kept } = run({
      stretch: 1,
      play: async ({ from }) => {
        if (from === 1) throw new Error('Game 1 is broken.');
        return [game(from)];
      },
    });
    await expect(playGames([], playing)).rejects.toThrow('Game 1 is broken.');
    expect(kept).toContain(0);
    expect(kept).not.toContain(9);
  });
});
