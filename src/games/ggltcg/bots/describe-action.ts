import type { Action, CardId } from '../rules/ggltcg.types.js';

/** An action in words, with cards as the reader calls them: `play Twist on Ka`. */
export function describeAction(action: Action, called: (id: CardId) => string): string {
  switch (action.type) {
    case 'play_card': {
      const targets =
        action.target_card_ids.length > 0 ? ` on ${action.target_card_ids.map(called).join(' and ')}` : '';
      const payment =
        action.alternative_cost_card_id === null ? '' : `, sleeping ${called(action.alternative_cost_card_id)}`;
      return `play ${called(action.card_id)}${targets}${payment}`;
    }
    case 'tussle':
      return action.defender_id === null
        ? `${called(action.attacker_id)} attacks the hand directly`
        : `${called(action.attacker_id)} tussles ${called(action.defender_id)}`;
    case 'activate_ability':
      return `${called(action.card_id)} uses its ability ${action.amount} times on ${called(action.target_id)}`;
    case 'resolve_decision':
      return action.target_card_id === null ? 'decline' : `choose ${called(action.target_card_id)}`;
    default:
      return 'end the turn';
  }
}
