import type { Seat } from '../../../../engine/core/index.js';
import { getCard, playerIdOf } from '../cards.js';
import type { Play } from '../tcg-fuel.types.js';
import { relocate } from './zones.js';

/** Life goes up or down; it is not clamped at zero. */
export function changeLife({ state, emit }: Play, seat: Seat, by: number, rule: string): void {
  const player = state.players[seat]!;
  if (by === 0 || player.hasLost) return;
  const old = player.lifeTotal;
  player.lifeTotal = old + by;
  emit({ type: 'player_life_changed', rule, playerId: player.playerId, old, new: player.lifeTotal });
}

/** One card at a time; an empty deck marks the player for the next state check (S2) and goes on. */
export function drawCards({ state, emit }: Play, seat: Seat, amount: number, rule: string): void {
  const player = state.players[seat]!;
  const drawn: number[] = [];
  for (let n = 0; n < amount; n++) {
    const top = player.deck[0];
    if (top === undefined) {
      player.drewFromEmptyDeck = true;
      continue;
    }
    relocate(state, getCard(state, top), 'hand');
    drawn.push(top);
  }
  if (drawn.length === 0) return;
  const told = { type: 'cards_drawn', rule, playerId: playerIdOf(state, seat), count: drawn.length } as const;
  emit(told, { [seat]: { cardIds: drawn } });
}
