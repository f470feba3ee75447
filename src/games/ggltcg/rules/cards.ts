import { getDefinition } from './catalogue/card-set.js';
import type { CardDefinition, CardPool } from './catalogue/card-set.js';
import type { Effect, Source } from './effects/effect.js';
import type { CardRef } from './events.js';
import type { Card, CardId, Player, PlayerId, ReadCard, ReadState, State } from './ggltcg.types.js';
import type { Frozen, Seat } from '../../../engine/core/index.js';

/** What a card is now: what is printed on it, or what it is a copy of. */
export function definitionOf(pool: CardPool, card: ReadCard): CardDefinition {
  return getDefinition(pool, baseName(card));
}

/** What is written on a card now. */
export function effectsOf(pool: CardPool, card: ReadCard): readonly Effect[] {
  return definitionOf(pool, card).effects;
}

/** The name effects go by: a Copy of Knight counts as Knight (R41). */
export function baseName(card: ReadCard): string {
  return card.copied_from ?? card.printed_name;
}

/** The name a card shows (R48). */
export function nameOf(card: ReadCard): string {
  return card.copied_from === null ? card.printed_name : `Copy of ${card.copied_from}`;
}

/** A card as events name it. */
export function refTo(card: ReadCard): CardRef {
  return { id: card.id, name: nameOf(card) };
}

export function sourceOf(card: ReadCard): Source {
  return { id: card.id, controller: card.controller, name: baseName(card) };
}

/** The id of the other player. */
export function opponentOf(state: ReadState, player: PlayerId): PlayerId {
  return (state.seats[0] === player ? state.seats[1] : state.seats[0])!;
}

/** The side of a player. */
export function playerOf(state: State, player: PlayerId): Player;
export function playerOf(state: ReadState, player: PlayerId): Frozen<Player>;
export function playerOf(state: ReadState, player: PlayerId): Frozen<Player> {
  return state.players[player]!;
}

/** All toys in play: the active player's first, then the other's (R42). */
export function toysInPlay(state: State): Card[];
export function toysInPlay(state: ReadState): readonly ReadCard[];
export function toysInPlay(state: ReadState): readonly ReadCard[] {
  const active = state.active_player_id;
  return [...playerOf(state, active).in_play, ...playerOf(state, opponentOf(state, active)).in_play];
}

/** A toy in play, on either side. */
export function findToy(state: State, id: CardId): Card | undefined;
export function findToy(state: ReadState, id: CardId): ReadCard | undefined;
export function findToy(state: ReadState, id: CardId): ReadCard | undefined {
  for (const player of state.seats) {
    for (const card of playerOf(state, player).in_play) if (card.id === id) return card;
  }
  return undefined;
}

export function getToy(state: State, id: CardId): Card {
  const toy = findToy(state, id);
  if (!toy) throw new Error(`No toy ${id} is in play.`);
  return toy;
}

/** Who sits in a seat. */
export function idAt(state: ReadState, seat: Seat): PlayerId {
  return state.seats[seat]!;
}

export function seatOf(state: ReadState, player: PlayerId): Seat {
  return state.seats[0] === player ? 0 : 1;
}
