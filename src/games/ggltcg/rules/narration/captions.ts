import { isForm } from '../../../../engine/core/index.js';
import type { Caption, Choice, Seat } from '../../../../engine/core/index.js';
import { poolOf } from '../catalogue/card-sets.js';
import { findToy, idAt, nameOf, playerOf } from '../cards.js';
import { playCost, tussleCost } from '../playing/costs.js';
import type { Action, CardId, Ggltcg, ReadState } from '../ggltcg.types.js';
import { abilityOf, findCard, targetRange } from '../playing/targets.js';

type PlayCard = Extract<Action, { type: 'play_card' }>;

/** What a choice is called and what it costs in CC (R19, R26, R33). */
export function caption(state: ReadState, seat: Seat, choice: Choice<Ggltcg['action']>): Caption | undefined {
  const action = (isForm(choice) ? choice.form : choice) as Action;
  const pool = poolOf(state);
  switch (action.type) {
    case 'play_card':
      return playing(state, seat, action);
    case 'tussle': {
      const attacker = findToy(state, action.attacker_id)!;
      const defender = action.defender_id === null ? undefined : findToy(state, action.defender_id)!;
      const label = defender
        ? `${nameOf(attacker)} tussles ${nameOf(defender)}`
        : `${nameOf(attacker)} attacks directly`;
      return { label, price: { cc: tussleCost(state, pool, attacker) } };
    }
    case 'activate_ability': {
      const card = findToy(state, action.card_id)!;
      return { label: `Use ${nameOf(card)}`, price: { cc: action.amount * abilityOf(pool, card)!.costCc } };
    }
    default:
      return undefined;
  }
}

/** A card with its price, which may depend on its target (R22). A form has several targets and one price for all of them. */
function playing(state: ReadState, seat: Seat, action: PlayCard): Caption {
  const player = idAt(state, seat);
  const pool = poolOf(state);
  const card = findCard(playerOf(state, player).hand, action.card_id)!;
  const label = `Play ${nameOf(card)}`;
  if (action.alternative_cost_card_id !== null) return { label, price: { cc: 0 }, note: 'Paid with a card' };
  const named = new Set<CardId>(action.target_card_ids ?? []);
  const targets = targetRange(state, pool, player, card)?.valid.filter(({ id }) => named.has(id));
  return { label, price: { cc: playCost(state, pool, player, card, targets) } };
}
