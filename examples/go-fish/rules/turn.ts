import type { Seat, Turn } from '../../../src/engine/core/index.js';
import { RANKS, rankOf, takeRank } from './cards.js';
import type { Card } from './cards.js';
import type { GoFish } from './go-fish.types.js';

/** The top card of the pond goes to the player, who alone sees it. */
export function drawFromPond({ state, seat, emit }: Turn<GoFish>): Card {
  const card = state.pond.shift()!;
  state.players[seat]!.hand.push(card);
  emit({ type: 'fished', by: seat }, { [seat]: { card } });
  layDownBooks({ state, seat, emit });
  return card;
}

/** Four of a rank leave the hand and count. */
export function layDownBooks({ state, seat, emit }: Pick<Turn<GoFish>, 'state' | 'seat' | 'emit'>): void {
  const player = state.players[seat]!;
  for (const rank of RANKS) {
    if (player.hand.filter((card) => rankOf(card) === rank).length < 4) continue;
    takeRank(player.hand, rank);
    player.books.push(rank);
    emit({ type: 'laid-down', by: seat, rank });
  }
}

/** The turn goes round to the next player who can still do something. */
export function passTurn(state: GoFish['state']): void {
  for (let steps = 0; steps < state.players.length; steps++) {
    state.turn = (state.turn + 1) % state.players.length;
    if (canAct(state, state.turn)) return;
  }
}

/** A player with cards can ask, one without can fish; with an empty pond and no cards there is nothing to do. */
export function canAct(
  state: { pond: readonly Card[]; players: readonly { hand: readonly Card[] }[] },
  seat: Seat,
): boolean {
  if (state.players[seat]!.hand.length === 0) return state.pond.length > 0;
  return state.players.some((player, other) => other !== seat && player.hand.length > 0) || state.pond.length > 0;
}
