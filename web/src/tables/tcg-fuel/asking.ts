import type { tcgFuel } from '@parlour/client';
import {
  arrange,
  button,
  byKind,
  divide,
  eachSpec,
  list,
  listed,
  many,
  one,
  oneOf,
  sent,
  skips,
  steps,
} from '../../play/ask/reading.js';
import type { TableKind } from '../../play/table-kind.js';
import { card, player, targetRef } from './shapes.js';
import type { Face, GameView, TcgFuel } from './shapes.js';

const source = ({ cardId, mana }: { readonly cardId: number; readonly mana?: string }) =>
  mana === undefined ? card(cardId) : [card(cardId), listed(mana)];
const attacker = ({ cardId, defenderPlayerId, defenderCardId }: tcgFuel.AttackInput) => [
  card(cardId),
  defenderCardId === undefined ? player(defenderPlayerId ?? 0) : card(defenderCardId),
];
const blocker = ({ cardId, attackerId }: { readonly cardId: number; readonly attackerId: number }) => [
  card(cardId),
  card(attackerId),
];
const shares = ({ attackerId, to, defender }: tcgFuel.AssignmentInput) => ({
  of: card(attackerId),
  parts: [
    ...to.map((part) => ({ to: card(part.cardId), amount: part.amount })),
    ...(defender === undefined ? [] : [{ to: 'defender', amount: defender }]),
  ],
});
const cards = steps(many('cardIds', card));

/** In which order everything is pressed. */
export const asking: TableKind<TcgFuel, Face>['asking'] = {
  mulligan: steps(list('keep'), many('bottom', card)),
  draw_card: button(),
  play_card: oneOf({
    cast: steps(one('cardId', card), list('mode'), eachSpec('targets', targetRef)),
    byHand: sent(
      { aside: true },
      steps(one('cardId', card), list('mode'), eachSpec('targets', targetRef), many('payment', source)),
    ),
  }),
  activate_ability: oneOf({
    use: steps(one('cardId', card), list('abilityId'), list('mana'), eachSpec('targets', targetRef)),
    byHand: sent(
      { aside: true },
      steps(one('cardId', card), list('abilityId'), eachSpec('targets', targetRef), many('payment', source)),
    ),
  }),
  attack: steps(many('attackers', attacker)),
  block: steps(many('blocks', blocker)),
  choose: byKind(({ pendingChoice }: GameView) => pendingChoice?.kind, {
    targets: steps(eachSpec('targets', targetRef)),
    discard: cards,
    sacrifice: cards,
    search: cards,
    scry: steps(arrange('top', 'bottom', card)),
    pay: oneOf({
      answer: steps(list('pay')),
      byHand: sent({ aside: true }, steps(list('pay'), many('payment', source))),
    }),
    assign_damage: oneOf({ auto: skips('auto'), divide: steps(divide('assignments', shares)) }),
    legend: steps(one('keepId', card)),
  }),
  pass_priority: button(),
  end_turn: 'by-the-table',
  settings: 'by-the-table',
  offer_draw: button({ in: 'menu' }),
  answer_draw: 'by-the-table',
  concede: 'by-the-table',
  time_out: 'by-the-table',
};
