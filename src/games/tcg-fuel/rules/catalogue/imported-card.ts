import type { CardData } from './card.types.js';

const BASIC_LANDS: readonly string[] = ['mountain', 'island', 'forest', 'plains', 'swamp'];

/** R40: a basic land that a catalogue keeps as an artifact without cost is a land. Its name tells its mana. */
export function importedCard(card: CardData): CardData {
  const isLand = card.type === 'artifact' && card.manaValue === 0 && BASIC_LANDS.includes(card.name.toLowerCase());
  return isLand ? { ...card, type: 'land', types: ['land'], supertypes: ['basic'] } : card;
}
