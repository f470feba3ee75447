import { canonical } from '@parlour/client';
import type { Caption, Choice } from '@parlour/client';
import { isSame } from '../same.js';
import type { Ref } from '../stage/scene.js';
import { buttonsOf } from './buttons.js';
import type { ButtonOffer, Narrowed, Offer, Way } from './offer.js';
import { follow, isComplete, keyOf, openTokens } from './progress.js';
import type { Progress } from './progress.js';
import type { Press, Sight } from './reading.js';
import { isListed } from './token.js';
import { toolOf } from './tools.js';
import { actionOf, allows, trailsOf } from './trail.js';
import type { Find, Readings, Trail } from './trail.js';

/** What narrowing needs besides choices, readings and picks. */
export interface NarrowOptions {
  readonly sight: Sight<unknown>;
  readonly captions?: readonly (Caption | null)[];
  readonly find?: Find;
  /** Every step is asked for, also where there is a single answer. */
  readonly every?: boolean;
  /** Kinds without a place to press are chosen first, and their values after that. */
  readonly grouped?: boolean;
}

/** What may be pressed next, and what is ready to be sent. Legality is never judged here: everything comes from the choices. */
export function narrow<A extends { type: string }>(
  choices: readonly Choice<A>[],
  readings: Readings,
  picks: readonly Press[],
  options: NarrowOptions,
): Narrowed<A> {
  const trails = knownTrails(choices, readings, options);
  const live = follow(trails, picks, { every: options.every ?? false });
  const ways = waysOf(live);
  const chosen = picks.some((pick) => pick.startsWith('=way:'));
  const hasPicked = picks.length > 0;
  const complete = live.filter(isComplete);
  const actions = new Map(
    complete.map((one) => [canonical(finished(one)), one] as const).filter(([, one]) => isOffered(one)),
  );
  const isOne = ways.length === 1 && hasPicked;
  const ready = isOne && actions.size === 1 ? finished([...actions.values()][0]!) : undefined;
  const [first] = live;
  // What stands in the menu at any time does not make the one question of the moment two.
  const main = hasPicked ? live : live.filter(({ trail }) => (trail.manner.in ?? 'prompt') === 'prompt');
  const asked = waysOf(main).length === 1 ? main[0] : undefined;
  const captionOf = (members: readonly Progress<A>[]): Caption | undefined => {
    const numbers = new Set(members.map(({ trail }) => trail.choice));
    return numbers.size === 1 ? (options.captions?.[[...numbers][0]!] ?? undefined) : undefined;
  };
  const commonCaption = (members: readonly Progress<A>[]): Caption | undefined => {
    const [first, ...others] = [...new Set(members.map(({ trail }) => options.captions?.[trail.choice] ?? undefined))];
    return others.every((other) => isSame(first, other)) ? first : undefined;
  };
  const asides = !chosen ? asidesOf(trails, picks, ways, options.every ?? false) : [];
  const offered = { live, picks, ways, actions, asides, grouped: options.grouped ?? false, captionOf, commonCaption };
  const { buttons, menu } = buttonsOf(offered, first ? firstRef(picks) : undefined);
  return {
    open: openOf(live, picks, captionOf),
    buttons,
    ...(menu && { menu }),
    ...(isOne && { need: needOf(live) }),
    ...(ready && { ready, caption: captionOf(complete), once: complete[0]!.trail.manner.once === true }),
    ...(asked && { way: asked.trail.way, step: asked.trail.stations[asked.at]?.step }),
    soFar: first && isOne ? soFarOf(first) : {},
    ...(asked && { tool: withCaptions(toolOf(main, options.sight), options.captions) }),
  };
}

const known = new WeakMap<
  object,
  { readonly readings: Readings; readonly view: unknown; trails: readonly unknown[] }
>();

/** The trails of one picture are laid out once. */
export function knownTrails<A extends { type: string }>(
  choices: readonly Choice<A>[],
  readings: Readings,
  { sight, find }: NarrowOptions,
): readonly Trail<A>[] {
  const last = known.get(choices);
  if (last && last.readings === readings && last.view === sight.view) return last.trails as readonly Trail<A>[];
  const trails = trailsOf(choices, readings, sight, find);
  known.set(choices, { readings, view: sight.view, trails });
  return trails;
}

function waysOf<A extends { type: string }>(live: readonly Pick<Progress<A>, 'trail'>[]): readonly Way[] {
  return [...new Map(live.map(({ trail }) => [keyOf(trail.way), trail.way])).values()];
}

/** Ways that are not mixed with the others and go on from the same picks. */
function asidesOf<A extends { type: string }>(
  trails: readonly Trail<A>[],
  picks: readonly Press[],
  ways: readonly Way[],
  every: boolean,
): readonly Way[] {
  const aside = trails.filter(({ manner, way }) => manner.aside && ways.some(({ type }) => type === way.type));
  // Before the first pick nothing is followed: what stands aside has more ways than all the rest, and is seldom wanted.
  if (picks.length === 0)
    return waysOf(aside.filter(({ beginsWithList }) => beginsWithList).map((trail) => ({ trail })));
  return waysOf(follow(aside, picks, { every, mixed: true }));
}

/** What everything taken on a trail adds up to. */
export function finished<A extends { type: string }>({ trail, taken }: Progress<A>): A {
  const lists: Record<string, readonly unknown[]> = {};
  trail.stations.forEach((station, index) => {
    if (station.kind === 'set' && station.slot) lists[station.step] = (taken[index] ?? []).map(({ value }) => value);
  });
  return actionOf(trail, lists);
}

function isOffered<A extends { type: string }>(one: Progress<A>): boolean {
  return allows(one.trail, finished(one));
}

function firstRef(picks: readonly Press[]): Ref | undefined {
  return picks.find((pick) => !isListed(pick));
}

function openOf<A extends { type: string }>(
  live: readonly Progress<A>[],
  picks: readonly Press[],
  captionOf: (members: readonly Progress<A>[]) => Caption | undefined,
): ReadonlyMap<Ref, Offer> {
  const open = new Map<Ref, Offer>();
  let number = 0;
  const isPartial = live.some(({ partial }) => partial.length > 0);
  for (const pick of [...picks, ...(live[0]?.auto ?? [])]) {
    if (!isListed(pick) && !open.has(pick)) {
      const auto = !picks.includes(pick);
      open.set(pick, { press: pick, role: 'taken', number: ++number, ways: waysOf(live), ...(auto && { auto }) });
    }
  }
  const role = number === 0 && !isPartial ? 'source' : 'target';
  const next = new Map<Ref, Progress<A>[]>();
  for (const one of live) {
    const station = one.trail.stations[one.at];
    if (!station) continue;
    for (const { path } of openTokens(station, one.taken[one.at] ?? [])) {
      const press = path[one.partial.length];
      if (press === undefined || isListed(press) || one.partial.some((done, index) => path[index] !== done)) continue;
      const found = next.get(press);
      if (found) found.push(one);
      else next.set(press, [one]);
    }
  }
  for (const [press, members] of next) {
    const station = members[0]!.trail.stations[members[0]!.at]!;
    if (open.get(press)?.role === 'taken' && !isPartial && picks.includes(press)) continue;
    open.set(press, { press, role, ways: waysOf(members), step: station.step, caption: captionOf(members) });
  }
  return open;
}

function needOf<A extends { type: string }>(live: readonly Progress<A>[]): Narrowed<A>['need'] {
  const counts = live.flatMap(({ trail, at, taken }) => {
    const here = trail.stations[at] ?? trail.stations[at - 1];
    if (here?.kind !== 'set') return [];
    const place = trail.stations[at] ? at : at - 1;
    return [{ step: here.step, min: here.min, max: here.max, taken: (taken[place] ?? []).length }];
  });
  const [first] = counts;
  if (!first) return undefined;
  const same = counts.filter(({ step }) => step === first.step);
  return {
    step: first.step,
    min: Math.min(...same.map(({ min }) => min)),
    max: Math.max(...same.map(({ max }) => max)),
    taken: Math.max(...same.map(({ taken }) => taken)),
  };
}

function soFarOf<A extends { type: string }>({ trail, at, taken }: Progress<A>): Record<string, unknown> {
  const soFar: Record<string, unknown> = { type: trail.way.type };
  trail.stations.slice(0, at + 1).forEach((station, index) => {
    const values = (taken[index] ?? []).map(({ value }) => value);
    if (values.length === 0) return;
    if (station.kind === 'set') soFar[station.step] = values;
    else if (station.step.includes('.')) Object.assign(soFar, values[0]);
    else soFar[station.step] = values[0];
  });
  return soFar;
}

function withCaptions<A>(tool: Narrowed<A & { type: string }>['tool'], captions: NarrowOptions['captions']) {
  if (tool?.tool !== 'amount' || !captions) return tool;
  const values = tool.values.map((one) => {
    const caption = captions[(one as { choice?: number }).choice ?? -1];
    return caption ? { ...one, caption } : one;
  });
  return { ...tool, values };
}

export type { ButtonOffer };
