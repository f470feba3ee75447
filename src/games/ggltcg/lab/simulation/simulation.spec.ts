import { readCsv } from '../../rules/catalogue/csv.js';
import { PRACTICE_DECKS } from '../../rules/catalogue/decks.js';
import { registerCardSetAs, SHIPPED_SET } from '../../rules/catalogue/card-sets.js';
import { getCardSet } from '../../rules/catalogue/parse-card-set.js';
import { BalanceSheet } from './balance.js';
import { balanceCsv, balanceReport } from './balance-tables.js';
import { deal } from './deal.js';
import { playGame } from './play-game.js';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';
import { SimulationThreads } from './simulation-threads.js';

const plan: SimulationPlan = {
  card_set: SHIPPED_SET,
  csv: null,
  edition: 'standard',
  level: 'easy',
  nodes: 50,
  seed: 5,
  max_turns: 20,
  decks: null,
};

/** The plainest set of cards there can be: `count` toys that differ in nothing but their names. */
const toys = (count: number): string =>
  ['name,cost,speed,strength,stamina,effects', ...Array.from({ length: count }, (_no, at) => `T${at},0,1,1,1,`)].join(
    '\n',
  );

const won = (winner: 0 | 1 | null, more: Partial<SimulatedGame> = {}): SimulatedGame => ({
  number: 0,
  decks: [
    ['Ka', 'Sun'],
    ['Ka', 'Wake'],
  ],
  deck_names: null,
  first: 0,
  winner,
  reason: winner === null ? 'turn_limit' : 'no_cards',
  turns: 8,
  played: [['Ka'], ['Ka', 'Wake']],
  cc_lost: [1, 3],
  ...more,
});

describe('The games of a plan', () => {
  it('let each pair of random decks meet four times: from both seats, and as first and second', () => {
    const deals = [0, 1, 2, 3].map((number) => deal(plan, number));
    const [one, other] = deals[0]!.decks;
    expect(deals.map(({ decks }) => decks)).toEqual([
      [one, other],
      [other, one],
      [one, other],
      [other, one],
    ]);
    expect(deals.map(({ first }) => first)).toEqual([0, 0, 1, 1]);
    expect(new Set(deals.map(({ seed }) => seed)).size).toBe(4);
    expect(deal(plan, 4).decks).not.toEqual([one, other]);
  });

  it('let each of the given decks meet each', () => {
    const decks = Object.entries(PRACTICE_DECKS).map(([name, cards]) => ({ name, cards }));
    const names = Array.from({ length: 36 }, (_no, number) => deal({ ...plan, decks }, number).deck_names!.join());
    expect(new Set(names).size).toBe(36);
    expect(deal({ ...plan, decks }, 36)).toMatchObject({ deck_names: ['Aggro_Rush', 'Aggro_Rush'], first: 1 });
  });

  it('repeat exactly, each by its number', async () => {
    const game = await playGame(plan, 7);
    expect(await playGame(plan, 7)).toEqual(game);
    expect(game).toMatchObject({ number: 7, first: 1 });
    expect(game.turns).toBeGreaterThan(1);
    for (const seat of [0, 1] as const)
      expect(game.decks[seat]).toEqual(expect.arrayContaining([...game.played[seat]]));
  });

  it('are the same in a thread, which learns the set of cards with the plan', async () => {
    const csv = toys(8);
    const own = { ...plan, card_set: registerCardSetAs('toys@1', getCardSet(csv)), csv };
    const threads = new SimulationThreads(1);
    const played = await threads.play({ plan: own, from: 3, games: 2 });
    await threads.close();
    expect(played).toEqual([await playGame(own, 3), await playGame(own, 4)]);
  });
});

describe('The balance', () => {
  const sheet = new BalanceSheet();
  for (const game of [won(0), won(0, { first: 1 }), won(1), won(null)]) sheet.add(game);
  const { balance } = sheet;

  it('counts each card once for each player who has it', () => {
    expect(balance.cards.map(({ card_name, games, wins, draws }) => [card_name, games, wins, draws])).toEqual([
      ['Sun', 4, 2, 1],
      ['Ka', 8, 3, 2],
      ['Wake', 4, 1, 1],
    ]);
    expect(balance.cards[0]).toMatchObject({ score: { rate: 62.5 }, games_played: 0, play_rate: 0 });
    expect(balance.cards[2]).toMatchObject({ score: { rate: 37.5 }, games_played: 4, play_rate: 100 });
    for (const { score } of balance.cards) {
      expect(score.low).toBeLessThan(score.rate);
      expect(score.high).toBeGreaterThan(score.rate);
    }
  });

  it('tells who began, how it ended and what was wasted', () => {
    expect(balance).toMatchObject({
      games: 4,
      draws: 1,
      mean_turns: 8,
      first_player_score: { rate: 37.5 },
      cc_lost_per_turn: 0.5,
      ends: { no_cards: 3, turn_limit: 1 },
    });
  });

  it('tells how given decks did against each other', () => {
    const named = new BalanceSheet();
    for (const winner of [0, 0, 1] as const) named.add(won(winner, { deck_names: ['Mine', 'Yours'] }));
    expect(named.balance.matchups).toMatchObject([{ deck: 'Mine', against: 'Yours', games: 3, score: { rate: 66.7 } }]);
    expect(balanceReport(named.balance, 'Test')).toContain('| Mine | Yours | 3 | 66.7 %');
  });

  it('is a table that spreadsheets read', () => {
    const odd = new BalanceSheet();
    odd.add(won(0, { decks: [['=Sum(A1), "x"'], ['Ka']], played: [[], []] }));
    const [header, first, second] = readCsv(balanceCsv(odd.balance));
    expect(header!.fields.slice(0, 2)).toEqual(['card_name', 'games']);
    expect(first!.fields.slice(0, 3)).toEqual([`'=Sum(A1), "x"`, '1', '1']);
    expect(second!.fields).toHaveLength(header!.fields.length);
  });

  it('has nothing to say where nothing was played', () => {
    expect(new BalanceSheet().balance).toMatchObject({ games: 0, mean_turns: 0, cards: [] });
  });
});
