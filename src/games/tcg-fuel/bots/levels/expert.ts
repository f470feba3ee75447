import type { BotLevel } from '../../../../engine/bots/bot.js';
import { isForm } from '../../../../engine/core/index.js';
import type { Choice } from '../../../../engine/core/index.js';
import type { Action } from '../../rules/action.types.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { Board } from '../board.js';
import { candidatesFor, neighboursOf } from '../search/candidates.js';
import { decide, isPlain, isSpell } from './medium.js';
import type { Memory } from '../memory.js';
import { mean, race } from '../search/race.js';
import { FIRST_LOOK, InformationSetTree } from '../search/tree.js';
import { weighSpell } from '../search/weigh-spell.js';
import { Worlds } from '../worlds/worlds.js';

const BUDGET = 320;
const MOST_WORLDS = 48;
const MOST_MOVES = 16;
const FEWEST_MOVES = 10;

/** With more creatures than this a trial takes longer, so there are fewer. */
const ROOMY = 10;

/**
 * Searches a tree of its own decisions over sampled worlds (information sets: a node knows only what this seat did, never
 * what a world hides). The moves at hand race in the same worlds, two turns further than hard looks; for those that are
 * still in the race after a first look, the rest of the turn is planned before they are tried again. Its budget is a number
 * of trials, so that a decision repeats: as many for the moves at hand as for plans, fewer on a crowded table.
 */
export const expert: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    if (isPlain(board, choices, usual)) return { action: usual };
    const share = Math.min(1, ROOMY / (board.mine.length + board.theirs.length));
    const trials = Math.ceil(share * (budget.nodes ?? BUDGET));
    const most = Math.max(FEWEST_MOVES, Math.ceil(share * MOST_MOVES));
    const moves = candidatesFor(board, bestFirst(board, choices), usual, most);
    const near = view.turnCount + (board.isMyTurn ? 2 : 1);
    const horizons = { now: view.turnCount, near, far: near + 2 };
    const tree = new InformationSetTree(new Worlds(thinking, 'likely'), horizons, trials);
    const rules = { trials, worldsARound: FIRST_LOOK, mostWorlds: MOST_WORLDS };
    const tryOut = (move: Action, world: number): number => tree.tryOut(move, world);
    const first = race(moves, rules, tryOut);
    // The neighbours of the planned attack or block have been in the race already.
    const others = first.action === usual ? [] : neighboursOf(board, first.action).slice(0, most);
    const { action, results } = others.length > 0 ? race([first.action, ...others], rules, tryOut) : first;
    return { action, note: { value: mean(results), visits: results.length, moves: moves.length + others.length } };
  },
};

/** What may be played, the best by rules of thumb first: where there is too much to try, the rest is left out. */
function bestFirst(board: Board, choices: readonly Choice<Action>[]): Choice<Action>[] {
  const weight = (choice: Choice<Action>): number =>
    !isForm(choice) && isSpell(board, choice) ? weighSpell(board, choice) : 0;
  const weighed = choices.map((choice) => ({ choice, weight: weight(choice) }));
  return weighed.sort((a, b) => b.weight - a.weight).map(({ choice }) => choice);
}
