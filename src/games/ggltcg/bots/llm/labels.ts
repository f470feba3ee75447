import type { CardId } from '../../rules/ggltcg.types.js';
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

/** How the prompt calls the cards a seat can see: `"Twist" (Y3)`. */
export function calledBy(labels: Labels): (id: CardId) => string {
  return (id) => {
    const known = labels.get(id);
    return known ? `${quoted(known.card.name)} (${known.label})` : 'a card';
  };
}
