import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { fit, lossOf } from './regression.js';
import type { Sample } from './sampling.js';

/** Games that are won as often as these weights say. */
function samplesOf(weights: { readonly [feature: string]: number }, count: number): Sample[] {
  const rng = rngOver(sfc32(1, 1));
  return Array.from({ length: count }, () => {
    const features = new Map(Object.keys(weights).map((name) => [name, rng.int(7) - 3]));
    const value = [...features].reduce((sum, [name, amount]) => sum + weights[name]! * amount, 0);
    return { features, result: rng.int(10_000) < 10_000 / (1 + Math.exp(-value)) ? 1 : 0 };
  });
}

describe('Learning weights', () => {
  it('finds those the games were won by, and foretells other games better than a guess', () => {
    const won = { cards: 0.8, cc: -0.3, nothing: 0 };
    const samples = samplesOf(won, 4000);
    const weights = fit(samples.slice(0, 3000), {});
    expect(Math.abs(weights.nothing!)).toBeLessThan(0.1);
    expect(weights.cards!).toBeGreaterThan(0.5);
    expect(weights.cc!).toBeLessThan(-0.15);
    expect(lossOf(weights, samples.slice(3000))).toBeLessThan(Math.LN2 - 0.1);
  });

  it('stays where it was with what no game has shown', () => {
    const samples = samplesOf({ cards: 0.8 }, 50).map((sample) => ({
      ...sample,
      features: new Map([...sample.features, ['rare', 0]]),
    }));
    expect(fit(samples, { rare: 0.4 }).rare).toBeCloseTo(0.4, 6);
  });
});
