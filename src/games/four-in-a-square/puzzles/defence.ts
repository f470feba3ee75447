import type { Position } from '../bots/fast/position.js';
import { canWinThisTurn } from '../bots/fast/turns.js';
import { actionOf } from '../bots/levels/decision.js';
import { ForcedWin } from './forced-win.js';
import { Limits } from '../bots/search/limits.js';
import { allCandidates, safeCandidates, waysToLose, winningCandidates } from '../bots/search/root.js';
import type { Candidate, Root } from '../bots/search/root.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';

/** Whether the player on turn wins within so many turns of theirs, this one included. */
export function winsWithin(position: Position, turns: number, noBacktrack: boolean): boolean {
  return distanceOf(position, turns, noBacktrack) !== undefined;
}

/** A win if there is one; else what refutes the attack, or else what makes it take longest. The same each time. */
export function defend(root: Root, turns: number): FourInASquare['action'] {
  const wins = winningCandidates(root);
  const atOnce = wins.find(({ slide }) => slide === undefined) ?? wins[0];
  if (atOnce) return actionOf(atOnce);
  const safe = safeCandidates(root);
  if (safe.length === 0) return actionOf(leastBad(root));
  return actionOf(longest(safe, turns, root.noBacktrack));
}

function longest(safe: readonly Candidate[], turns: number, noBacktrack: boolean): Candidate {
  let best = safe[0]!;
  let most = 0;
  for (const candidate of safe) {
    const distance = distanceOf(candidate.after, turns, noBacktrack);
    if (distance === undefined) return candidate;
    if (distance > most) [best, most] = [candidate, distance];
  }
  return best;
}

function leastBad(root: Root): Candidate {
  const weighed = allCandidates(root).map((one) => ({ one, ways: waysToLose(one, root.noBacktrack) }));
  return weighed.reduce((best, each) => (each.ways < best.ways ? each : best)).one;
}

function distanceOf(position: Position, most: number, noBacktrack: boolean): number | undefined {
  if (most < 1) return undefined;
  if (canWinThisTurn(position, noBacktrack)) return 1;
  return new ForcedWin(noBacktrack, new Limits({})).distance(position, most);
}
