import { STARTER_DECKS } from '../../rules/catalogue/catalogue.js';
import { begin, fastDice } from '../../../../engine/core/index.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { State } from '../../rules/tcg-fuel.types.js';
import { planGame } from './game-plan.js';
import { checkFreshStep, checkTable, checkZones, ownedCards } from './invariants.js';
import { playedAgain } from './played-again.js';
import { RandomTable } from './random-table.js';
import type { Played } from './random-table.js';

/** `PARLOUR_GAMES=10000` plays that many here; `npm run lab -- tcg-fuel random-games` does the same with progress and in parts. */
const games = Number(process.env.PARLOUR_GAMES ?? 12);

describe('Random games', () => {
  it('end, keep all their cards, and are refused nothing they were offered', () => {
    // Spread over all pairs of decks and sizes of tables.
    for (let n = 0; n < games; n++) {
      const plan = planGame(n * 41, n % 4 === 3 ? 'wild' : 'starter', 1);
      const table = new RandomTable(plan);
      table.play();
      expect(table.state.stage).toBe('finished');
    }
  });

  it('end the same when they are played through the engine', () => {
    for (const kind of ['starter', 'wild'] as const) {
      const plan = planGame(5, kind, 2);
      const log: Played[] = [];
      const table = new RandomTable(plan, (played) => log.push(played));
      table.play();
      expect(playedAgain(plan, log)).toBe(JSON.stringify(table.state));
    }
  });

  it('meet every deck with every other, at tables of two, three and four', () => {
    const count = STARTER_DECKS.length ** 2;
    for (const [index, size] of [2, 3, 2, 4].entries()) {
      const plans = Array.from({ length: count }, (_none, n) => planGame(index * count + n, 'starter', 1));
      expect(plans.every(({ decks }) => decks.length === size)).toBe(true);
      expect(new Set(plans.map(({ decks }) => decks.slice(0, 2).join())).size).toBe(count);
    }
  });
});

describe('What random games watch', () => {
  const fresh = (): { state: State; brought: number[] } => {
    const { start, seed } = planGame(0, 'starter', 1);
    const state = structuredClone(begin(tcgFuel, start, fastDice(seed)).state) as State;
    return { state, brought: ownedCards(state) };
  };
  const spoilt = (spoil: (state: State) => void): State => {
    const { state } = fresh();
    spoil(state);
    return state;
  };
  const { brought } = fresh();

  it.each<[string, (state: State) => void]>([
    ['a card in two zones', ({ players }) => players[0]!.hand.push(players[0]!.deck[0]!)],
    ['a card in no zone', ({ players }) => void players[0]!.hand.pop()],
    ['a card that says another zone', ({ cards, players }) => (cards[players[0]!.hand[0]!]!.location = 'exile')],
    ['a card that is lost', ({ cards, players }) => delete cards[players[0]!.hand.pop()!]],
  ])('%s', (_what, spoil) => {
    expect(() => checkZones(fresh().state, brought)).not.toThrow();
    expect(() => checkZones(spoilt(spoil), brought)).toThrow();
  });

  it('mana below zero, and mana or spells that outlive their step', () => {
    expect(() => checkTable(fresh().state)).not.toThrow();
    expect(() => checkTable(spoilt(({ players }) => (players[0]!.manaPool.red = -1)))).toThrow('mana');
    const floating = spoilt((state) => {
      state.stage = 'playing';
      state.players[1]!.manaPool.blue = 1;
    });
    expect(() => checkFreshStep(floating)).toThrow('Mana');
  });
});
