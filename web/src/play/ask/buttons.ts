import { canonical } from '@parlour/client';
import type { Caption } from '@parlour/client';
import type { Ref } from '../stage/scene.js';
import type { ButtonOffer, Meaning, Narrowed, Way } from './offer.js';
import { isComplete, keyOf, nextPress, openTokens, wayPress } from './progress.js';
import type { Progress } from './progress.js';
import type { Press } from './reading.js';
import { isListed } from './token.js';

interface Offered<A extends { type: string }> {
  readonly live: readonly Progress<A>[];
  readonly picks: readonly Press[];
  readonly ways: readonly Way[];
  readonly actions: ReadonlyMap<string, Progress<A>>;
  readonly asides: readonly Way[];
  readonly grouped: boolean;
  captionOf(members: readonly Progress<A>[]): Caption | undefined;
  /** What several choices are called alike, such as an ability at each of its targets. */
  commonCaption(members: readonly Progress<A>[]): Caption | undefined;
}

/** What can be pressed and has no place on the table; where several ways begin at one place, they stand in a menu there. */
export function buttonsOf<A extends { type: string }>(
  offered: Offered<A>,
  at: Ref | undefined,
): Pick<Narrowed<A>, 'buttons' | 'menu'> {
  const { live, picks, ways, asides } = offered;
  const buttons = [...nextOf(offered), ...entriesOf(offered), ...actionsOf(offered)];
  buttons.push(...asides.map((way) => wayButton(offered, way, false)));
  if (picks.length === 0) {
    for (const way of ways) buttons.push(...beginningOf(offered, way));
    return { buttons };
  }
  if (ways.length < 2) return { buttons };
  const choice = ways.map((way) => wayButton(offered, way, isSingle(live, way)));
  return at === undefined ? { buttons: [...buttons, ...choice] } : { buttons, menu: { at, ways: choice } };
}

/** A way that needs no press is a button; in a grouped list every way is, where nothing of it lies on the table. */
function beginningOf<A extends { type: string }>(offered: Offered<A>, way: Way): readonly ButtonOffer[] {
  const members = offered.live.filter(({ trail }) => keyOf(trail.way) === keyOf(way));
  if (members.some(({ trail }) => trail.stations[0]?.step === 'none' || trail.shortcut === 'none')) {
    return offered.grouped && isGrouped(members) ? [wayButton(offered, way, false)] : [];
  }
  if (members.some(isComplete)) return [wayButton(offered, way, isSingle(offered.live, way))];
  return offered.grouped && isGrouped(members) ? [wayButton(offered, way, false)] : toolButton(offered, way, members);
}

/** A question for a tool is opened by its button, where other ways stand beside it; what stands in the menu is not beside it. */
function toolButton<A extends { type: string }>(
  offered: Offered<A>,
  way: Way,
  members: readonly Progress<A>[],
): readonly ButtonOffer[] {
  const isTool = members.every(({ trail, at }) => trail.stations[at]?.kind === 'tool');
  const isBeside = ({ trail }: Progress<A>): boolean =>
    keyOf(trail.way) !== keyOf(way) && (trail.manner.in ?? 'prompt') === 'prompt';
  return isTool && offered.live.some(isBeside) ? [wayButton(offered, way, false)] : [];
}

function isGrouped<A extends { type: string }>(members: readonly Progress<A>[]): boolean {
  return members.some(({ trail, at }) => {
    const station = trail.stations[at];
    return station !== undefined && openTokens(station, []).some(({ path }) => isListed(path[0]!));
  });
}

function isSingle<A extends { type: string }>(live: readonly Progress<A>[], way: Way): boolean {
  const members = live.filter(({ trail }) => keyOf(trail.way) === keyOf(way));
  return members.length === 1 && isComplete(members[0]!) && members[0]!.trail.form === undefined;
}

function wayButton<A extends { type: string }>(offered: Offered<A>, way: Way, acts: boolean): ButtonOffer {
  const members = offered.live.filter(({ trail }) => keyOf(trail.way) === keyOf(way));
  return {
    press: wayPress(way),
    role: 'source',
    ways: [way],
    meaning: { means: 'way', way },
    in: members[0]?.trail.manner.in ?? 'prompt',
    acts,
    caption: offered.captionOf(members),
  };
}

/** The entries of lists: values without a place. */
function entriesOf<A extends { type: string }>(offered: Offered<A>): ButtonOffer[] {
  const found = new Map<Press, { meaning: Meaning; members: Progress<A>[] }>();
  for (const one of offered.live) {
    const { trail, at, partial } = one;
    const station = trail.stations[at];
    if (!station || (station.kind === 'one' && station.amount)) continue;
    const way = { ...trail.way };
    for (const { path, value } of openTokens(station, one.taken[at] ?? [])) {
      const press = path[partial.length];
      if (press === undefined || !isListed(press) || partial.some((done, index) => path[index] !== done)) continue;
      const shortcut = trail.shortcut ?? (station.step === 'none' ? 'none' : undefined);
      const isHidden = offered.grouped && offered.picks.length === 0;
      if (isHidden) continue;
      const meaning: Meaning = shortcut
        ? { means: shortcut, way, step: station.step }
        : { means: 'option', way, step: station.step, value };
      const entry = found.get(press);
      if (entry) entry.members.push(one);
      else found.set(press, { meaning, members: [one] });
    }
  }
  return [...found].map(([press, { meaning, members }]) => ({
    press,
    role: 'target',
    ways: [members[0]!.trail.way],
    step: members[0]!.trail.stations[members[0]!.at]!.step,
    meaning,
    in: members[0]!.trail.manner.in ?? 'prompt',
    acts: members.length === 1 && members[0]!.at === members[0]!.trail.stations.length - 1 && !members[0]!.trail.form,
    caption: offered.commonCaption(members),
  }));
}

/** A set with enough in it, before another question. */
function nextOf<A extends { type: string }>({ live, ways }: Offered<A>): ButtonOffer[] {
  const one = live.find(({ trail, at, partial, taken }) => {
    const station = trail.stations[at];
    const isEnough = station?.kind === 'set' && (taken[at] ?? []).length >= station.min;
    return isEnough && partial.length === 0 && at < trail.stations.length - 1;
  });
  if (!one || ways.length !== 1) return [];
  const { step } = one.trail.stations[one.at]!;
  const { way, manner } = one.trail;
  const meaning: Meaning = { means: 'next', way, step };
  return [
    { press: nextPress(step), role: 'target', ways: [way], step, meaning, in: manner.in ?? 'prompt', acts: false },
  ];
}

/** Several actions agree in everything that a reading asks for: they are told apart one by one. */
function actionsOf<A extends { type: string }>({ ways, picks, actions }: Offered<A>): ButtonOffer[] {
  if (ways.length !== 1 || picks.length === 0 || actions.size < 2) return [];
  return [...actions.values()].map(({ trail }) => {
    const action = trail.base as unknown as A;
    const meaning: Meaning = { means: 'action', way: trail.way, action };
    return {
      press: `=action:${canonical(action)}`,
      role: 'target',
      ways: [trail.way],
      meaning,
      in: trail.manner.in ?? 'prompt',
      acts: true,
    };
  });
}
