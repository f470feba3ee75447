import type { BotLevel, Budget } from '../../../../engine/bots/bot.js';
import { allowance } from '../../../../engine/bots/players/allowance.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { budgetOf, rootOf } from '../levels/decision.js';
import type { Memory } from '../memory.js';
import { actionOf, Imagined } from './imagined.js';

/** How curious the search is: the usual √2 for results from 0 to 1. */
const CURIOSITY = Math.SQRT2;

/** One action in the tree, and how the games went that were imagined after it. */
class Branch {
  visits = 0;
  /** Points of the player who made this action: 1 for a win, ½ for a draw. */
  points = 0;
  readonly children: Branch[] = [];
  untried: number[] | undefined;

  constructor(
    readonly action: number,
    readonly player: number,
  ) {}

  mostPromising(): Branch {
    const log = Math.log(this.visits);
    const promise = ({ points, visits }: Branch): number => points / visits + CURIOSITY * Math.sqrt(log / visits);
    return this.children.reduce((best, child) => (promise(child) > promise(best) ? child : best));
  }
}

/**
 * Monte Carlo tree search as the textbook has it: single actions, random games to the end, nothing that a player would
 * know beyond the rules. It is there to be played against, on the same fast positions as the levels.
 */
export const mcts: BotLevel<FourInASquare, Memory> = {
  budget: { millis: 1000 },
  choose(thinking) {
    const { position, noBacktrack } = rootOf(thinking);
    const start = new Imagined(position, noBacktrack, thinking.view.state.phase === 'placementSlide');
    const { action, visits } = search(start, budgetOf(thinking), thinking.rng);
    return { action: actionOf(action), note: { reason: 'mcts', visits } };
  },
};

function search(start: Imagined, budget: Budget, rng: Rng): Branch {
  const root = new Branch(-1, -1);
  const mayGoOn = allowance(budget);
  while (mayGoOn()) imagineGame(root, start.copy(), rng);
  return root.children.reduce((best, child) => (child.visits > best.visits ? child : best));
}

/** Down the tree by promise, one new branch, a random game, and the result back up. */
function imagineGame(root: Branch, game: Imagined, rng: Rng): void {
  const path = [root];
  let here = root;
  while (!game.over) {
    here.untried ??= rng.shuffle(game.actions());
    const action = here.untried.pop();
    const next = action === undefined ? here.mostPromising() : new Branch(action, game.mover);
    if (action !== undefined) here.children.push(next);
    game.play(next.action);
    path.push(next);
    here = next;
    if (action !== undefined) break;
  }
  game.playOut(rng);
  for (const branch of path) {
    branch.visits += 1;
    branch.points += game.winner === undefined ? 0.5 : game.winner === branch.player ? 1 : 0;
  }
}
