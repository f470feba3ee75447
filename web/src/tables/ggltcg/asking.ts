import { amount, button, many, maybe, one, priced, steps } from '../../play/ask/reading.js';
import type { Sight } from '../../play/ask/reading.js';
import type { TableKind } from '../../play/table-kind.js';
import { card, hand } from './shapes.js';
import type { Face, GameView, Ggltcg } from './shapes.js';

const theirHand = ({ eyes }: Sight<GameView>) => (eyes === 'public' ? undefined : hand(1 - eyes));

/** A card, then how it is paid, then whom it is for; a toy, then whom it tussles, or the hand behind the toys. */
export const asking: TableKind<Ggltcg, Face>['asking'] = {
  play_card: steps(one('card_id', card), priced('alternative_cost_card_id', card), many('target_card_ids', card)),
  tussle: steps(one('attacker_id', card), one('defender_id', card, { none: theirHand })),
  activate_ability: steps(one('card_id', card), one('target_id', card), amount('amount')),
  resolve_decision: steps(maybe('target_card_id', card)),
  end_turn: button(),
  concede: 'by-the-table', // the frame has giving up for every game
  'time-out': 'by-the-table',
};
