import { refusal } from '../../../../engine/core/index.js';
import type { Choice, Refusal, SeatRule } from '../../../../engine/core/index.js';
import type { CardPool } from '../catalogue/card-set.js';
import { poolOf } from '../catalogue/card-sets.js';
import { effectsOf, findToy, idAt, nameOf, playerOf, refTo } from '../cards.js';
import { payCc } from '../cc.js';
import { alternativePayments, hasAlternativeCost, playCost, targetingOf } from '../playing/costs.js';
import { goOn, noteAction } from '../flow.js';
import type { Action, Card, CardId, Ggltcg, PlayerId, ReadCard, ReadState, State } from '../ggltcg.types.js';
import { notEnoughCc, whyNotAct, whyNotAnother } from '../playing/legality.js';
import { labelOf, tellDeed } from '../narration/narration.js';
import { afterPlaying, resolveCard } from '../playing/playing.js';
import { resolving } from '../playing/resolving.js';
import { sleepDefeated } from '../stats/state-based.js';
import { findCard, targetRange } from '../playing/targets.js';
import { leaveZone, putToSleep } from '../zones.js';

type PlayCard = Extract<Action, { type: 'play_card' }>;

/** Play a card from your hand (R17 to R32). */
export const playCard: SeatRule<Ggltcg, 'play_card'> = {
  *choices(state, seat) {
    const player = idAt(state, seat);
    if (whyNotAct(state, player) || whyNotAnother(state)) return;
    const pool = poolOf(state);
    for (const card of playerOf(state, player).hand) {
      if (whyRestricted(state, pool, player, card)) continue;
      yield* waysToPlay(state, pool, player, card, null);
      for (const payment of alternativePayments(state, pool, player, card)) {
        yield* waysToPlay(state, pool, player, card, payment.id);
      }
    }
  },

  refuse(state, seat, { card_id, target_card_ids, alternative_cost_card_id }) {
    const player = idAt(state, seat);
    const no = whyNotAct(state, player);
    if (no) return no;
    const pool = poolOf(state);
    const card = findCard(playerOf(state, player).hand, card_id);
    if (!card) return refusal('CARD_NOT_IN_HAND', 'That card is not in your hand.', { rule: 'R18' });
    return (
      whyNotAnother(state) ??
      whyRestricted(state, pool, player, card) ??
      whyNotTargets(state, pool, player, card, target_card_ids) ??
      whyNotPaid(state, pool, player, card, target_card_ids, alternative_cost_card_id)
    );
  },

  play(turn, { card_id, target_card_ids, alternative_cost_card_id }) {
    const all = resolving(turn);
    const { state, pool } = all;
    const player = idAt(state, turn.seat);
    noteAction(all, player);
    state.actions_this_turn += 1;
    const card = findCard(playerOf(state, player).hand, card_id)!;
    const name = nameOf(card);
    const targets = target_card_ids.map((id) => findAnywhere(state, id)!);
    const verb = targetingOf(pool, card)?.verb;
    const labels = targets.map((target) => labelOf(state, target));
    const payment = alternative_cost_card_id === null ? undefined : findAnywhere(state, alternative_cost_card_id)!;
    const cost = payment ? 0 : playCost(state, pool, player, card, targets);
    const price = payment ? `by sleeping ${labelOf(state, payment)}` : `for ${cost} CC`;
    const alternative = payment ? { alternative_cost_card: refTo(payment) } : undefined;
    all.emit({ type: 'card_played', player_id: player, card: refTo(card), cost, ...alternative });
    if (payment) putToSleep(all, [payment]);
    else payCc(all, player, cost, 'cost');
    leaveZone(all, card);
    resolveCard(all, player, card, targets);
    sleepDefeated(all);
    const tail = verb && labels.length > 0 ? ` (${verb} ${labels.join(', ')})` : '';
    const named = verb === 'sleeped' ? target_card_ids : [];
    tellDeed(all, player, 'play_card', `Played ${name} ${price}${tail}`, payment ? [...named, payment.id] : named);
    afterPlaying(all, player, card);
    goOn(all);
  },
};

function* waysToPlay(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
  payment: CardId | null,
): Iterable<Choice<PlayCard>> {
  const { cc } = playerOf(state, player);
  const action = { type: 'play_card', card_id: card.id, alternative_cost_card_id: payment } as const;
  const affordable = (targets: readonly ReadCard[]): boolean =>
    payment !== null || playCost(state, pool, player, card, targets) <= cc;
  const range = targetRange(state, pool, player, card);
  if (!range || range.min === 0) {
    if (affordable([])) yield { ...action, target_card_ids: [] };
  }
  const options = range ? range.valid.filter((target) => target.id !== payment) : [];
  if (!range || options.length === 0) return;
  if (range.max === 1) {
    for (const target of options) if (affordable([target])) yield { ...action, target_card_ids: [target.id] };
  } else if (affordable([])) {
    const slot = { options: options.map(({ id }) => id), min: 1, max: Math.min(range.max, options.length) };
    yield { form: action, slots: { target_card_ids: slot } };
  }
}

function whyRestricted(state: ReadState, pool: CardPool, player: PlayerId, card: ReadCard): Refusal | undefined {
  for (const { play } of effectsOf(pool, card)) {
    const no = play?.canApply?.(state, player);
    if (no) return no;
  }
  return undefined;
}

/** R28: what is wrong with the targets named. */
function whyNotTargets(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
  named: readonly CardId[],
): Refusal | undefined {
  const range = targetRange(state, pool, player, card);
  if (!range) {
    return named.length > 0 ? refusal('TARGET_NOT_ALLOWED', 'This card takes no target.', { rule: 'R28' }) : undefined;
  }
  const valid = new Set(range.valid.map(({ id }) => id));
  if (new Set(named).size < named.length || named.some((id) => !valid.has(id)))
    return refusal('INVALID_TARGET', 'That is not a valid target.', { rule: 'R31' });
  if (named.length > range.max)
    return refusal('TOO_MANY_TARGETS', `At most ${range.max} can be chosen.`, { rule: 'R30' });
  if (named.length >= range.min) return undefined;
  if (valid.size === 0) return refusal('NO_VALID_TARGETS', 'There is no valid target.', { rule: 'R28' });
  return refusal('TARGET_REQUIRED', 'Choose a target.', { rule: 'R28' });
}

function whyNotPaid(
  state: ReadState,
  pool: CardPool,
  player: PlayerId,
  card: ReadCard,
  named: readonly CardId[],
  payment: CardId | null,
): Refusal | undefined {
  if (payment !== null) {
    if (!hasAlternativeCost(pool, card))
      return refusal('NO_ALTERNATIVE_COST', `${nameOf(card)} can only be paid with CC.`, { rule: 'R26' });
    const payable = findCard(alternativePayments(state, pool, player, card), payment);
    if (payable && !named.includes(payment)) return undefined;
    return refusal('INVALID_ALTERNATIVE_COST', 'That card cannot pay for this one.', { rule: 'R26' });
  }
  const { cc } = playerOf(state, player);
  const targets = targetRange(state, pool, player, card)?.valid.filter(({ id }) => named.includes(id));
  const cost = playCost(state, pool, player, card, targets);
  return cost > cc ? notEnoughCc(cost, cc, 'R19') : undefined;
}

/** A card in play, asleep or in hand, wherever it is. */
function findAnywhere(state: State, id: CardId): Card | undefined {
  const toy = findToy(state, id);
  if (toy) return toy;
  for (const player of state.seats) {
    const { sleep_zone, hand } = playerOf(state, player);
    const card = findCard(sleep_zone, id) ?? findCard(hand, id);
    if (card) return card;
  }
  return undefined;
}
