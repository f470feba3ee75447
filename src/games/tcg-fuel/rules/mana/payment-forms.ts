import { isForm } from '../../../../engine/core/index.js';
import type { Choice, Form, Seat, Slot } from '../../../../engine/core/index.js';
import type { Json } from '../../../../common/json.js';
import type { Action, ActivateAbility, PlayCard } from '../action.types.js';
import { LAND_ABILITY, spentSource } from '../actions/activating.js';
import { getCard, printOf } from '../cards.js';
import type { ManaCost } from '../catalogue/card.types.js';
import { payersOf } from './costs.js';
import { totalOf } from './pool.js';
import type { Look } from '../tcg-fuel.types.js';

/** What has to be paid, and a card that cannot help because it is part of the cost itself (R37). */
interface Bill {
  readonly cost: Readonly<ManaCost>;
  readonly except: number | null;
}

/** R43, R62: what is offered once more, with the sources named by the player: one form for each card or ability that costs mana. */
export function paymentForms(state: Look, seat: Seat, offers: readonly Choice<Action>[]): Form<Action>[] {
  const forms = new Map<string, { readonly bill: Bill; readonly form: Form<Action>['form']; targets: Json[] }>();
  for (const offer of offers) {
    const { targets, ...action } = (isForm(offer) ? offer.form : offer) as PlayCard | ActivateAbility;
    const bill = billOf(state, action as Action);
    if (!bill || totalOf(bill.cost) === 0) continue;
    const key = JSON.stringify(action);
    const form = forms.get(key) ?? { bill, form: action as Form<Action>['form'], targets: [] };
    forms.set(key, form);
    if (isForm(offer)) form.targets.push(...(offer.slots.targets?.options ?? []));
    else if (targets) form.targets.push(targets as Json);
  }
  return [...forms.values()].map(({ bill, form, targets }) => ({
    form,
    slots: {
      ...(targets.length > 0 && { targets: { options: targets, min: 1, max: 1, single: true } }),
      payment: sourcesSlot(state, seat, bill),
    },
  }));
}

function billOf(state: Look, action: Action): Bill | undefined {
  const { pendingChoice } = state;
  if (action.type === 'choose')
    return pendingChoice?.kind === 'pay' && action.pay ? { cost: pendingChoice.cost, except: null } : undefined;
  if (action.type !== 'play_card' && action.type !== 'activate_ability') return undefined;
  const card = getCard(state, action.cardId);
  const { isLand, data, activated } = printOf(card);
  if (action.type === 'play_card') return isLand ? undefined : { cost: data.manaCost, except: null };
  if (action.abilityId === LAND_ABILITY) return undefined;
  const { cost } = activated.find(({ id }) => id === action.abilityId)!;
  return { cost: cost.mana ?? {}, except: spentSource(card, cost) };
}

/** Every source once, with the mana it shall give. */
function sourcesSlot(state: Look, seat: Seat, { cost, except }: Bill): Slot {
  const payers = payersOf(state, seat, except);
  const floating = totalOf(state.players[seat]!.manaPool);
  return {
    options: payers.flatMap(({ cardId, types }) => types.map((mana) => ({ cardId, mana }))),
    min: Math.max(0, totalOf(cost) - floating),
    max: payers.length,
    uniqueBy: 'cardId',
    inside: 'sources',
  };
}
