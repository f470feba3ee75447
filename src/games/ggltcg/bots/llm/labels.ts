import type { Action, CardId } from '../../rules/ggltcg.types.js';
import type { CardView, GameView } from '../../rules/view.types.js';

/** Short names for the cards a seat can see: Y1, Y2 … own, O1, O2 … opposing. */
export type Labels = ReadonlyMap<CardId, { readonly label: string; readonly card: CardView }>;

export function labelsOf(view: GameView, me: string): Labels {
  const labels = new Map<CardId, { label: string; card: CardView }>();
  const number = (letter: 'Y' | 'O', cards: readonly CardView[]): void => {
    let count = 0;
    for (const card of cards) labels.set(card.id, { label: `${letter}${++count}`, card });
  };
  for (const id of view.seats) {
    const { hand, in_play, sleep_zone } = view.players[id]!;
    number(id === me ? 'Y' : 'O', [...in_play, ...(id === me ? (hand ?? []) : []), ...sleep_zone]);
  }
  return labels;
}

/** Names come from outside: quoted, and without anything that could pass for a line of its own. */
export function quoted(text: string): string {
  const plain = [...text].map((character) => (isControl(character) ? ' ' : character)).join('');
  return JSON.stringify(plain.slice(0, 80));
}

function isControl(character: string): boolean {
  const code = character.codePointAt(0)!;
  return code < 32 || (code >= 127 && code < 160) || code === 0x2028 || code === 0x2029;
}

/** An action in words and labels: `play "Twist" (Y3) on O1`. */
export function describeAction(action: Action, labels: Labels): string {
  const called = (id: CardId): string => {
    const known = labels.get(id);
    return known ? `${quoted(known.card.name)} (${known.label})` : 'a card';
  };
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
