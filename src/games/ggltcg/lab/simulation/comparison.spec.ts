import { CardPairs } from './card-pairs.js';
import { compareRuns } from './comparison.js';
import type { SimulatedGame } from './simulation-plan.js';

const game = (number: number, winner: 0 | 1 | null, more: Partial<SimulatedGame> = {}): SimulatedGame => ({
  number,
  decks: [
    ['Ka', 'Sun'],
    ['Dino', 'Wake'],
  ],
  deck_names: null,
  first: 0,
  winner,
  reason: 'no_cards',
  turns: 8,
  played: [[], []],
  cc_lost: [0, 0],
  ...more,
});
const many = (winner: (number: number) => 0 | 1 | null) => Array.from({ length: 40 }, (_, at) => game(at, winner(at)));

describe('Two runs on the same deals', () => {
  it('differ in nothing when every game ended the same, and the interval is a point', () => {
    const run = many((at) => (at % 3 === 0 ? 0 : 1));
    const { same_deals, left_out, decided_otherwise, cards } = compareRuns(run, run);
    expect({ same_deals, left_out, decided_otherwise }).toEqual({ same_deals: 40, left_out: 0, decided_otherwise: 0 });
    expect(cards.map(({ change }) => change)).toEqual(Array(4).fill({ by: 0, low: 0, high: 0 }));
  });

  it('tell which cards gained what the others lost', () => {
    const { cards, decided_otherwise } = compareRuns(
      many(() => 1),
      many((at) => (at < 20 ? 0 : 1)),
    );
    const change = (name: string) => cards.find(({ card_name }) => card_name === name)!.change;
    expect(decided_otherwise).toBe(20);
    expect(change('Ka').by).toBe(50);
    expect(change('Dino').by).toBe(-50);
    expect(change('Ka').low).toBeGreaterThan(0);
    expect(change('Ka').high).toBeLessThanOrEqual(100);
  });

  it('count four games of one deal as one observation', () => {
    const before = many(() => 1);
    const ofDeals = compareRuns(
      before,
      many((at) => (Math.floor(at / 4) % 2 === 0 ? 0 : 1)),
    ).cards[0]!.change;
    const spread = compareRuns(
      before,
      many((at) => (at % 2 === 0 ? 0 : 1)),
    ).cards[0]!.change;
    expect(ofDeals.by).toBe(spread.by);
    expect(ofDeals.high - ofDeals.low).toBeGreaterThan(spread.high - spread.low);
  });

  it('leave out games whose decks or first player are not the same', () => {
    const other = [game(0, 0, { first: 1 }), game(1, 0, { decks: [['Ka'], ['Sun']] }), game(2, 0), game(99, 0)];
    expect(compareRuns([game(0, 0), game(1, 0), game(2, 1)], other)).toMatchObject({ same_deals: 1, left_out: 5 });
  });

  it('say nothing for sure after a single deal', () => {
    expect(compareRuns([game(0, 1)], [game(0, 0)]).cards[0]!.change).toEqual({ by: -100, low: -100, high: 100 });
  });
});

describe('Card against card', () => {
  it('is counted from both sides, and never for a card against itself', () => {
    const pairs = new CardPairs();
    pairs.add(game(0, 0, { decks: [['Ka', 'Sun'], ['Ka']] }));
    expect(pairs.pairs.map(({ card, against, games, score }) => [card, against, games, score.rate])).toEqual([
      ['Ka', 'Sun', 1, 0],
      ['Sun', 'Ka', 1, 100],
    ]);
  });
});
