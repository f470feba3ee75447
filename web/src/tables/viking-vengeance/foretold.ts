import { card } from './places.js';
import { SIDES } from './shapes.js';
import type { Power, Side, VikingVengeance } from './shapes.js';
import type { Ref } from '../../play/stage/scene.js';

type Event = VikingVengeance['event'];
type Sides = Readonly<Record<Side, number>>;

/** What would become of one card. */
export interface Fate {
  /** What is added to its sides by the end. */
  readonly by: Sides;
  /** To whom it turns, if it ends with another owner; an account's id. */
  readonly to?: string;
  readonly isGone?: boolean;
}

/** Two cards would meet at a seam: what has been added to the sides of both by then, and whether the attacked card turns. */
export interface Meeting {
  readonly other: Ref;
  readonly mine: Sides;
  readonly theirs: Sides;
  readonly turns: boolean;
}

/** What the server says would come of a placement. */
export interface Foretold {
  /** Cards that would be the placer's, less those that would be lost. */
  readonly gain: number;
  readonly fates: ReadonlyMap<Ref, Fate>;
  readonly meetings: readonly Meeting[];
}

const NONE: Sides = { top: 0, right: 0, bottom: 0, left: 0 };

/** The forecast of a placement by an account, from the events it would hear. */
export function foretoldBy(events: readonly Event[], placer: string): Foretold {
  const fates = new Map<Ref, Fate>();
  const meetings: Meeting[] = [];
  let placed: Ref | undefined;
  let gain = 0;
  const byOf = (ref: Ref): Sides => fates.get(ref)?.by ?? NONE;
  const change = (ref: Ref, fate: Partial<Fate>): void => void fates.set(ref, { by: NONE, ...fates.get(ref), ...fate });
  const meet = (other: Ref, source: Ref, turns: boolean): void => {
    if (source === placed) meetings.push({ other, mine: byOf(source), theirs: byOf(other), turns });
  };
  for (const event of events) {
    switch (event.type) {
      case 'card_placed':
        placed = card(event.cardId);
        break;
      case 'card_power_changed':
        change(card(event.cardId), { by: plus(byOf(card(event.cardId)), event.bySide) });
        break;
      case 'card_flipped':
        meet(card(event.cardId), card(event.sourceCardId), true);
        change(card(event.cardId), { to: event.to });
        gain += event.to === placer ? 1 : -1;
        break;
      case 'card_defended':
        meet(card(event.cardId), card(event.sourceCardId), false);
        break;
      case 'card_removed':
        change(card(event.cardId), { isGone: true });
        break;
      case 'card_returned':
        change(card(event.cardId), { isGone: true, to: undefined });
        break;
      default:
        break;
    }
  }
  return { gain, fates, meetings };
}

/** "+2", "−1", or "±" where sides go both ways; nothing where nothing changes. */
export function changeInShort(by: Sides): string {
  const changes = SIDES.map((side) => by[side]).filter((one) => one !== 0);
  if (changes.length === 0) return '';
  const most = changes.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
  if (changes.some((one) => Math.sign(one) !== Math.sign(most))) return '±';
  return most > 0 ? `+${most}` : `−${-most}`;
}

function plus(a: Sides, b: Power): Sides {
  return { top: a.top + b.top, right: a.right + b.right, bottom: a.bottom + b.bottom, left: a.left + b.left };
}
