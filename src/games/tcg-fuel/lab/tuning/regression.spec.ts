import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { Regression, lossOf } from './regression.js';
import type { Sample } from './sampling.js';

/** Games that are won as often as these worths say: of what the side to move has, and of what the other has. */
function samplesOf(worths: { readonly [feature: string]: readonly [number, number] }, count: number): Sample[] {
  const rng = rngOver(sfc32(1, 1));
  return Array.from({ length: count }, () => {
    const some = () => new Map(Object.keys(worths).map((name) => [name, rng.int(4)]));
    const [toMove, waiting] = [some(), some()];
    const value = Object.entries(worths).reduce(
      (sum, [name, [own, others]]) => sum + own * toMove.get(name)! - others * waiting.get(name)!,
      0,
    );
    return { toMove, waiting, result: rng.int(10_000) < 10_000 / (1 + Math.exp(-value)) ? 1 : 0 };
  });
}

describe('Learning weights', () => {
  const samples = samplesOf({ creatures: [1, 0.6], damage: [-0.4, -0.4], nothing: [0, 0] }, 5000);
  const regression = new Regression();
  for (const sample of samples.slice(0, 4000)) regression.add(sample);
  const weights = regression.fit();

  it('finds those the games were won by, for the side to move and for the other', () => {
    const [moving, waiting] = weights.features.creatures!;
    expect(moving).toBeGreaterThan(waiting);
    expect(waiting).toBeGreaterThan(0.3);
    expect(weights.features.damage![0]).toBeLessThan(-0.2);
    expect(Math.abs(weights.features.nothing![0])).toBeLessThan(0.1);
  });

  it('foretells games that it has not seen better than a guess', () => {
    expect(lossOf(weights, samples.slice(4000))).toBeLessThan(Math.LN2 - 0.1);
  });

  it('says nothing about what hardly ever occurred', () => {
    const other = new Regression();
    for (const sample of samples.slice(0, 100)) other.add(sample);
    other.add({ toMove: new Map([['rare', 1]]), waiting: new Map(), result: 1 });
    expect(other.fit().features.rare).toBeUndefined();
  });
});
