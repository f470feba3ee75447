import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { openingBook } from '../book/opening-book.js';
import { LEFT, moverOf, piecesOf, removePiece } from '../fast/position.js';
import { placementOf, slideOf } from '../fast/turns.js';
import type { Memory } from '../memory.js';
import { deepen } from '../search/deepen.js';
import type { Verdict } from '../search/deepen.js';
import { Limits } from '../search/limits.js';
import { pickProblem } from '../search/problems.js';
import { ProofSearch } from '../search/proof.js';
import type { Candidate, Root } from '../search/root.js';
import { isDecided } from '../search/search.js';
import { Transpositions } from '../search/transposition.js';
import { actionOf, budgetOf, rootOf, weigh } from './decision.js';
import type { FourDecision, FourThinking } from './decision.js';
import { TABLE_BITS, slidePerfectly } from './hard.js';
import { takeTurn } from './medium.js';

/** The parts of the time for a proof that it wins, for the search, and for each proof that the rival does not. */
const PROVING = 0.2;
const SEARCHING = 0.45;
const REFUTING = 0.2;

/** Adds to the search an opening book, proofs that it wins, and proofs that what it plays does not lose. */
export const master: BotLevel<FourInASquare, Memory> = {
  budget: { millis: 5000 },
  choose: (thinking) => (thinking.view.state.phase === 'movement' ? slidePerfectly(thinking) : proveTurn(thinking)),
};

function proveTurn(thinking: FourThinking): FourDecision {
  const root = rootOf(thinking);
  const weighed = weigh(root, thinking.rng);
  if ('sure' in weighed) return { action: actionOf(weighed.sure), note: { reason: weighed.reason } };
  const known = lookUp(thinking, root);
  if (known) return { action: known, note: { reason: 'book' } };

  const candidates = thinking.rng.shuffle(weighed.candidates);
  const limits = new Limits(budgetOf(thinking));
  const won = findProvedWin(root, candidates, limits);
  if (won) return { action: actionOf(won), note: { reason: 'proof', nodes: limits.spent } };

  const searching = limits.share(SEARCHING);
  const table = new Transpositions(searching.tableBits(TABLE_BITS + 1), totalPieces(root));
  const verdict = deepen(candidates, root.noBacktrack, table, searching);
  limits.include(searching);
  if (verdict.depth < 0) return takeTurn({ ...thinking, budget: { nodes: 2000 } });
  const chosen = chooseUnrefuted(root, verdict, limits);
  const { depth, exact, ranked } = verdict;
  return {
    action: actionOf(chosen),
    note: { reason: 'search', value: ranked[0]!.value, depth, exact, nodes: limits.spent },
  };
}

/** The book's action. In the middle of a turn the piece just placed is taken back to find the page. */
function lookUp({ memory, view }: FourThinking, root: Root): FourInASquare['action'] | undefined {
  if (root.noBacktrack) return undefined;
  const position = root.position.slice();
  const { piecesPerPlayer } = view.state;
  if (root.toPlace) {
    const turn = openingBook.find(position, piecesPerPlayer);
    return turn === undefined
      ? undefined
      : actionOf({ placement: placementOf(position, turn), slide: 0, after: position });
  }
  if (memory.placed === null) return undefined;
  const placement = memory.placed.squareIndex * 4 + memory.placed.slotIndex;
  removePiece(position, moverOf(position), placement);
  position[LEFT]! += 1;
  const turn = openingBook.find(position, piecesPerPlayer);
  if (turn === undefined || placementOf(position, turn) !== placement) return undefined;
  return { type: 'slide', squareIndex: slideOf(turn) };
}

function findProvedWin(root: Root, candidates: readonly Candidate[], limits: Limits): Candidate | undefined {
  const proving = limits.share(PROVING);
  const proof = new ProofSearch(moverOf(root.position), root.noBacktrack, totalPieces(root), proving);
  const won = proof.proveAny(candidates.map(({ after }) => after));
  limits.include(proving);
  return typeof won === 'number' ? candidates[won] : undefined;
}

/** The best candidate from which the rival is not known to win. */
function chooseUnrefuted(root: Root, { ranked, exact, holding }: Verdict, limits: Limits): Candidate {
  if (holding.length > 1) return pickProblem(holding, root.noBacktrack);
  if (exact) return ranked[0]!.candidate;
  for (const { candidate, value } of ranked) {
    if (limits.exhausted || (isDecided(value) && value < 0)) break;
    const refuting = limits.share(REFUTING);
    const proof = new ProofSearch(1 - moverOf(root.position), root.noBacktrack, totalPieces(root), refuting);
    const answer = proof.prove(candidate.after);
    limits.include(refuting);
    if (answer !== 'proved') return candidate;
  }
  return ranked[0]!.candidate;
}

/** How many pieces both players place together. */
function totalPieces({ position }: Root): number {
  return position[LEFT]! + piecesOf(position, 0) + piecesOf(position, 1);
}
