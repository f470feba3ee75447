import { isForm } from '../../../engine/core/index.js';
import type { Caption, Choice, Seat } from '../../../engine/core/index.js';
import type { Action } from './action.types.js';
import { getCard, printOf } from './cards.js';
import type { ManaCost } from './catalogue/card.types.js';
import type { Look } from './tcg-fuel.types.js';

/** What a choice is called and what it costs: a spell or its mode, an ability, a question's payment. */
export function caption(state: Look, _seat: Seat, choice: Choice<Action>): Caption | undefined {
  const action = (isForm(choice) ? choice.form : choice) as Action;
  if (action.type === 'choose') {
    const { pendingChoice } = state;
    return action.pay && pendingChoice?.kind === 'pay' ? { price: priceOf(pendingChoice.cost) } : undefined;
  }
  if (action.type !== 'play_card' && action.type !== 'activate_ability') return undefined;
  const { data, isLand, activated } = printOf(getCard(state, action.cardId));
  if (action.type === 'play_card') {
    const mode = data.modes?.find(({ id }) => id === action.mode);
    return {
      label: data.name,
      ...(mode && { note: mode.description }),
      ...(isLand ? undefined : { price: priceOf(data.manaCost) }),
    };
  }
  const ability = activated.find(({ id }) => id === action.abilityId);
  if (!ability) return undefined;
  const { mana = {}, loyalty } = ability.cost;
  return {
    label: ability.name,
    price: { ...priceOf(mana), ...(loyalty === undefined ? undefined : { loyalty }) },
    note: ability.description,
  };
}

/** Without the colours that are not asked for. */
function priceOf(cost: Readonly<ManaCost>): Record<string, number> {
  return Object.fromEntries(Object.entries(cost).filter(([, amount]) => amount > 0));
}
