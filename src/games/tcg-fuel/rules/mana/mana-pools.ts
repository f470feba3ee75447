import type { Seat } from '../../../../engine/core/index.js';
import type { ManaType } from '../catalogue/card.types.js';
import { playerIdOf } from '../cards.js';
import { emptyPool, isEmptyPool, withMana } from './pool.js';
import type { Play, State } from '../tcg-fuel.types.js';

export function addMana({ state, emit }: Play, seat: Seat, mana: ManaType, amount: number, rule: string): void {
  const player = state.players[seat]!;
  player.manaPool = withMana(player.manaPool, mana, amount);
  emit({ type: 'mana_added', rule, playerId: playerIdOf(state, seat), mana, amount });
}

/** R21: what was not spent is lost. */
export function emptyPools(state: State): void {
  for (const player of state.players) if (!isEmptyPool(player.manaPool)) player.manaPool = emptyPool();
}
