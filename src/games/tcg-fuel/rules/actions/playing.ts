import { refusal } from '../../../../engine/core/index.js';
import type { Refusal, Seat } from '../../../../engine/core/index.js';
import type { CardData, TargetSpec } from '../catalogue/card.types.js';
import { getCard, printOf } from '../cards.js';
import { planPayment } from '../mana/costs.js';
import type { Purse } from '../mana/costs.js';
import type { PaidCost } from '../mana/payment.js';
import { availableMana } from '../mana/sources.js';
import { textOf } from '../stack/stack.js';
import { hasTargets, readTargets } from '../stack/targets.js';
import type { PlayCard } from '../action.types.js';
import type { CardLook, Look, Targets } from '../tcg-fuel.types.js';
import { isSorceryTime, wrongPhase } from './gate.js';

/** A legal way to play a card. */
export interface PlayPlan {
  readonly card: CardLook;
  readonly mode: string | null;
  readonly targets: Targets;
  readonly paid: PaidCost;
}

type ReasonCode = 'INSUFFICIENT_MANA' | 'LAND_ALREADY_PLAYED' | 'NO_LEGAL_TARGET';

/** R31: whether a card may be played now, as far as time goes. */
export function isTimely(state: Look, seat: Seat, { type, keywords }: CardData): boolean {
  return type === 'instant' || keywords.includes('flash') || isSorceryTime(state, seat);
}

/** R32: mode, targets, cost, payment. Any part that is illegal refuses the whole. */
export function planPlay(state: Look, seat: Seat, action: PlayCard): PlayPlan | Refusal {
  if (!state.players[seat]!.hand.includes(action.cardId))
    return refusal('CARD_NOT_IN_HAND', 'Card not found in hand', { rule: 'R32' });
  const card = getCard(state, action.cardId);
  const { data, isLand } = printOf(card);
  if (!isTimely(state, seat, data)) return wrongPhase(isLand ? 'R30' : 'R31');
  if (isLand) {
    // A land has neither modes nor targets: an action that names some means another card.
    if (action.mode !== undefined) return refusal('BAD_MODE', 'This card has no such mode.', { rule: 'R32' });
    if (!readTargets(state, [], action, { you: seat, sourceId: card.id }))
      return refusal('BAD_TARGET', 'These targets are not legal.', { rule: 'R33' });
    if (state.landsPlayedThisTurn > 0) return cannotPlay('LAND_ALREADY_PLAYED', 'Land already played this turn', 'R30');
    return {
      card,
      mode: null,
      targets: {},
      paid: { tapped: [], newPool: { ...state.players[seat]!.manaPool }, usedMana: {} },
    };
  }
  const mode = action.mode ?? null;
  const knowsMode = data.modes ? data.modes.some(({ id }) => id === mode) : mode === null;
  if (!knowsMode) return refusal('BAD_MODE', 'This card has no such mode.', { rule: 'R32' });
  const targets = chooseTargets(state, seat, card, textOf({ card: card.card, mode, abilityId: null }).targets, action);
  if (targets === 'none') return cannotPlay('NO_LEGAL_TARGET', 'No legal target', 'R33');
  if (!targets) return refusal('BAD_TARGET', 'These targets are not legal.', { rule: 'R33' });
  const paid = planPayment(state, seat, data.manaCost, action.payment, null);
  if (paid) return { card, mode, targets, paid };
  if (action.payment) return refusal('BAD_PAYMENT', 'These sources do not pay the cost.', { rule: 'R43' });
  return cannotPlay('INSUFFICIENT_MANA', insufficient(state, seat, data), 'R42');
}

/** Whether some card of the hand could be played now: what `choices` would offer, without listing its targets. */
export function couldPlay(state: Look, seat: Seat, purse: Purse): boolean {
  return state.players[seat]!.hand.some((cardId) => {
    const { data, isLand } = printOf(getCard(state, cardId));
    if (!isTimely(state, seat, data)) return false;
    if (isLand) return state.landsPlayedThisTurn === 0;
    return purse.canAfford(data.manaCost) && hasTargetsInSomeMode(state, seat, cardId, data);
  });
}

function hasTargetsInSomeMode(state: Look, seat: Seat, cardId: number, data: CardData): boolean {
  const eyes = { you: seat, sourceId: cardId };
  const modes = data.modes?.map(({ id }) => id) ?? [null];
  return modes.some((mode) => hasTargets(state, textOf({ card: data.id, mode, abilityId: null }).targets, eyes));
}

function chooseTargets(
  state: Look,
  seat: Seat,
  card: CardLook,
  specs: readonly TargetSpec[],
  action: PlayCard,
): Targets | 'none' | undefined {
  const eyes = { you: seat, sourceId: card.id };
  if (!hasTargets(state, specs, eyes)) return 'none';
  return readTargets(state, specs, action, eyes);
}

function cannotPlay(reasonCode: ReasonCode, reason: string, rule: string): Refusal {
  return refusal('CANNOT_PLAY', `Cannot play card: ${reason}`, { rule, details: { reasonCode } });
}

function insufficient(state: Look, seat: Seat, { manaCost }: CardData): string {
  return `Insufficient mana. Need ${JSON.stringify(manaCost)}, have ${JSON.stringify(availableMana(state, seat))}`;
}

/** R44: whether a card can be played, and in words why not. */
export function canPlayCard(state: Look, seat: Seat, cardId: number): { canPlay: boolean; reason?: string } {
  const no = (reason: string) => ({ canPlay: false, reason });
  const card = Object.hasOwn(state.cards, cardId) ? getCard(state, cardId) : undefined;
  const isHidden = card && (card.location === 'deck' || card.location === 'hand') && card.owner !== seat;
  if (!card || isHidden) return no('Card not found');
  if (!state.players[seat]!.hand.includes(cardId)) return no('Card not found in hand');
  const { data, isLand } = printOf(card);
  const { pendingChoice, waitingFor } = state;
  const isAsked = !pendingChoice && waitingFor?.decision === 'priority' && waitingFor.seat === seat;
  if (!isAsked || !isTimely(state, seat, data)) return no('Not at this time');
  if (isLand) return state.landsPlayedThisTurn > 0 ? no('Land already played this turn') : { canPlay: true };
  if (!hasTargetsInSomeMode(state, seat, cardId, data)) return no('No legal target');
  return planPayment(state, seat, data.manaCost, undefined, null)
    ? { canPlay: true }
    : no(insufficient(state, seat, data));
}
