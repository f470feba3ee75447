import cardFile from '../data/cards.json' with { type: 'json' };
import deckFile from '../data/decks.json' with { type: 'json' };
import type { ActivatedAbility, CardData, DeckData, Keyword, StaticData, TriggeredAbility } from './card.types.js';
import { importedCard } from './imported-card.js';

/** The hundred cards, in order of their numbers. */
export const CARDS: readonly CardData[] = (cardFile.cards as unknown as CardData[]).map(importedCard);

/** The creatures that effects make. */
export const TOKENS = cardFile.tokens as unknown as readonly CardData[];

/** The six starter decks. */
export const STARTER_DECKS = deckFile.decks as unknown as readonly DeckData[];

/** A card with its abilities sorted by kind, so that nothing has to be searched while a game runs. */
export interface Print {
  readonly data: CardData;
  readonly statics: readonly StaticData[];
  readonly triggers: readonly TriggeredAbility[];
  readonly activated: readonly ActivatedAbility[];
  readonly keywords: ReadonlySet<Keyword>;
  readonly isCreature: boolean;
  readonly isPlaneswalker: boolean;
  readonly isLand: boolean;
  readonly isAura: boolean;
  readonly isEquipment: boolean;
}

const prints = new Map<string, Print>();
for (const card of [...CARDS, ...TOKENS]) prints.set(card.id, makePrint(card));
const slugs = new Map(CARDS.map((card) => [card.number, card.id]));

/** A card as the rules look at it. */
export function makePrint(data: CardData): Print {
  const abilities = data.abilities ?? [];
  return {
    data,
    statics: abilities.flatMap((ability) => (ability.kind === 'static' ? ability.effects : [])),
    triggers: abilities.filter((ability) => ability.kind === 'triggered'),
    activated: abilities.filter((ability) => ability.kind === 'activated'),
    keywords: new Set(data.keywords),
    isCreature: data.types.includes('creature'),
    isPlaneswalker: data.types.includes('planeswalker'),
    isLand: data.types.includes('land'),
    isAura: data.subtypes.includes('Aura'),
    isEquipment: data.subtypes.includes('Equipment'),
  };
}

/** A card of the catalogue, or a token, with what has been worked out about it. */
export function findPrint(slug: string): Print | undefined {
  return prints.get(slug);
}

/** The card of a slug; an unknown slug is a mistake of ours. */
export function getPrint(slug: string): Print {
  const print = prints.get(slug);
  if (!print) throw new Error(`There is no card "${slug}".`);
  return print;
}

/** The slug of a catalogue number. */
export function findSlug(number: number): string | undefined {
  return slugs.get(number);
}

export function findStarterDeck(id: string): DeckData | undefined {
  return STARTER_DECKS.find((deck) => deck.id === id);
}
