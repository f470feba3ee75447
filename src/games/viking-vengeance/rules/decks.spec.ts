import { aiDecks, cardsOfDeck, getCardByKey, starterDeck } from './catalogue.js';
import type { DeckList } from './catalogue.js';
import { refuseCards, refuseDeckChange, refuseNewDeck } from './decks.js';
import type { Collection, DeckRequest } from './decks.js';

/** A collection of these cards; ids are `0`, `1`, … */
function collectionOf(keys: readonly string[], more: Partial<Collection> = {}): Collection {
  return {
    findOwned: (id) => (keys[Number(id)] === undefined ? undefined : getCardByKey(keys[Number(id)]!).card_id),
    otherNames: [],
    otherDecks: 0,
    ...more,
  };
}

const keysOf = (deck: DeckList): string[] => cardsOfDeck(deck).map(({ card_key }) => card_key);
const starter = keysOf(starterDeck);
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
const deck = (more: Partial<DeckRequest> = {}): DeckRequest => ({
  name: 'Mine',
  user_card_instance_ids: ids(20),
  ...more,
});

describe('A deck', () => {
  it('R55, R59: the starter deck and every deck of the AI obeys the rules', () => {
    for (const list of [starterDeck, ...aiDecks]) {
      expect(refuseNewDeck(deck(), collectionOf(keysOf(list)))).toBeUndefined();
    }
  });

  it('W22: has exactly twenty cards', () => {
    const answer = refuseNewDeck(deck({ user_card_instance_ids: ids(19) }), collectionOf(starter));
    expect(answer).toMatchObject({
      code: 'DECK_SIZE',
      message: 'Deck must contain exactly 20 cards. Found: 19.',
      rule: 'R55',
    });
  });

  it('W22: has at most two copies of a card', () => {
    const keys = starter.with(2, 'norse-shieldmaiden');
    expect(refuseCards(ids(20), collectionOf(keys))).toMatchObject({ code: 'DECK_TOO_MANY_COPIES' });
  });

  it('W22: has at most two legendary cards', () => {
    const keys = starter.with(0, 'norse-surtr').with(1, 'norse-surtr').with(2, 'norse-jormungandr');
    expect(refuseCards(ids(20), collectionOf(keys))).toMatchObject({ code: 'DECK_TOO_MANY_LEGENDARIES' });
    expect(refuseCards(ids(20), collectionOf(keys.with(2, 'norse-thrall')))).toBeUndefined();
  });

  it('W22: lists no card twice and no card of somebody else', () => {
    const collection = collectionOf(starter);
    expect(refuseCards(ids(20).with(19, '0'), collection)).toMatchObject({ code: 'DECK_DUPLICATE_INSTANCE' });
    expect(refuseCards(ids(20).with(19, '77'), collection)).toMatchObject({ code: 'DECK_CARD_NOT_OWNED' });
  });

  it('reports what is wrong in the order of the contract', () => {
    const both = ids(20).with(18, '0').with(19, '77');
    expect(refuseCards(both, collectionOf(starter))).toMatchObject({ code: 'DECK_CARD_NOT_OWNED' });
    const taken = collectionOf(starter, { otherNames: ['Mine'] });
    expect(refuseNewDeck(deck({ user_card_instance_ids: ids(3) }), taken)).toMatchObject({ code: 'DECK_SIZE' });
  });

  it('has a name of one to fifty characters that no other deck has', () => {
    const collection = collectionOf(starter, { otherNames: ['Mine'] });
    expect(refuseNewDeck(deck({ name: ' Mine ' }), collection)).toMatchObject({ code: 'DECK_NAME_TAKEN' });
    expect(refuseNewDeck(deck({ name: '   ' }), collection)).toMatchObject({ code: 'DECK_FIELDS_REQUIRED' });
    expect(refuseNewDeck(deck({ name: 'x'.repeat(51) }), collection)).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(refuseNewDeck(deck({ name: 'x'.repeat(50) }), collection)).toBeUndefined();
    expect(refuseNewDeck({ name: 'Mine' }, collection)).toMatchObject({ code: 'DECK_FIELDS_REQUIRED' });
  });

  it('is one of at most thirty', () => {
    expect(refuseNewDeck(deck(), collectionOf(starter, { otherDecks: 29 }))).toBeUndefined();
    const full = collectionOf(starter, { otherDecks: 30 });
    expect(refuseNewDeck(deck(), full)).toMatchObject({ code: 'DECK_LIMIT' });
    expect(refuseDeckChange({ name: 'Other' }, full)).toBeUndefined();
  });

  it('is changed in name, in cards or in both, but not in nothing', () => {
    const collection = collectionOf(starter, { otherNames: ['Taken'] });
    expect(refuseDeckChange({}, collection)).toMatchObject({ code: 'DECK_FIELDS_REQUIRED' });
    expect(refuseDeckChange({ name: 'Taken' }, collection)).toMatchObject({ code: 'DECK_NAME_TAKEN' });
    expect(refuseDeckChange({ user_card_instance_ids: ids(19) }, collection)).toMatchObject({ code: 'DECK_SIZE' });
    expect(refuseDeckChange({ user_card_instance_ids: ids(20) }, collection)).toBeUndefined();
  });
});
