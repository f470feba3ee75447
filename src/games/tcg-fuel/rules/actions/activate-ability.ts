import { isRefusal } from '../../../../engine/core/index.js';
import type { SeatRule, Turn } from '../../../../engine/core/index.js';
import type { AbilityCost } from '../catalogue/card.types.js';
import { getCard, getPermanent, permanentsOf, playerIdOf, printOf, refTo } from '../cards.js';
import { answered } from '../turns/clock.js';
import { Purse, payCost } from '../mana/costs.js';
import { runEffect } from '../effects/index.js';
import { addMana } from '../mana/mana-pools.js';
import { landMana } from '../mana/sources.js';
import { proceed } from '../turns/proceed.js';
import { putAbility } from '../stack/stack.js';
import { writeTargets } from '../stack/targets.js';
import type { Bound, CardLook, TcgFuel } from '../tcg-fuel.types.js';
import { moveCards } from '../permanents/zones.js';
import { LAND_ABILITY, planActivation, refuseCost, spentSource } from './activating.js';
import type { ActivationPlan } from './activating.js';
import { hasPriority, isSorceryTime, refuseUnasked } from './gate.js';
import { eachTargeting } from './targeting.js';

/** Use an ability of a permanent you control. Mana comes at once; everything else goes on the stack (R26, R37). */
export const activateAbility: SeatRule<TcgFuel, 'activate_ability'> = {
  *choices(state, seat) {
    if (!hasPriority(state, seat)) return;
    const purse = new Purse(state, seat);
    for (const card of permanentsOf(state, seat).sort((a, b) => a.id - b.id)) {
      const print = printOf(card);
      const types = card.permanent!.isTapped ? [] : landMana(print);
      for (const mana of types) {
        yield { type: 'activate_ability', cardId: card.id, abilityId: LAND_ABILITY, ...(types.length > 1 && { mana }) };
      }
      for (const { id: abilityId, cost, timing, targets = [] } of print.activated) {
        if (timing === 'sorcery' && !isSorceryTime(state, seat)) continue;
        if (refuseCost(state, card, cost) || !purse.canAfford(cost.mana ?? {}, spentSource(card, cost))) continue;
        yield* eachTargeting(state, seat, card.id, targets, { type: 'activate_ability', cardId: card.id, abilityId });
      }
    }
  },

  refuse(state, seat, action) {
    const no = refuseUnasked(state, seat, ['priority']);
    if (no) return no;
    const plan = planActivation(state, seat, action);
    return isRefusal(plan) ? plan : undefined;
  },

  play(turn, action) {
    const { state, seat, emit } = turn;
    const plan = planActivation(state, seat, action) as ActivationPlan;
    const { card } = plan;
    const told = {
      type: 'ability_activated',
      playerId: playerIdOf(state, seat),
      cardId: card.id,
      card: card.card,
      abilityId: action.abilityId,
    } as const;
    answered(turn);
    if ('landMana' in plan) {
      getPermanent(state, card.id).isTapped = true;
      emit({ ...told, rule: 'R26' });
      addMana(turn, seat, plan.landMana, 1, 'R26');
      return;
    }
    const { ability, targets, paid } = plan;
    const bound = boundOf(turn, card);
    payCost(turn, seat, paid, action.payment ? 'R43' : 'R42');
    const object = {
      cardId: card.id,
      card: card.card,
      controller: seat,
      abilityId: ability.id,
      targets,
      bound,
      lastKnown: null,
    };
    if (ability.isMana) {
      emit({ ...told, rule: 'R26' });
      payRest(turn, card.id, ability.cost);
      const resolution = {
        play: turn,
        object: { ...object, stackId: 0, kind: 'ability' as const, mode: null },
        legalTargets: {},
        answers: {},
      };
      for (const effect of ability.effects) runEffect(resolution, effect);
      return;
    }
    // On the stack before the cost takes the source away: it is remembered as it last was.
    const stackId = putAbility(turn, object);
    emit({ ...told, rule: 'R37', stackId, ...(ability.targets && { targets: writeTargets(state, targets) }) });
    payRest(turn, card.id, ability.cost);
    state.waitingFor = null;
    state.todo = 'priority';
    state.nextPriority = seat;
    proceed(turn);
  },
};

function boundOf({ state }: Turn<TcgFuel>, card: CardLook): Bound {
  const host = card.permanent!.attachedTo;
  return { self: refTo(card), host: host === null ? null : refTo(getCard(state, host)), subject: null, player: null };
}

/** Tap, loyalty, sacrifice: the part of the cost that is not mana. */
function payRest(turn: Turn<TcgFuel>, cardId: number, { tap, loyalty, sacrificeSelf }: AbilityCost): void {
  const { state, emit } = turn;
  const permanent = getPermanent(state, cardId);
  if (tap) permanent.isTapped = true;
  if (loyalty !== undefined) {
    const old = permanent.loyalty ?? 0;
    permanent.loyalty = old + loyalty;
    permanent.loyaltyUsed = true;
    emit({ type: 'loyalty_changed', rule: 'R37', cardId, old, new: permanent.loyalty });
  }
  if (sacrificeSelf) moveCards(turn, [cardId], 'graveyard', { rule: 'R37' });
}
