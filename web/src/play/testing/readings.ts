import type { Check, FourInASquare, Ggltcg, TcgFuel, VikingVengeance } from '@parlour/client';
import {
  amount,
  arrange,
  button,
  byKind,
  divide,
  each,
  eachSpec,
  joint,
  list,
  listed,
  many,
  maybe,
  one,
  oneOf,
  pair,
  priced,
  sent,
  skips,
  steps,
} from '../ask/reading.js';
import type { Press, Sight } from '../ask/reading.js';
import type { TableKind } from '../table-kind.js';
import type { GameShape } from '@parlour/client';

/*
 * A reading of every game, as its table may have one: what the tests of narrowing press, and an example of each step.
 */

type Asking<G extends GameShape> = TableKind<G>['asking'];

const card = (id: string | number) => `card:${id}`;

export const fourInASquare: Asking<FourInASquare> = {
  place: sent({ once: true }, steps(joint(['squareIndex', 'slotIndex'], cellOf))),
  slide: sent({ once: true }, steps(one('squareIndex', (square: number) => `square:${square}`))),
  resign: button({ in: 'menu' }),
  'offer-draw': button({ in: 'menu' }),
  'accept-draw': button(),
  'decline-draw': button(),
  restart: button(),
};

function cellOf({ squareIndex, slotIndex }: { squareIndex: number; slotIndex: number }): Press {
  return `cell:${squareIndex}.${slotIndex}`;
}

type Target = { readonly playerID: string; readonly cardIndex: number };
const slot = ({ playerID, cardIndex }: Target) => `slot:${playerID}.${cardIndex}`;
const ownSlot = (index: number, { eyes }: Sight<unknown>) => `slot:${eyes}.${index}`;

export const check: Asking<Check> = {
  performPeek: button(),
  confirmPeek: button(),
  drawFromDeck: button(),
  drawFromDiscard: button(),
  discardDrawnCard: button(),
  swapAndDiscard: steps(one('handIndex', ownSlot)),
  attemptMatch: sent({ once: true }, steps(one('handIndex', ownSlot))),
  passMatch: button(),
  resolveSpecialAbility: oneOf({
    peek: steps(each('peekTargets', slot)),
    swap: steps(pair('swapTargets', slot)),
    leave: skips('skip'),
  }),
  callCheck: button(),
  nextRound: button(),
  forfeit: button({ in: 'menu' }),
  expirePeek: 'by-the-table',
  expireTurn: 'by-the-table',
  expireAbility: 'by-the-table',
  expireRoundBreak: 'by-the-table',
  expireWindow: 'by-the-table',
};

export const ggltcg: Asking<Ggltcg> = {
  play_card: steps(one('card_id', card), priced('alternative_cost_card_id', card), many('target_card_ids', card)),
  tussle: steps(one('attacker_id', card), one('defender_id', card, { none: () => 'hand:opponent' })),
  activate_ability: steps(one('card_id', card), one('target_id', card), amount('amount')),
  end_turn: button(),
  resolve_decision: steps(maybe('target_card_id', card)),
  concede: button({ in: 'menu' }),
  'time-out': 'by-the-table',
};

const tile = ({ x, y }: { readonly x: number; readonly y: number }) => `tile:${x},${y}`;

export const vikingVengeance: Asking<VikingVengeance> = {
  placeCard: steps(one('user_card_instance_id', card), one('position', tile), maybe('targetPosition', tile)),
  endTurn: button(),
  surrender: button({ in: 'menu' }),
  'time-out': 'by-the-table',
  forfeit: 'by-the-table',
};

interface TargetInput {
  readonly cardId?: number;
  readonly playerId?: number;
  readonly stackId?: number;
}
const target = ({ cardId, playerId, stackId }: TargetInput) =>
  cardId !== undefined ? card(cardId) : playerId !== undefined ? `player:${playerId}` : `stack:${stackId}`;
const source = ({ cardId, mana }: { readonly cardId: number; readonly mana?: string }) => [card(cardId), listed(mana)];

interface Attacker {
  readonly cardId: number;
  readonly defenderPlayerId?: number;
  readonly defenderCardId?: number;
}
const attacker = ({ cardId, defenderPlayerId, defenderCardId }: Attacker) => [
  card(cardId),
  defenderCardId === undefined ? `player:${defenderPlayerId}` : card(defenderCardId),
];
const blocker = ({ cardId, attackerId }: { readonly cardId: number; readonly attackerId: number }) => [
  card(cardId),
  card(attackerId),
];

interface Assignment {
  readonly attackerId: number;
  readonly to: readonly { readonly cardId: number; readonly amount: number }[];
  readonly defender?: number;
}
const shares = ({ attackerId, to, defender }: Assignment) => ({
  of: card(attackerId),
  parts: [
    ...to.map((part) => ({ to: card(part.cardId), amount: part.amount })),
    ...(defender === undefined ? [] : [{ to: 'defender', amount: defender }]),
  ],
});

const keepIds = steps(many('cardIds', card));

export const tcgFuel: Asking<TcgFuel> = {
  mulligan: steps(list('keep'), many('bottom', card)),
  draw_card: button(),
  play_card: oneOf({
    cast: steps(one('cardId', card), list('mode'), eachSpec('targets', target)),
    byHand: sent(
      { aside: true },
      steps(one('cardId', card), list('mode'), eachSpec('targets', target), many('payment', source)),
    ),
  }),
  activate_ability: oneOf({
    use: steps(one('cardId', card), list('abilityId'), list('mana'), eachSpec('targets', target)),
    byHand: sent(
      { aside: true },
      steps(one('cardId', card), list('abilityId'), eachSpec('targets', target), many('payment', source)),
    ),
  }),
  attack: steps(many('attackers', attacker)),
  block: steps(many('blocks', blocker)),
  choose: byKind(({ pendingChoice }: TcgFuel['view']) => pendingChoice?.kind, {
    targets: steps(eachSpec('targets', target)),
    discard: keepIds,
    sacrifice: keepIds,
    search: keepIds,
    scry: steps(arrange('top', 'bottom', card)),
    pay: oneOf({
      answer: steps(list('pay')),
      byHand: sent({ aside: true }, steps(list('pay'), many('payment', source))),
    }),
    assign_damage: oneOf({ auto: skips('auto'), divide: steps(divide('assignments', shares)) }),
    legend: steps(one('keepId', card)),
  }),
  pass_priority: button(),
  end_turn: button(),
  settings: 'by-the-table',
  offer_draw: button({ in: 'menu' }),
  answer_draw: steps(list('accept')),
  concede: button({ in: 'menu' }),
  time_out: 'by-the-table',
};
