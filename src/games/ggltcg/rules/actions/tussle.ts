import { refusal } from '../../../../engine/core/index.js';
import type { Refusal, SeatRule } from '../../../../engine/core/index.js';
import type { CardPool } from '../catalogue/card-set.js';
import { poolOf } from '../catalogue/card-sets.js';
import { effectsOf, getToy, idAt, opponentOf, playerOf, refTo, sourceOf } from '../cards.js';
import { payCc } from '../cc.js';
import { playCost, tussleCost } from '../playing/costs.js';
import { askToCancel } from '../playing/decisions.js';
import { goOn, noteAction } from '../flow.js';
import type { CardId, Ggltcg, PlayerId, ReadCard, ReadState } from '../ggltcg.types.js';
import { notEnoughCc, whyNotAct, whyNotAnother } from '../playing/legality.js';
import { resolving } from '../playing/resolving.js';
import type { Resolving } from '../playing/resolving.js';
import { findCard } from '../playing/targets.js';
import { resolveTussle } from '../playing/tussling.js';

/** R37: so many direct attacks of a player in a turn. */
const MOST_DIRECT_ATTACKS = 2;

/** One of your toys tussles an opposing toy, or attacks the opponent's hand directly (R33 to R39). */
export const tussle: SeatRule<Ggltcg, 'tussle'> = {
  *choices(state, seat) {
    const player = idAt(state, seat);
    if (whyNotAct(state, player) || whyNotAnother(state)) return;
    const pool = poolOf(state);
    const { cc, in_play } = playerOf(state, player);
    for (const attacker of in_play) {
      if (whyNotStart(state, pool, attacker) || tussleCost(state, pool, attacker) > cc) continue;
      for (const defender of playerOf(state, opponentOf(state, player)).in_play) {
        yield { type: 'tussle', attacker_id: attacker.id, defender_id: defender.id };
      }
      if (!whyNotDirect(state, pool, player, attacker)) {
        yield { type: 'tussle', attacker_id: attacker.id, defender_id: null };
      }
    }
  },

  refuse(state, seat, { attacker_id, defender_id }) {
    const player = idAt(state, seat);
    const no = whyNotAct(state, player);
    if (no) return no;
    const pool = poolOf(state);
    const { cc, in_play } = playerOf(state, player);
    const attacker = findCard(in_play, attacker_id);
    if (!attacker) return refusal('ATTACKER_NOT_IN_PLAY', 'You control no such toy.', { rule: 'R34' });
    const cost = tussleCost(state, pool, attacker);
    return (
      whyNotAnother(state) ??
      whyNotStart(state, pool, attacker) ??
      (defender_id === null
        ? whyNotDirect(state, pool, player, attacker)
        : whyNotDefender(state, player, defender_id)) ??
      (cost > cc ? notEnoughCc(cost, cc, 'R33') : undefined)
    );
  },

  play(turn, { attacker_id, defender_id }) {
    const all = resolving(turn);
    const { state } = all;
    const player = idAt(state, turn.seat);
    noteAction(all, player);
    state.actions_this_turn += 1;
    const attacker = getToy(state, attacker_id);
    const cost = tussleCost(state, all.pool, attacker);
    const defender = defender_id === null ? null : refTo(getToy(state, defender_id));
    all.emit({ type: 'tussle_declared', player_id: player, attacker: refTo(attacker), defender, cost });
    payCc(all, player, cost, 'tussle');
    const paid = { attacker_id, defender_id, cost };
    const opponent = opponentOf(state, player);
    const cancelling = payableCancellers(all, opponent);
    if (cancelling.length > 0) {
      askToCancel(all, sourceOf(attacker), opponent, cancelling, { type: 'tussle', ...paid });
    } else resolveTussle(all, paid);
    goOn(all);
  },
};

function whyNotStart(state: ReadState, pool: CardPool, attacker: ReadCard): Refusal | undefined {
  for (const effect of effectsOf(pool, attacker)) {
    const no = effect.tussle?.canTussle?.(state);
    if (no) return no;
  }
  return undefined;
}

function whyNotDefender(state: ReadState, player: PlayerId, defender: CardId): Refusal | undefined {
  if (findCard(playerOf(state, opponentOf(state, player)).in_play, defender)) return undefined;
  return refusal('INVALID_DEFENDER', 'The opponent controls no such toy.', { rule: 'R35' });
}

function whyNotDirect(state: ReadState, pool: CardPool, player: PlayerId, attacker: ReadCard): Refusal | undefined {
  const opponent = playerOf(state, opponentOf(state, player));
  const passes = effectsOf(pool, attacker).some((effect) => effect.tussle?.attacksPastDefenders);
  if (opponent.in_play.length > 0 && !passes)
    return refusal('DEFENDERS_IN_PLAY', 'The opponent has toys in play.', { rule: 'R37' });
  if (opponent.hand.length === 0)
    return refusal('NO_CARDS_IN_HAND', 'The opponent has no card in hand.', { rule: 'R37' });
  if (playerOf(state, player).direct_attacks_this_turn >= MOST_DIRECT_ATTACKS)
    return refusal('DIRECT_ATTACK_LIMIT', 'You have attacked directly twice this turn.', { rule: 'R37' });
  return undefined;
}

/** The cards in a hand that can cancel the tussle and be paid for (R55). */
function payableCancellers({ state, pool }: Resolving, player: PlayerId): CardId[] {
  const { hand, cc } = playerOf(state, player);
  return hand.flatMap((card) => {
    const cancels = effectsOf(pool, card).some((effect) => effect.reaction === 'cancel_tussle');
    return cancels && playCost(state, pool, player, card) <= cc ? [card.id] : [];
  });
}
