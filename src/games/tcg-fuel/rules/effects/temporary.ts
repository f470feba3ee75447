import type { GameCard, Play, Temporary } from '../tcg-fuel.types.js';

/** Something about a permanent is different until end of turn. */
export function changeUntilEndOfTurn({ emit }: Play, card: GameCard, change: Partial<Temporary>): void {
  const effect: Temporary = { power: 0, toughness: 0, keywords: [], controller: null, ...change };
  card.permanent!.temporary.push(effect);
  const { power, toughness, keywords } = effect;
  emit({ type: 'changed_until_end_of_turn', rule: 'R56', cardId: card.id, power, toughness, keywords });
}
