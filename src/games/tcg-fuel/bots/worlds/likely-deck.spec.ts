import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import { deckWeights, likelyDeck } from './likely-deck.js';

const NAMES = STARTER_DECKS.map(({ id }) => id);
const weightOf = (deck: string, seen: readonly string[]): number => deckWeights(seen)[NAMES.indexOf(deck)]!;

describe('Which deck an opponent plays', () => {
  it('is open before anything is seen', () => {
    expect(deckWeights([])).toEqual(NAMES.map(() => 1 / NAMES.length));
  });

  it('is plain once a card is seen that only one deck holds', () => {
    expect(weightOf('peatroot-midrange', ['peatroot-hollow'])).toBeCloseTo(1, 4);
    expect(weightOf('mono-red-aggro', ['mountain', 'kettle-imp'])).toBeCloseTo(1, 4);
  });

  it('leans by how many copies each deck holds: a Forest is one of 17 there and one of 7 here', () => {
    expect(weightOf('mono-green-stompy', ['forest'])).toBeCloseTo(17 / 24, 3);
    expect(weightOf('peatroot-midrange', ['forest'])).toBeCloseTo(7 / 24, 3);
    // Two Whelps of four against two of two, besides.
    expect(weightOf('mono-green-stompy', ['forest', 'bramble-whelp', 'bramble-whelp'])).toBeCloseTo(
      (17 * 6) / (17 * 6 + 7),
      3,
    );
  });

  it('is the nearest where none fits', () => {
    const strange = ['island', 'island', 'stackfire-drake'];
    expect(weightOf('mono-blue-control', strange)).toBeCloseTo(1, 3);
    expect(weightOf('mono-green-stompy', Array<string>(20).fill('forest'))).toBeGreaterThan(0.99);
  });

  it('is drawn as often as it is likely', () => {
    const rng = rngOver(sfc32(4));
    const drawn = Array.from({ length: 2000 }, () => likelyDeck(['forest'], rng));
    const green = STARTER_DECKS[NAMES.indexOf('mono-green-stompy')]!.cards;
    expect(drawn.filter((cards) => cards === green).length / 2000).toBeCloseTo(17 / 24, 1);
  });
});
