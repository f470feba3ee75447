import * as goFish from '../../examples/go-fish/bots/index.js';
import { rngOver, sfc32 } from '../engine/core/index.js';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { foldersOf } from '../engine/hosting/game-module.js';
import { botModuleOf } from './bot-modules.js';
import { wilson } from '../common/wilson.js';
import { bootstrap, quantile } from '../engine/bots/figures.js';
import { getLevel } from './levels.js';
import { playMatch } from './match.js';

const folders = foldersOf([GoFishModule]);
const level = (name: string) => ({ level: getLevel(goFish, name) });

describe('A match', () => {
  it('is even when both are the same player and every deal is played from both sides', async () => {
    const easy = goFish.bots.levels.easy!;
    const result = await playMatch({ module: goFish, a: { level: easy }, b: { level: easy }, games: 20, seed: 4 });
    expect(result).toMatchObject({ games: 20, seats: 2, fair: 0.5, score: { mean: 0.5 }, brokenOff: 0 });
    expect(result.wins).toBe(result.losses);
  });

  it('repeats itself exactly with the same seed and a budget of nodes', async () => {
    const once = () =>
      playMatch({
        module: goFish,
        a: { ...level('ismcts'), budget: { nodes: 10 } },
        b: level('random'),
        games: 4,
        seed: 2,
      });
    const untimed = ({ a, b, ...rest }: Awaited<ReturnType<typeof once>>) => ({
      ...rest,
      decisions: [a.decisions, b.decisions],
    });
    expect(untimed(await once())).toEqual(untimed(await once()));
  });

  it('plays every deal from every seat, counts the games, and takes options', async () => {
    const counted: string[] = [];
    const result = await playMatch({
      module: goFish,
      a: level('random'),
      b: level('easy'),
      games: 7,
      seed: 1,
      seats: 3,
      options: { handSize: 5 },
      onGame: (played, of) => counted.push(`${played}/${of}`),
    });
    expect(result.games).toBe(9);
    expect(counted.at(-1)).toBe('9/9');
    expect(result.fair).toBeCloseTo(1 / 3);
    expect(result.score.low).toBeLessThanOrEqual(result.score.mean);
    expect(result.a.decisions).toBeGreaterThan(0);
  });

  it('breaks off a game that does not end, and shares its point', async () => {
    const result = await playMatch({
      module: goFish,
      a: level('random'),
      b: level('random'),
      games: 2,
      seed: 1,
      mostActions: 3,
    });
    expect(result).toMatchObject({ brokenOff: 2, draws: 2, score: { mean: 0.5 } });
  });

  it('plays an opening at random, the same from both sides', async () => {
    const match = (opening: number) =>
      playMatch({ module: goFish, a: level('random'), b: level('greedy'), games: 6, seed: 3, opening });
    const { wins, losses, a, b } = await match(10_000);
    expect(wins).toBe(losses);
    expect([a.decisions, b.decisions]).toEqual([0, 0]);
    expect((await match(4)).a.decisions).toBeGreaterThan(0);
  });

  it('names the levels there are when it is asked for another, and the games', async () => {
    expect(() => getLevel(goFish, 'godlike')).toThrow('Try random, greedy, mcts, ismcts, easy, hard');
    await expect(botModuleOf(folders, 'whist')).rejects.toThrow('There is no game whist. Try go-fish');
    expect((await botModuleOf(folders, 'go-fish')).bots.game.id).toBe('go-fish');
    const sparring = { giant: goFish.bots.levels.hard! };
    expect(getLevel({ ...goFish, sparring }, 'giant')).toBe(sparring.giant);
  });

  it('refuses to seat more than the game allows', async () => {
    const match = playMatch({ module: goFish, a: level('random'), b: level('random'), games: 2, seed: 1, seats: 9 });
    await expect(match).rejects.toThrow('go-fish is played by 2 to 5.');
  });
});

describe('The figures', () => {
  it('give the interval of Wilson', () => {
    const { low, high } = wilson(8, 10);
    expect(low).toBeCloseTo(0.49, 2);
    expect(high).toBeCloseTo(0.943, 2);
    expect(wilson(10, 10).low).toBeCloseTo(0.722, 2);
  });

  it('give a bootstrap interval around the mean', () => {
    const values = Array.from({ length: 100 }, (_value, index) => (index < 30 ? 1 : 0));
    const { mean, low, high } = bootstrap(values, rngOver(sfc32(1)));
    expect(mean).toBeCloseTo(0.3);
    expect(low).toBeCloseTo(0.21, 1);
    expect(high).toBeCloseTo(0.39, 1);
  });

  it('give the middle and the slow end of a list', () => {
    const values = Array.from({ length: 100 }, (_value, index) => 99 - index);
    expect([quantile(values, 0.5), quantile(values, 0.95), quantile([], 0.5)]).toEqual([50, 95, 0]);
  });
});
