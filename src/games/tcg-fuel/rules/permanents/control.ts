import type { Seat } from '../../../../engine/core/index.js';
import { playerIdOf, printOf } from '../cards.js';
import { leaveCombat } from './zones.js';
import type { GameCard, Play } from '../tcg-fuel.types.js';

/** R6, R36, R54: a permanent changes hands. Creatures are sick again and leave combat. */
export function changeController({ state, emit }: Play, card: GameCard, seat: Seat): void {
  if (card.controller === seat) return;
  card.controller = seat;
  card.permanent!.summoningSick = printOf(card).isCreature;
  leaveCombat(state, card.id);
  emit({ type: 'control_changed', rule: 'R6', cardId: card.id, playerId: playerIdOf(state, seat) });
}
