import { refusal } from '../../../../engine/core/index.js';
import type { Refusal, Seat } from '../../../../engine/core/index.js';
import type { AbilityCost, ActivatedAbility, ManaType } from '../catalogue/card.types.js';
import { permanentsOf, printOf } from '../cards.js';
import { isTooNew } from '../permanents/characteristics.js';
import { planPayment } from '../mana/costs.js';
import type { Purse } from '../mana/costs.js';
import type { PaidCost } from '../mana/payment.js';
import { landMana } from '../mana/sources.js';
import { hasTargets, readTargets } from '../stack/targets.js';
import type { ActivateAbility } from '../action.types.js';
import type { CardLook, Look, Targets } from '../tcg-fuel.types.js';
import { isSorceryTime, wrongPhase } from './gate.js';

/** The implicit ability of a land. */
export const LAND_ABILITY = 'mana';

/** A legal way to use an ability: a land's mana, or an ability that is printed on the card. */
export type ActivationPlan =
  | { readonly card: CardLook; readonly landMana: ManaType }
  | { readonly card: CardLook; readonly ability: ActivatedAbility; readonly targets: Targets; readonly paid: PaidCost };

/** R37, in the order in which it is looked at: whose, which, when, its cost, its targets, its mana. */
export function planActivation(state: Look, seat: Seat, action: ActivateAbility): ActivationPlan | Refusal {
  const card = permanentsOf(state, seat).find(({ id }) => id === action.cardId);
  if (!card) return cannot('NOT_CONTROLLED', 'You do not control this.', 'R6');
  const print = printOf(card);
  if (action.abilityId === LAND_ABILITY && landMana(print).length > 0) return planLand(card, landMana(print), action);
  const ability = print.activated.find(({ id }) => id === action.abilityId);
  if (!ability) return cannot('NO_SUCH_ABILITY', 'This has no such ability.', 'R37');
  if (ability.timing === 'sorcery' && !isSorceryTime(state, seat)) return wrongPhase('R31');
  const unpayable = refuseCost(state, card, ability.cost);
  if (unpayable) return unpayable;
  const specs = ability.targets ?? [];
  const eyes = { you: seat, sourceId: card.id };
  if (!hasTargets(state, specs, eyes)) return cannot('NO_LEGAL_TARGET', 'There is no legal target.', 'R33');
  const targets = readTargets(state, specs, action, eyes);
  if (!targets) return refusal('BAD_TARGET', 'These targets are not legal.', { rule: 'R33' });
  const paid = planPayment(state, seat, ability.cost.mana ?? {}, action.payment, spentSource(card, ability.cost));
  if (paid) return { card, ability, targets, paid };
  if (action.payment) return refusal('BAD_PAYMENT', 'These sources do not pay the cost.', { rule: 'R43' });
  return cannot('INSUFFICIENT_MANA', 'Insufficient mana.', 'R42');
}

/** Whether some ability could be used now that is more than mana. */
export function couldActivate(state: Look, seat: Seat, purse: Purse): boolean {
  return permanentsOf(state, seat).some((card) =>
    printOf(card).activated.some(
      ({ isMana, timing, cost, targets = [] }) =>
        !isMana &&
        (timing !== 'sorcery' || isSorceryTime(state, seat)) &&
        !refuseCost(state, card, cost) &&
        purse.canAfford(cost.mana ?? {}, spentSource(card, cost)) &&
        hasTargets(state, targets, { you: seat, sourceId: card.id }),
    ),
  );
}

function planLand(card: CardLook, types: readonly ManaType[], { mana }: ActivateAbility): ActivationPlan | Refusal {
  if (card.permanent!.isTapped) return cannot('TAPPED', 'It is tapped.', 'R41');
  const given = mana ?? (types.length === 1 ? types[0] : undefined);
  if (!given || !types.includes(given)) return badPayment(`Say which mana it gives: ${types.join(' or ')}.`);
  return { card, landMana: given };
}

const badPayment = (message: string): Refusal => refusal('BAD_PAYMENT', message, { rule: 'R37' });

/** The part of a cost that is not mana. */
export function refuseCost(state: Look, card: CardLook, { tap, loyalty }: AbilityCost): Refusal | undefined {
  const permanent = card.permanent!;
  if (tap && isTooNew(state, card)) return cannot('SUMMONING_SICK', 'It arrived this turn.', 'R36');
  if (tap && permanent.isTapped) return cannot('TAPPED', 'It is tapped.', 'R37');
  if (loyalty === undefined) return undefined;
  if (permanent.loyaltyUsed) return cannot('LOYALTY_USED', 'It was used this turn.', 'R37');
  if ((permanent.loyalty ?? 0) + loyalty < 0) return cannot('LOYALTY_TOO_LOW', 'It has not that much loyalty.', 'R37');
  return undefined;
}

/** What is tapped or sacrificed for a cost gives no mana for the same cost (R37). */
export function spentSource(card: CardLook, { tap, sacrificeSelf }: AbilityCost): number | null {
  return tap || sacrificeSelf ? card.id : null;
}

function cannot(reasonCode: string, message: string, rule: string): Refusal {
  return refusal('CANNOT_ACTIVATE', message, { rule, details: { reasonCode } });
}
