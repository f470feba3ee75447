import { rngOver, sfc32 } from '../core/index.js';
import type { Rng } from '../core/index.js';

/** The fast generator of one decision, from at least 21 hex digits. The dice of the session never enter a worker. */
export function seededRng(hex: string): Rng {
  if (!/^[0-9a-f]{21,}$/.test(hex)) throw new RangeError('A seed is at least 21 lower-case hex digits.');
  // 52 bits are what a number holds exactly; the next 32 choose the stream.
  return rngOver(sfc32(parseInt(hex.slice(0, 13), 16), parseInt(hex.slice(13, 21), 16)));
}
