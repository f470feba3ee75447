import { EFFECTS } from '../effects/index.js';
import { CARDS, STARTER_DECKS, TOKENS, findStarterDeck } from './catalogue.js';
import type { CardData } from './card.types.js';
import { checkCatalogue } from './check-cards.js';
import { sizeOf, validateDeckForPlay } from './deck-list.js';
import { defineAbility, defineCard, defineDeck } from './define.js';

const imp = CARDS.find(({ id }) => id === 'kettle-imp')!;

describe('The catalogue', () => {
  it('has a hundred cards, three tokens and six starter decks, all of them sound', () => {
    expect([CARDS.length, TOKENS.length, STARTER_DECKS.length]).toEqual([100, 3, 6]);
    expect(() => checkCatalogue(CARDS, TOKENS)).not.toThrow();
    for (const deck of STARTER_DECKS)
      expect(validateDeckForPlay(deck, 'starter')).toEqual({ isValid: true, errors: [] });
  });

  it('uses every kind of effect, and knows no other', () => {
    const used = new Set(
      JSON.stringify(CARDS)
        .match(/"type":"[a-z_]+"/g)!
        .map((text) => text.slice(8, -1)),
    );
    expect(Object.keys(EFFECTS).filter((type) => !used.has(type))).toEqual([]);
  });

  it('names the card and the field of a mistake', () => {
    const wrong = (change: object) => () => checkCatalogue([{ ...imp, ...change } as CardData], []);
    expect(wrong({ power: -1 })).toThrow(
      'Card "kettle-imp", power: Invalid power: -1. Must be a non-negative integer.',
    );
    expect(wrong({ manaCost: { red: 1.5 } })).toThrow('Card "kettle-imp", manaCost');
    const effects = (...list: object[]) => ({ abilities: [{ ...imp.abilities![0], effects: list }] });
    expect(wrong(effects({ type: 'explode' }))).toThrow(
      'Card "kettle-imp", abilities[0].effects[0].type: there is no effect "explode".',
    );
    expect(wrong(effects({ type: 'damage', amount: 2 }))).toThrow(
      'abilities[0].effects[0].to: Ability effect must have a target',
    );
    expect(wrong(effects({ type: 'damage', to: 'target:t9', amount: 2 }))).toThrow(
      'names a target "t9" that is not there',
    );
    expect(wrong(effects({ type: 'damage', to: 'you', amount: 2, loud: true }))).toThrow(
      'effects[0].loud: "damage" has no such field',
    );
    expect(wrong({ abilities: [imp.abilities![0], imp.abilities![0]] })).toThrow('the id "quick_strike" is used twice');
    expect(() => checkCatalogue([imp, imp], [])).toThrow('Card "kettle-imp", id: is used twice.');
  });
});

describe('Building in code', () => {
  it('accepts what is sound and says what is not', () => {
    expect(defineCard(imp)).toBe(imp);
    expect(defineAbility(imp.abilities![0]!)).toBe(imp.abilities![0]);
    const red = findStarterDeck('mono-red-aggro')!;
    expect(defineDeck(red)).toBe(red);
    expect(() => defineDeck({ ...red, cards: [{ card: 'kettle-imp', count: 4 }] })).toThrow(
      'Deck must have at least 15 cards, found 4',
    );
    expect(() => defineCard({ ...imp, type: 'spell', types: ['spell'], abilities: [] })).toThrow(
      'a spell or instant has an effect',
    );
  });
});

describe('R8: deck legality', () => {
  const red = findStarterDeck('mono-red-aggro')!;
  const errorsOf = (
    cards: readonly { card: string; count: number }[],
    format: 'free' | 'fuel40' | 'starter' = 'free',
  ) => validateDeckForPlay({ colors: ['red'], cards }, format).errors;

  it('wants 15 cards, 40 in fuel40, and at most 250', () => {
    expect(errorsOf([{ card: 'mountain', count: 15 }])).toEqual([]);
    expect(errorsOf([{ card: 'mountain', count: 14 }])).toEqual(['Deck must have at least 15 cards, found 14']);
    expect(errorsOf([{ card: 'mountain', count: 39 }], 'fuel40')).toEqual([
      'Deck must have at least 40 cards, found 39',
    ]);
    expect(errorsOf([{ card: 'mountain', count: 251 }])).toEqual(['Deck must have at most 250 cards, found 251']);
    expect(sizeOf(red.cards)).toBe(40);
  });

  it('allows four copies, however the list is split, and any number of basic lands', () => {
    const split = [
      { card: 'kettle-imp', count: 3 },
      { card: 'kettle-imp', count: 2 },
      { card: 'mountain', count: 20 },
    ];
    expect(errorsOf(split)).toEqual(['Too many copies of Kettle Imp: 5 (maximum 4)']);
  });

  it('wants every colour of a card among the colours of the deck, and lets colourless cards in', () => {
    const lands = { card: 'mountain', count: 15 };
    expect(errorsOf([lands, { card: 'brass-kettle', count: 4 }, { card: 'scrapyard-depot', count: 1 }])).toEqual([]);
    expect(errorsOf([lands, { card: 'furnace-revenant', count: 1 }])).toEqual([
      "Card colors don't match deck colors: Furnace Revenant",
    ]);
    expect(errorsOf([lands, { card: 'steamworks-delta', count: 1 }])).toEqual([
      "Card colors don't match deck colors: Steamworks Delta",
    ]);
  });

  it('knows unknown cards and bad counts, and in the starter format nothing but starters', () => {
    expect(errorsOf([{ card: 'black-lotus', count: 20 }])).toEqual(['There is no card black-lotus']);
    expect(
      errorsOf([
        { card: 'mountain', count: 15 },
        { card: 'kettle-imp', count: 0 },
      ]),
    ).toEqual(['The count of Kettle Imp must be a positive integer']);
    expect(errorsOf([{ card: 'mountain', count: 15 }], 'starter')).toEqual(['Only the starter decks are allowed']);
  });
});
