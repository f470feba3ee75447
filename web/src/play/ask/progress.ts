import { excludes } from '@parlour/client';
import type { Json } from '@parlour/client';
import type { Way } from './offer.js';
import type { Press } from './reading.js';
import { isListed } from './token.js';
import type { Token } from './token.js';
import type { Station, Trail } from './trail.js';

/** Which station and which token of it a pick belongs to; a pick that answers no question has none. */
export interface Footprint {
  readonly station: number;
  readonly token: number;
}

/** How far the picks have led along a trail. */
export interface Progress<A extends { type: string }> {
  readonly trail: Trail<A>;
  readonly at: number;
  /** Presses of a token that needs more of them. */
  readonly partial: readonly Press[];
  /** What each station has taken, in the order of taking. */
  readonly taken: readonly (readonly Token[])[];
  readonly footprints: readonly (Footprint | undefined)[];
  /** Refs that were taken by themselves, because nothing else was offered. */
  readonly auto: readonly Press[];
}

export const wayPress = ({ type, way }: Way): Press => `=way:${type}/${way ?? ''}`;
export const nextPress = (step: string): Press => `=next:${step}`;
export const keyOf = ({ type, way }: Way): string => `${type}/${way ?? ''}`;

/** Follows the picks along every trail; those that do not fit are left out. `mixed`: also those that otherwise stand aside. */
export function follow<A extends { type: string }>(
  trails: readonly Trail<A>[],
  picks: readonly Press[],
  { every, mixed = false }: { readonly every: boolean; readonly mixed?: boolean },
): readonly Progress<A>[] {
  let live = trails.map((trail): Progress<A> => ({ trail, at: 0, partial: [], taken: [], footprints: [], auto: [] }));
  const chosen = new Set(picks.filter((pick) => pick.startsWith('=way:')));
  live = live.filter(({ trail: { way, manner } }) =>
    chosen.size > 0 ? chosen.has(wayPress(way)) : mixed || manner.aside !== true,
  );
  live = settle(live, false, every);
  for (const pick of picks) {
    live = pick.startsWith('=way:')
      ? live.map((one) => ({ ...one, footprints: [...one.footprints, undefined] }))
      : live.flatMap((one) => take(one, pick) ?? []);
    live = settle(live, true, every);
  }
  return live;
}

/** One press further, if the trail goes on with it. */
function take<A extends { type: string }>(one: Progress<A>, press: Press): Progress<A> | undefined {
  const station = one.trail.stations[one.at];
  if (press.startsWith('=next:')) return goOn(one, station, press);
  if (!station || station.kind === 'tool') return undefined;
  const path = [...one.partial, press];
  const taken = one.taken[one.at] ?? [];
  const found = openTokens(station, taken).filter((token) => path.every((step, index) => token.path[index] === step));
  if (found.length === 0) return undefined;
  const footprints = [...one.footprints, { station: one.at, token: taken.length }];
  const whole = found.find((token) => token.path.length === path.length);
  if (!whole) return { ...one, partial: path, footprints };
  const now = [...one.taken];
  now[one.at] = [...taken, whole];
  const isFull = station.kind === 'one' || now[one.at]!.length === station.max;
  return { ...one, at: one.at + (isFull ? 1 : 0), partial: [], taken: now, footprints };
}

/** "Next" leaves a set that has enough; a set that is full has been left already. */
function goOn<A extends { type: string }>(
  one: Progress<A>,
  station: Station | undefined,
  press: Press,
): Progress<A> | undefined {
  const footprints = [...one.footprints, undefined];
  const before = one.trail.stations[one.at - 1];
  if (before?.kind === 'set' && press === nextPress(before.step)) return { ...one, footprints };
  const isLeft = station?.kind === 'set' && press === nextPress(station.step) && one.partial.length === 0;
  if (!isLeft || (one.taken[one.at] ?? []).length < station.min) return undefined;
  return { ...one, at: one.at + 1, footprints };
}

/** The tokens of a station that can still be taken. */
export function openTokens(station: Station, taken: readonly Token[]): readonly Token[] {
  if (station.kind === 'tool') return [];
  if (station.kind === 'one') return taken.length === 0 ? [station.token] : [];
  const { slot } = station;
  return station.tokens.filter(
    (token) =>
      !taken.includes(token) &&
      !(slot && taken.some((other) => excludes(slot, other.value as Json, token.value as Json))),
  );
}

/** Whether everything that a trail asks for is given. */
export function isComplete<A extends { type: string }>({ trail, at, partial, taken }: Progress<A>): boolean {
  if (partial.length > 0) return false;
  return trail.stations
    .slice(at)
    .every((station, index) => station.kind === 'set' && (taken[at + index] ?? []).length >= station.min);
}

/**
 * Questions with a single answer are answered by themselves: nothing to choose from a list, and (unless every step is to be
 * asked) the only target once something has been picked.
 */
function settle<A extends { type: string }>(
  live: readonly Progress<A>[],
  hasPicked: boolean,
  every: boolean,
): Progress<A>[] {
  const groups = new Map<string, Progress<A>[]>();
  for (const one of live) {
    const key = keyOf(one.trail.way);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flatMap((group) => settleGroup(group, hasPicked, every));
}

function settleGroup<A extends { type: string }>(
  group: readonly Progress<A>[],
  hasPicked: boolean,
  every: boolean,
): Progress<A>[] {
  let now = [...group];
  for (;;) {
    const only = onlyAnswer(now, hasPicked, every);
    if (!only) return now;
    now = now.map((one) => {
      const taken = [...one.taken];
      taken[one.at] = [only];
      const auto = isListed(only.path[0]!) ? one.auto : [...one.auto, only.path[0]!];
      return { ...one, at: one.at + 1, taken, auto };
    });
  }
}

function onlyAnswer<A extends { type: string }>(
  group: readonly Progress<A>[],
  hasPicked: boolean,
  every: boolean,
): Token | undefined {
  let only: Token | undefined;
  for (const { trail, at, partial } of group) {
    const station = trail.stations[at];
    if (station?.kind !== 'one' || station.amount || partial.length > 0 || trail.shortcut) return undefined;
    if (station.step === 'none') return undefined;
    const { token } = station;
    if (token.path.length !== 1 || (only && only.path[0] !== token.path[0])) return undefined;
    only = token;
  }
  if (!only) return undefined;
  // None of something that has no place on the table is no question.
  if (only.value === null && isListed(only.path[0]!)) return only;
  return hasPicked && (isListed(only.path[0]!) || !every) ? only : undefined;
}
