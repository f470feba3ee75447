import type { Choice } from '@parlour/client';
import { knownTrails } from './narrow.js';
import type { NarrowOptions } from './narrow.js';
import { follow } from './progress.js';
import type { Press } from './reading.js';
import { isListed } from './token.js';
import type { Readings } from './trail.js';

/** The picks after one of them is pressed again: an item of the present set is untaken; of anything earlier, it and all after it. */
export function untake<A extends { type: string }>(
  choices: readonly Choice<A>[],
  readings: Readings,
  picks: readonly Press[],
  press: Press,
  options: NarrowOptions,
): readonly Press[] {
  const index = picks.indexOf(press);
  if (index < 0) return picks;
  const trails = knownTrails(choices, readings, options);
  const [one] = follow(trails, picks, { every: options.every ?? false });
  const print = one?.footprints[index];
  if (!one || !print) return picks.slice(0, index);
  const last = Math.max(...one.footprints.map((each) => each?.station ?? -1));
  const station = one.trail.stations[print.station];
  if (station?.kind !== 'set' || print.station !== last) return picks.slice(0, index);
  const left = picks.filter((_, at) => {
    const each = one.footprints[at];
    return !each || each.station !== print.station || each.token !== print.token;
  });
  return follow(trails, left, { every: options.every ?? false }).length > 0 ? left : picks.slice(0, index);
}

/** The picks without the last one, and without the ways that were chosen just before it. */
export function withoutLast(picks: readonly Press[]): readonly Press[] {
  const left = picks.slice(0, -1);
  while (left.at(-1)?.startsWith('=way:') && left.every(isListed)) left.pop();
  return left;
}

/** The longest beginning of the picks that is still offered. */
export function stillOffered<A extends { type: string }>(
  choices: readonly Choice<A>[],
  readings: Readings,
  picks: readonly Press[],
  options: NarrowOptions,
): readonly Press[] {
  const trails = knownTrails(choices, readings, options);
  let kept = picks;
  while (kept.length > 0 && follow(trails, kept, { every: options.every ?? false }).length === 0)
    kept = kept.slice(0, -1);
  return kept;
}
