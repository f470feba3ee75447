import { refusal } from '../../../engine/core/index.js';
import type { Refusal } from '../../../engine/core/index.js';
import { constants, getBaseCard } from './catalogue.js';

/** What a player asks for when a deck is made or changed. */
export interface DeckRequest {
  readonly name?: string;
  readonly user_card_instance_ids?: readonly string[];
}

/** What must be known of the player to judge it. */
export interface Collection {
  /** The base card of an instance that the player owns. */
  findOwned(instanceId: string): string | undefined;
  /** The names of the player's other decks. */
  readonly otherNames: readonly string[];
  /** How many decks the player has besides this one. */
  readonly otherDecks: number;
}

export const MOST_DECKS = 30;
const LONGEST_NAME = 50;

/** A new deck: all of it must be there, and there must be room for it. */
export function refuseNewDeck(request: DeckRequest, collection: Collection): Refusal | undefined {
  const { name, user_card_instance_ids } = request;
  if (name === undefined || user_card_instance_ids === undefined) return fieldsRequired();
  return (
    refuseName(name) ??
    refuseCards(user_card_instance_ids, collection) ??
    refuseTakenName(name, collection) ??
    (collection.otherDecks >= MOST_DECKS
      ? refusal('DECK_LIMIT', `You can have at most ${MOST_DECKS} decks.`, { rule: 'R55' })
      : undefined)
  );
}

/** A change to a deck: a new name, other cards, or both. */
export function refuseDeckChange(request: DeckRequest, collection: Collection): Refusal | undefined {
  const { name, user_card_instance_ids } = request;
  if (name === undefined && user_card_instance_ids === undefined) return fieldsRequired();
  return (
    (name === undefined ? undefined : refuseName(name)) ??
    (user_card_instance_ids === undefined ? undefined : refuseCards(user_card_instance_ids, collection)) ??
    (name === undefined ? undefined : refuseTakenName(name, collection))
  );
}

/** R55: the cards of a deck, also when a game is begun with it. */
export function refuseCards(ids: readonly string[], collection: Pick<Collection, 'findOwned'>): Refusal | undefined {
  return refusalsOfCards(ids, collection)[0];
}

/** Everything that R55 minds about the cards of a deck, in the order of the contract. */
export function refusalsOfCards(
  ids: readonly string[],
  { findOwned }: Pick<Collection, 'findOwned'>,
): readonly Refusal[] {
  const { deck_size, max_copies_of_base_card, max_legendary_cards } = constants;
  const cards = ids.flatMap((id) => findOwned(id) ?? []);
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  const legendaries = cards.filter((card) => getBaseCard(card).rarity === 'legendary');
  const minded: readonly (readonly [boolean, string, string])[] = [
    [ids.length !== deck_size, 'DECK_SIZE', `Deck must contain exactly ${deck_size} cards. Found: ${ids.length}.`],
    [cards.length < ids.length, 'DECK_CARD_NOT_OWNED', 'Deck contains a card that you do not own.'],
    [new Set(ids).size < ids.length, 'DECK_DUPLICATE_INSTANCE', 'Deck contains the same card twice.'],
    [
      Math.max(0, ...copies.values()) > max_copies_of_base_card,
      'DECK_TOO_MANY_COPIES',
      `Deck may contain at most ${max_copies_of_base_card} copies of a card.`,
    ],
    [
      legendaries.length > max_legendary_cards,
      'DECK_TOO_MANY_LEGENDARIES',
      `Deck may contain at most ${max_legendary_cards} legendary cards.`,
    ],
  ];
  return minded.flatMap(([isWrong, code, message]) => (isWrong ? [no(code, message)] : []));
}

function refuseName(name: string): Refusal | undefined {
  const length = [...name.trim()].length;
  if (length === 0) return fieldsRequired();
  return length > LONGEST_NAME
    ? no('VALIDATION_ERROR', `A deck's name has at most ${LONGEST_NAME} characters.`)
    : undefined;
}

function refuseTakenName(name: string, { otherNames }: Collection): Refusal | undefined {
  return otherNames.includes(name.trim()) ? no('DECK_NAME_TAKEN', 'You have a deck of that name.') : undefined;
}

const fieldsRequired = (): Refusal => no('DECK_FIELDS_REQUIRED', 'Deck name and cards are required.');

const no = (code: string, message: string): Refusal => refusal(code, message, { rule: 'R55' });
