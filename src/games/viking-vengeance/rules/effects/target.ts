import { adjacentTiles, cardsOn, findCardAt, findPlaced, POSITIONS } from '../board/board.js';
import type { Placed } from '../board/board.js';
import { baseCardOf, isBane, isBoon, totalPower } from '../board/power.js';
import type { Position, Reading } from '../viking-vengeance.types.js';
import type { Doing } from './doing.js';

/** Cards described by where they lie and whose they are. */
export interface Among {
  readonly who: 'ally' | 'enemy';
  readonly where: 'board' | 'adjacent' | 'row' | 'column' | 'row-or-column';
  /** Not the ability's own card. */
  readonly others?: true;
  readonly tagged?: readonly string[];
  /** Carrying an effect that adds up to more, or to less, than 0. */
  readonly bearing?: 'boon' | 'bane';
  /** Of lower total power than the ability's own card. */
  readonly weaker?: true;
  /** One of them only. */
  readonly pick?: 'strongest' | 'weakest' | 'random';
  /** The player may choose which. */
  readonly targeted?: true;
}

/** Whom an effect is for: a card of the occasion, a card of the owner's hand, or cards of the board. */
export type Target = 'self' | 'subject' | 'source' | 'random-in-hand' | Among;

export const ALLIES: Among = { who: 'ally', where: 'board' };
export const ENEMIES: Among = { who: 'enemy', where: 'board' };
export const ADJACENT_ALLIES: Among = { who: 'ally', where: 'adjacent' };
export const ADJACENT_ENEMIES: Among = { who: 'enemy', where: 'adjacent' };

/** The cards an effect is for, in the order in which they get it. */
export function findTargets(doing: Doing, target: Target): string[] {
  const { turn, self, occasion, owner } = doing;
  switch (target) {
    case 'self':
      return [self];
    case 'subject':
      return onBoardOnly(turn.state, occasion.subject);
    case 'source':
      return onBoardOnly(turn.state, occasion.source);
    case 'random-in-hand': {
      const { hand } = turn.state[owner];
      return hand.length > 0 ? [turn.rng.pick(hand)] : [];
    }
    default:
      return findAmong(doing, target).map(({ card }) => card.id);
  }
}

/** The cards that answer a description; at most one where the description picks. */
export function findAmong(doing: Doing, among: Among): Placed[] {
  const { turn, occasion } = doing;
  if (among.targeted && occasion.target) return cardsOn(turn.state, [occasion.target]);
  const candidates = candidatesAmong(doing, among);
  if (among.pick === undefined || candidates.length === 0) return candidates;
  // R47: chance chooses in reading order, whatever the order of a scan.
  if (among.pick === 'random') return [turn.rng.pick(candidates.sort(inReadingOrder))];
  const sign = among.pick === 'strongest' ? 1 : -1;
  const worth = ({ card }: Placed): number => sign * totalPower(turn.state, card);
  return [candidates.reduce((best, one) => (worth(one) > worth(best) ? one : best))];
}

function candidatesAmong({ turn: { state }, self, owner, at }: Doing, among: Among): Placed[] {
  const mine = among.weaker ? totalPower(state, findPlaced(state, self)!.card) : 0;
  return cardsOn(state, tilesOf(among.where, at)).filter(
    ({ card }) =>
      (card.owner === owner) === (among.who === 'ally') &&
      !(among.others && card.id === self) &&
      (!among.tagged || isTagged(state, card.id, among.tagged)) &&
      (!among.bearing || card.effects.some(among.bearing === 'boon' ? isBoon : isBane)) &&
      (!among.weaker || totalPower(state, card) < mine),
  );
}

/** Adjacent tiles in side order, all others in reading order. */
function tilesOf(where: Among['where'], at: Position | null): readonly Position[] {
  if (where === 'board') return POSITIONS;
  if (!at) return [];
  if (where === 'adjacent') return adjacentTiles(at);
  return POSITIONS.filter(({ x, y }) => (where !== 'column' && y === at.y) || (where !== 'row' && x === at.x));
}

const inReadingOrder = (one: Placed, other: Placed): number => one.at.y - other.at.y || one.at.x - other.at.x;

export function isTagged(state: Reading, id: string, tags: readonly string[]): boolean {
  return baseCardOf(state, id).tags.some((tag) => tags.includes(tag));
}

function onBoardOnly(state: Reading, id: string | null): string[] {
  return id !== null && findPlaced(state, id) ? [id] : [];
}

/** The enemies that a targeted ability may be aimed at from a tile, its card having this total power (R45). */
export function legalTargets(state: Reading, among: Among, owner: string, total: number): Position[] {
  return POSITIONS.filter((at) => {
    const card = findCardAt(state, at);
    return card && card.owner !== owner && (!among.weaker || totalPower(state, card) < total);
  });
}
