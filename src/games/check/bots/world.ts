import type { Rng } from '../../../engine/core/index.js';

/** Cards are ranks here, 0 (ace) to 12 (king): suits mean nothing, and searching needs speed. */
export const EMPTY = -1;
/** A card that an honest player cannot know. */
export const UNKNOWN = 13;

const JACK = 10;

export const pointsAt = (rank: number): number => (rank === 0 ? -1 : rank + 1);

export const isSpecialRank = (rank: number): boolean => rank >= JACK && rank < UNKNOWN;

export const peeksAt = (rank: number): number => rank - JACK;

export type Stage = 'draw' | 'discard' | 'window' | 'peek' | 'swap' | 'over';

/** A slot: seat and index. */
export type Spot = readonly [seat: number, slot: number];

/** What of the house rules a simulation keeps. */
interface WorldRules {
  readonly direction: number;
  readonly penalty: number;
  readonly handLimit: number;
  readonly specialsDrawable: boolean;
  readonly lockedPeekable: boolean;
  readonly sealed: boolean;
}

/** A whole table, as one who knew everything would see it: what simulations play on. */
export interface World {
  readonly rules: WorldRules;
  readonly rng: Rng;
  readonly hands: number[][];
  /** `knows[p][q]` has bit i set where player p knows slot i of player q. */
  readonly knows: number[][];
  /** The next card last. */
  deck: number[];
  readonly pile: number[];
  sealed: boolean;
  readonly locked: boolean[];
  /** Cannot win the round. */
  readonly barred: boolean[];
  current: number;
  stage: Stage;
  drawn: number;
  fromPile: boolean;
  /** The rank to match, and who may still answer. */
  rank: number;
  waiting: number[];
  readonly abilities: { owner: number; rank: number }[];
  peeksLeft: number;
  peeked: Spot[];
  caller: number;
  /** Once the final turns have begun: who is still to have one. */
  finals: number[] | null;
  turns: number;
  /** What an unseen card is worth on average. */
  readonly mean: number;
}

export const knowsSlot = (world: World, who: number, seat: number, slot: number): boolean =>
  ((world.knows[who]![seat]! >> slot) & 1) === 1;

export const isOpenHand = (world: World, seat: number): boolean => !world.locked[seat];

export const slotsOf = (world: World, seat: number): number[] => {
  const slots: number[] = [];
  const hand = world.hands[seat]!;
  for (let slot = 0; slot < hand.length; slot++) if (hand[slot] !== EMPTY) slots.push(slot);
  return slots;
};

export const canTakePile = (world: World): boolean => {
  if (world.pile.length === 0 || world.sealed) return false;
  return world.rules.specialsDrawable || !isSpecialRank(world.pile.at(-1)!);
};

export const canDrawDeck = (world: World): boolean => world.deck.length > 0 || world.pile.length > 1;

export const seatAfter = (world: World, seat: number): number => {
  const count = world.hands.length;
  return (seat + world.rules.direction + count) % count;
};

export const totalOf = (world: World, seat: number): number =>
  world.hands[seat]!.reduce((sum, rank) => sum + (rank === EMPTY ? 0 : pointsAt(rank)), 0);
