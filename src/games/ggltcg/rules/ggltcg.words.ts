import { poolOf } from './catalogue/card-sets.js';
import { findToy } from './cards.js';
import type { Action, CardId, ReadState } from './ggltcg.types.js';
import { staminaLeft, statOf } from './stats/stats.js';

/** The words in which tests speak of the game: its seats, its actions, and what a toy is worth. */
export const [A, B] = [0, 1] as const;

export const play = (card_id: CardId, ...target_card_ids: CardId[]): Extract<Action, { type: 'play_card' }> => ({
  type: 'play_card',
  card_id,
  target_card_ids,
  alternative_cost_card_id: null,
});
export const attack = (attacker_id: CardId, defender_id: CardId | null): Action => ({
  type: 'tussle',
  attacker_id,
  defender_id,
});
export const activate = (card_id: CardId, target_id: CardId, amount = 1): Action => ({
  type: 'activate_ability',
  card_id,
  target_id,
  amount,
});
export const decide = (decision_id: string, target_card_id: CardId | null): Action => ({
  type: 'resolve_decision',
  decision_id,
  target_card_id,
});
export const endTurn: Action = { type: 'end_turn' };

export const strengthOf = (state: ReadState, id: CardId): number =>
  statOf(state, poolOf(state), findToy(state, id)!, 'strength');
export const staminaOf = (state: ReadState, id: CardId): number =>
  staminaLeft(state, poolOf(state), findToy(state, id)!);
