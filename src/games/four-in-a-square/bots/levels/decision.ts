import type { Budget, Decision, Thinking } from '../../../../engine/bots/bot.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { encode } from '../fast/position.js';
import type { Memory } from '../memory.js';
import { allCandidates, safeCandidates, waysToLose, winningCandidates } from '../search/root.js';
import type { Candidate, Root } from '../search/root.js';

export type FourThinking = Thinking<FourInASquare, Memory>;
export type FourDecision = Decision<FourInASquare>;

/** A turn is two decisions; the first, with many more candidates, gets the larger part of the turn's time. */
const PLACING = 0.65;
const SLIDING = 0.35;

/** The decision to be made, read from what the player sees. */
export function rootOf({ view: { state } }: FourThinking): Root {
  return {
    position: encode(state),
    noBacktrack: state.blockedSlideSquareIndex !== undefined,
    toPlace: state.phase === 'placement',
  };
}

/** The budget of a turn, cut for the decision at hand. */
export function budgetOf({ budget, view: { state } }: FourThinking): Budget {
  const part = state.phase === 'movement' ? 1 : state.phase === 'placement' ? PLACING : SLIDING;
  return {
    ...(budget.millis === undefined ? undefined : { millis: budget.millis * part }),
    ...(budget.nodes === undefined ? undefined : { nodes: Math.ceil(budget.nodes * part) }),
  };
}

/** The action that a candidate begins with. */
export function actionOf({ placement, slide }: Candidate): FourInASquare['action'] {
  if (placement === undefined) return { type: 'slide', squareIndex: slide! };
  return { type: 'place', squareIndex: placement >> 2, slotIndex: placement & 3 };
}

/** What needs no search: a win, the least hopeless of lost causes, or else the candidates worth searching. */
export function weigh(root: Root, rng: Rng): { sure: Candidate; reason: string } | { candidates: Candidate[] } {
  const wins = winningCandidates(root);
  const atOnce = wins.filter(({ slide }) => slide === undefined);
  if (wins.length > 0) return { sure: rng.pick(atOnce.length > 0 ? atOnce : wins), reason: 'wins' };
  const candidates = safeCandidates(root);
  if (candidates.length === 0) return { sure: leastBad(root, rng), reason: 'lost' };
  if (candidates.length === 1) return { sure: candidates[0]!, reason: 'forced' };
  return { candidates };
}

/** Whatever leaves the rival the fewest ways to win: one may be overlooked. */
function leastBad(root: Root, rng: Rng): Candidate {
  const ways = allCandidates(root).map((candidate) => ({ candidate, ways: waysToLose(candidate, root.noBacktrack) }));
  const fewest = Math.min(...ways.map((one) => one.ways));
  return rng.pick(ways.filter((one) => one.ways === fewest)).candidate;
}
