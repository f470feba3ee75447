import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { poolOf } from '../catalogue/card-sets.js';
import { getToy, idAt, nameOf, playerOf } from '../cards.js';
import { payCc } from '../cc.js';
import { goOn, noteAction } from '../flow.js';
import type { Ggltcg } from '../ggltcg.types.js';
import { notEnoughCc, whyNotAct, whyNotAnother } from '../playing/legality.js';
import { tellDeed } from '../narration/narration.js';
import { resolving } from '../playing/resolving.js';
import { sleepDefeated } from '../stats/state-based.js';
import { tellStats } from '../stats/stats-changed.js';
import { abilityOf, abilityTargets, findCard, mostUses } from '../playing/targets.js';

/** Use the ability of a toy in play, as often at once as you say and can pay. */
export const activateAbility: SeatRule<Ggltcg, 'activate_ability'> = {
  *choices(state, seat) {
    const player = idAt(state, seat);
    if (whyNotAct(state, player) || whyNotAnother(state)) return;
    const pool = poolOf(state);
    const { cc, in_play } = playerOf(state, player);
    for (const card of in_play) {
      const ability = abilityOf(pool, card);
      if (!ability) continue;
      for (const target of abilityTargets(state, pool, card, ability)) {
        const most = mostUses(state, pool, target, ability);
        for (let amount = 1; amount <= most && amount * ability.costCc <= cc; amount++) {
          yield { type: 'activate_ability', card_id: card.id, target_id: target.id, amount };
        }
      }
    }
  },

  refuse(state, seat, { card_id, target_id, amount }) {
    const player = idAt(state, seat);
    const no = whyNotAct(state, player);
    if (no) return no;
    const pool = poolOf(state);
    const { cc, in_play } = playerOf(state, player);
    const card = findCard(in_play, card_id);
    if (!card) return refusal('CARD_NOT_IN_PLAY', 'You control no such toy.');
    const ability = abilityOf(pool, card);
    if (!ability) return refusal('NO_ABILITY', `${nameOf(card)} has no ability.`);
    const limit = whyNotAnother(state);
    if (limit) return limit;
    const reached = abilityTargets(state, pool, card, ability);
    const target = findCard(reached, target_id);
    if (!target && target_id) return refusal('INVALID_TARGET', 'It cannot be used on that card.', { rule: 'R31' });
    if (!target && reached.length === 0) return refusal('NO_VALID_TARGETS', 'There is no toy to use it on.');
    if (!target) return refusal('TARGET_REQUIRED', 'Choose a toy to use it on.', { rule: 'R28' });
    const most = mostUses(state, pool, target, ability);
    if (!Number.isInteger(amount) || amount < 1 || amount > most)
      return refusal('INVALID_AMOUNT', `The amount must be from 1 to ${most}.`);
    const cost = amount * ability.costCc;
    return cost > cc ? notEnoughCc(cost, cc, 'R15') : undefined;
  },

  play(turn, { card_id, target_id, amount }) {
    const all = resolving(turn);
    const { state, pool } = all;
    const player = idAt(state, turn.seat);
    noteAction(all, player);
    state.actions_this_turn += 1;
    const card = getToy(state, card_id);
    const target = getToy(state, target_id);
    const ability = abilityOf(pool, card)!;
    const [cost, stamina] = [amount * ability.costCc, amount * ability.stamina];
    const line = `${nameOf(card)} took ${stamina} stamina off ${nameOf(target)} for ${cost} CC`;
    payCc(all, player, cost, 'ability');
    target.current_stamina = (target.current_stamina ?? 0) - stamina;
    tellStats(all, [target]);
    sleepDefeated(all);
    tellDeed(all, player, 'activate_ability', line);
    goOn(all);
  },
};
