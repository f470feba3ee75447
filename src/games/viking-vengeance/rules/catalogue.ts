import data from './data/cards.json' with { type: 'json' };
import type { Moment } from './abilities/moment.js';
import type { Power } from './viking-vengeance.types.js';

export type Rarity = 'common' | 'uncommon' | 'rare' | 'epic' | 'legendary';

/** The numbers and words of an ability's text that its effects are built from. */
export interface AbilityParameters {
  readonly [name: string]: number | string | boolean | readonly string[];
}

export interface Ability {
  readonly ability_id: string;
  readonly id: string;
  readonly name: string;
  readonly trigger_moments: readonly Moment[];
  readonly text: string;
  readonly parameters: AbilityParameters;
}

/** A card as it is printed. */
export interface BaseCard {
  readonly card_key: string;
  readonly card_id: string;
  readonly name: string;
  readonly set: string;
  readonly type: string;
  readonly rarity: Rarity;
  readonly power: Power;
  readonly special_ability: string | null;
  readonly tags: readonly string[];
  readonly image_url: string;
}

/** A deck as the catalogue writes it: a list of cards with how many of each. */
export interface DeckList {
  readonly deck_key: string;
  readonly deck_id?: string;
  readonly name: string;
  readonly cards: readonly { readonly card_key: string; readonly quantity: number }[];
}

export interface AiDeck extends DeckList {
  readonly deck_id: string;
}

/** The numbers of the game: prices, thresholds, limits. */
export const constants = data.constants;
/** Every card has a picture at an address of this server, drawn from the card itself. */
export const baseCards: readonly BaseCard[] = (data.cards as readonly BaseCard[]).map((card) => ({
  ...card,
  image_url: pictureOf(card),
}));
/** Where each picture is now, by the address that was told before pictures were drawn: `norse/thor.webp`. */
export const movedPictures: ReadonlyMap<string, string> = new Map(
  data.cards.map((card) => [card.image_url, pictureOf(card)]),
);
export const abilities = data.abilities as unknown as readonly Ability[];
export const starterDeck: DeckList = data.starter_deck;
export const aiDecks: readonly AiDeck[] = data.ai_decks;
export const setKeys: readonly string[] = data.sets.map(({ key }) => key);

const byId = new Map(baseCards.map((card) => [card.card_id, card]));
const byKey = new Map(baseCards.map((card) => [card.card_key, card]));
const abilityById = new Map(abilities.map((ability) => [ability.id, ability]));

for (const { card_key, special_ability } of baseCards) {
  if (special_ability !== null && !abilityById.has(special_ability)) {
    throw new Error(`${card_key} names an ability that does not exist: ${special_ability}`);
  }
}

export const findBaseCard = (cardId: string): BaseCard | undefined => byId.get(cardId);

/** A printed card by its key; throws where there is none. */
export function getBaseCard(cardId: string): BaseCard {
  const card = byId.get(cardId);
  if (!card) throw new Error(`No card has the id ${cardId}.`);
  return card;
}

export function getCardByKey(key: string): BaseCard {
  const card = byKey.get(key);
  if (!card) throw new Error(`No card has the key ${key}.`);
  return card;
}

export const findAbility = (id: string | null): Ability | undefined => (id === null ? undefined : abilityById.get(id));

export function getAiDeck(deckId: string): AiDeck {
  const deck = aiDecks.find(({ deck_id }) => deck_id === deckId);
  if (!deck) throw new Error(`No AI deck has the id ${deckId}.`);
  return deck;
}

/** A deck's cards in the order of its list, copies together. */
export function cardsOfDeck(deck: DeckList): BaseCard[] {
  return deck.cards.flatMap(({ card_key, quantity }) => Array<BaseCard>(quantity).fill(getCardByKey(card_key)));
}

function pictureOf({ card_key }: { readonly card_key: string }): string {
  return `/art/viking-vengeance/${card_key}.svg`;
}
