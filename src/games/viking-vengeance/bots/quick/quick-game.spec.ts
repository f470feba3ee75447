import { fastDice, isRefusal, play, rngOver, sfc32 } from '../../../../engine/core/index.js';
import { abilities } from '../../rules/catalogue.js';
import { vikingVengeance } from '../../rules/viking-vengeance.game.js';
import { Chance } from '../chance.js';
import { outcomesOf } from '../imagined.js';
import { movesOf } from '../moves.js';
import { dealOf } from './deal.js';
import { tileOf } from './geometry.js';
import { QuickGame } from './quick-game.js';
import { moveOf, PASS } from './quick-move.js';
import type { QuickTable } from './quick-table.js';
import { quickTableOf } from './read-state.js';
import { wildGame } from '../testing/wild-game.js';

const GAMES = Number(process.env.PARLOUR_GAMES ?? 60);

/** Everything that matters, in words that both encodings have. */
function told(table: QuickTable): object {
  const { deal } = table;
  const card = (number: number): object => ({
    id: deal.cards[number]!.id,
    effects: table.burdens[number]!.effects,
    power: [0, 1, 2, 3].map((side) => table.side(number, side)),
    marks: table.marks[number],
    falls: table.falls[number],
  });
  return {
    board: [...table.board].map((number) =>
      number < 0 ? null : { ...card(number), owner: table.owner[number], lockedBy: table.lockedBy[number] },
    ),
    tiles: table.grounds.map((ground) => ground && ground.tile),
    hands: table.hands.map((hand) => hand.map(card)),
    decks: deal.decks.map((deck, owner) => deck.slice(table.drawn[owner]).map((number) => deal.cards[number]!.id)),
    current: table.status === 0 ? table.current : null,
    turn: table.turn,
    passes: table.passes,
    status: table.status,
    lead: table.lead(),
  };
}

describe('The quick table', () => {
  it(`follows the rules move by move, in ${GAMES} games in which every ability speaks`, () => {
    const spoken = new Set<string>();
    let moves = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      let state = wildGame(seed);
      const rng = rngOver(sfc32(seed, 5));
      while (state.status === 'active') {
        const all = movesOf(state);
        const move = rng.int(12) === 0 ? all.at(-1)! : rng.pick(all);
        const deal = dealOf(state);
        const outcomes = outcomesOf(state, move, 3);
        for (const [sample, outcome] of outcomes.entries()) {
          const table = quickTableOf(deal, state);
          const chance = new Chance(sample);
          const quick =
            move.type === 'endTurn'
              ? PASS
              : moveOf(
                  deal.numberOf.get(move.user_card_instance_id)!,
                  tileOf(move.position),
                  move.targetPosition ? tileOf(move.targetPosition) : -1,
                );
          new QuickGame(table, chance.rng).play(quick);
          expect(told(table)).toEqual(told(quickTableOf(deal, outcome)));
          expect(chance.used).toBe(outcomes.length > 1);
          for (const ability of Object.values(outcome.touched)) spoken.add(ability);
        }
        moves += 1;
        state = rng.pick(outcomes);
      }
    }
    expect(moves).toBeGreaterThan(10 * GAMES);
    // What an ability does to a hand, a shield or itself touches no tile of another; most do.
    if (GAMES >= 60) expect(spoken.size).toBeGreaterThan(abilities.length - 12);
  });

  it('is the game that everybody plays: what a search plays is what the table would', () => {
    const state = wildGame(3);
    const [move] = movesOf(state);
    const seat = state.seats[state.current];
    const asked = { seat, action: move!, at: 0 };
    const step = play(vikingVengeance, { state, round: 1, drawn: 0 }, asked, fastDice(3));
    if (isRefusal(step)) throw new Error(step.code);
    const [outcome] = outcomesOf(state, move!, 1);
    expect({ ...step.table.state, touched: null }).toEqual({ ...outcome, touched: null });
  });
});
