import { rngOver, sfc32 } from '../../../engine/core/index.js';

/** Where chance has a say, so many of its outcomes are looked at. */
export const CHANCE_SAMPLES = 3;

/** Chance as a search uses it: the same in each sample every time, and it is known whether it was asked. */
export class Chance {
  private word: (() => number) | undefined;
  readonly rng = rngOver(() => (this.word ??= sfc32(this.sample + 1, 9))());

  constructor(private sample: number) {}

  get used(): boolean {
    return this.word !== undefined;
  }

  restart(sample: number): void {
    this.sample = sample;
    this.word = undefined;
  }
}
