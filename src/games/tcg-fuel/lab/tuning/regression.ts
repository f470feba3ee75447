import { descend } from '../../../../engine/bots/descent.js';
import type { Sample } from './sampling.js';

/** What a feature is worth to the side to move, and to a side that waits; and what it is worth to be the one to move. */
export interface Weights {
  readonly turn: number;
  readonly features: { readonly [feature: string]: readonly [number, number] };
}

const STEPS = 500;
const RATE = 0.03;
/** How strongly weights are drawn to nothing: what is seen seldom moves little. In samples that say so. */
const PULL = 60;
/** A card of its own name is drawn more strongly: what all cards have in common shall explain most. */
const PULL_OF_CARDS = 120;
/** And most strongly the difference between moving and waiting. */
const PULL_TOGETHER = 3;
/** What fewer samples have shown is left out. */
const FEWEST = 30;

/** A sample as numbers: the places of its features, and what either side has of each, together and as a difference. */
interface Row {
  readonly places: Int32Array;
  readonly sums: Float32Array;
  readonly differences: Float32Array;
  readonly result: number;
}

/** The weights under which the sum of the features is closest to the logarithm of the odds (logistic regression). */
export class Regression {
  private readonly places = new Map<string, number>();
  private readonly rows: Row[] = [];
  /** For each feature, in how many samples it was, and the sum of its squares. */
  private readonly seen: number[] = [];
  private readonly squares: number[] = [];

  add({ toMove, waiting, result }: Sample): void {
    const names = [...new Set([...toMove.keys(), ...waiting.keys()])];
    const places = Int32Array.from(names, (name) => this.placeOf(name));
    const [sums, differences] = [new Float32Array(names.length), new Float32Array(names.length)];
    for (const [at, name] of names.entries()) {
      const [own, others] = [toMove.get(name) ?? 0, waiting.get(name) ?? 0];
      sums[at] = own + others;
      differences[at] = own - others;
      this.seen[places[at]!]! += 1;
      this.squares[places[at]!]! += (own ** 2 + others ** 2) / 2;
    }
    this.rows.push({ places, sums, differences, result });
  }

  private placeOf(name: string): number {
    let place = this.places.get(name);
    if (place === undefined) {
      place = this.places.size;
      this.places.set(name, place);
      this.seen.push(0);
      this.squares.push(0);
    }
    return place;
  }

  /** Each feature has a worth, the same for both sides, and what moving adds to it; the last number is the turn itself. */
  fit(): Weights {
    const names = [...this.places.keys()];
    const count = names.length;
    // The descent wants features of about one size.
    const scales = Float64Array.from(names, (_name, at) =>
      this.seen[at]! < FEWEST ? 0 : 1 / (Math.sqrt(this.squares[at]! / this.rows.length) + 0.001),
    );
    const pulls = Float64Array.from({ length: 2 * count + 1 }, (_none, at) => {
      if (at === 2 * count) return 0;
      const pull = /^(hand|field) [a-z]+-/.test(names[at % count]!) ? PULL_OF_CARDS : PULL;
      return (at < count ? pull : pull * PULL_TOGETHER) / this.rows.length;
    });
    const weights = new Float64Array(2 * count + 1);
    const slower = (step: number): number => RATE * (1 - step / (STEPS + 1));
    descend(weights, STEPS, slower, (now, slope) => {
      for (let at = 0; at < now.length; at++) slope[at] = pulls[at]! * now[at]!;
      for (const { places, sums, differences, result } of this.rows) {
        let value = now[2 * count]!;
        for (let n = 0; n < places.length; n++) {
          const at = places[n]!;
          value += scales[at]! * (now[at]! * differences[n]! + now[count + at]! * sums[n]!);
        }
        const miss = (1 / (1 + Math.exp(-value)) - result) / this.rows.length;
        for (let n = 0; n < places.length; n++) {
          const at = places[n]!;
          slope[at]! += miss * scales[at]! * differences[n]!;
          slope[count + at]! += miss * scales[at]! * sums[n]!;
        }
        slope[2 * count]! += miss;
      }
    });
    const features = names.flatMap((name, at) => {
      if (scales[at] === 0) return [];
      const [worth, moving] = [weights[at]! * scales[at]!, weights[count + at]! * scales[at]!];
      return [[name, [worth + moving, worth - moving]] as const];
    });
    return { turn: weights[2 * count]!, features: Object.fromEntries(features) };
  }
}

/** How far predictions are from what happened, as the mean of the logarithms: ln 2 is a guess. */
export function lossOf({ turn, features }: Weights, samples: readonly Sample[]): number {
  let loss = 0;
  for (const { toMove, waiting, result } of samples) {
    let value = turn;
    for (const [name, amount] of toMove) value += amount * (features[name]?.[0] ?? 0);
    for (const [name, amount] of waiting) value -= amount * (features[name]?.[1] ?? 0);
    loss += Math.log1p(Math.exp(value)) - result * value;
  }
  return loss / samples.length;
}
