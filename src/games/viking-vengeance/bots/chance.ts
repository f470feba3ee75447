import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Rng } from '../../../engine/core/index.js';

/** Where chance has a say, so many of its outcomes are looked at. */
export const CHANCE_SAMPLES = 3;

/** The words of each sample, as far as they were asked for. */
const streams = Array.from({ length: CHANCE_SAMPLES }, (_, sample) => ({
  source: sfc32(sample + 1, 9),
  words: [] as number[],
}));

/** Chance as a search uses it: the same in each sample every time, and it is known whether it had anything to decide. */
export class Chance {
  /** Whether one of several outcomes was drawn: where there is only one, all samples are alike. */
  used = false;
  readonly rng: Rng;
  private asked = 0;

  constructor(private sample: number) {
    const over = rngOver(() => this.word());
    const int = (n: number): number => {
      if (n > 1) this.used = true;
      return over.int(n);
    };
    this.rng = { ...over, int, pick: (items) => items[int(items.length)]! };
  }

  restart(sample: number): void {
    this.sample = sample;
    this.asked = 0;
    this.used = false;
  }

  private word(): number {
    const { source, words } = streams[this.sample]!;
    return (words[this.asked++] ??= source());
  }
}
