import type { Seat } from '../../../engine/core/index.js';
import { getPrint } from './catalogue/catalogue.js';
import type { Print } from './catalogue/catalogue.js';
import type { CardLook, GameCard, Look, ObjectRef, Permanent, State } from './tcg-fuel.types.js';

/** The print of a card in a game. */
export function printOf(card: Pick<CardLook, 'card'>): Print {
  return getPrint(card.card);
}

/** A card of this game, by its id; throws where there is none. */
export function getCard(state: State, id: number): GameCard;
export function getCard(state: Look, id: number): CardLook;
export function getCard(state: Look, id: number): CardLook {
  const card = state.cards[id];
  if (!card) throw new Error(`There is no card ${id} in this game.`);
  return card;
}

/** The permanent side of a card on the battlefield. */
export function getPermanent(state: State, id: number): Permanent {
  const { permanent } = getCard(state, id);
  if (!permanent) throw new Error(`Card ${id} is not on the battlefield.`);
  return permanent;
}

export function refTo(card: CardLook): ObjectRef {
  return { cardId: card.id, zoneChangeCount: card.zoneChangeCount };
}

/** The card a reference means, unless it has moved since (R4). */
export function findReferred(state: Look, ref: Readonly<ObjectRef> | null): CardLook | undefined {
  if (!ref) return undefined;
  const card = state.cards[ref.cardId];
  return card && card.zoneChangeCount === ref.zoneChangeCount ? card : undefined;
}

/** A card on the battlefield, in the order of arrival. */
export function permanentsOf(state: Look, seat?: Seat): CardLook[] {
  const cards: CardLook[] = [];
  for (const id of state.battlefield) {
    const card = getCard(state, id);
    if (seat === undefined || card.controller === seat) cards.push(card);
  }
  return cards;
}

export function creaturesOf(state: Look, seat: Seat): CardLook[] {
  return permanentsOf(state, seat).filter((card) => printOf(card).isCreature);
}

export function isInPlay(state: Look, seat: Seat): boolean {
  const player = state.players[seat];
  return player !== undefined && !player.hasLost;
}

/** Everybody still in the game, in turn order from a seat on. */
export function turnOrder(state: Look, from: Seat): Seat[] {
  const count = state.players.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step++) {
    const seat = (from + step) % count;
    if (!state.players[seat]!.hasLost) seats.push(seat);
  }
  return seats;
}

/** The seats against which a seat plays. */
export function opponentsOf(state: Look, seat: Seat): Seat[] {
  return turnOrder(state, seat).filter((other) => other !== seat);
}

/** R9: the player index counts from the player who begins. */
export function playerIndex(state: Look, seat: Seat): number {
  return (seat - state.firstSeat + state.players.length) % state.players.length;
}

/** All seats, in order of player index. */
export function seatsByIndex(state: Look): Seat[] {
  return state.players.map((_player, index) => (state.firstSeat + index) % state.players.length);
}

/** The id of the player in a seat. */
export function playerIdOf(state: Look, seat: Seat): number {
  return state.players[seat]!.playerId;
}

/** The seat of a player who is still in the game. */
export function findSeat(state: Look, playerId: number): Seat | undefined {
  const seat = state.players.findIndex((player) => player.playerId === playerId);
  return seat >= 0 && isInPlay(state, seat) ? seat : undefined;
}
