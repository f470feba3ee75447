import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { hasBlock, moverOf, removePiece } from '../fast/position.js';
import type { Memory } from '../memory.js';
import { allCandidates, winningCandidates } from '../search/root.js';
import type { Candidate, Root } from '../search/root.js';
import { actionOf, rootOf } from './decision.js';
import type { FourThinking } from './decision.js';

/** Sees every second win, and otherwise plays anything that does not hand the rival a block. */
export const easy: BotLevel<FourInASquare, Memory> = {
  budget: { millis: 50 },

  choose(thinking) {
    const { rng } = thinking;
    const root = rootOf(thinking);
    const wins = winningCandidates(root);
    if (wins.length > 0 && goesForIt(thinking, root, wins)) return { action: actionOf(rng.pick(wins)) };
    const others = root.toPlace ? [] : allCandidates(root).filter(({ after }) => !handsOverBlock(after));
    return {
      action: others.length > 0 ? actionOf(rng.pick(others)) : (rng.pick(thinking.choices) as FourInASquare['action']),
    };
  },
};

/**
 * One coin for one turn. A win that needs its placement is decided when placing, and then followed up; a win that any
 * placement allows is decided when sliding.
 */
function goesForIt({ rng, memory, view }: FourThinking, root: Root, wins: readonly Candidate[]): boolean {
  if (view.state.phase === 'movement') return rng.int(2) === 0;
  if (root.toPlace) return !winsAnyhow(root) && rng.int(2) === 0;
  return !winsWithout(root, memory, wins) || rng.int(2) === 0;
}

/** Whether some slide wins whatever is placed. */
const winsAnyhow = (root: Root): boolean => winningCandidates({ ...root, toPlace: false }).length > 0;

/** Whether a slide would win without the piece just placed. */
function winsWithout(root: Root, { placed }: Memory, wins: readonly Candidate[]): boolean {
  if (placed === null) return wins.length > 0;
  const position = root.position.slice();
  removePiece(position, moverOf(position), placed.squareIndex * 4 + placed.slotIndex);
  return winsAnyhow({ ...root, position });
}

function handsOverBlock(after: Candidate['after']): boolean {
  const rival = moverOf(after);
  return hasBlock(after, rival) && !hasBlock(after, 1 - rival);
}
