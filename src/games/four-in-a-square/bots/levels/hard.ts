import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { recentPositions } from '../memory.js';
import type { Memory } from '../memory.js';
import { pickSlide, plainJudge, tableJudge, valueSlides } from '../movement/choose-slide.js';
import { deepen } from '../search/deepen.js';
import { lineOf, wordsOf } from '../search/line.js';
import { Limits } from '../search/limits.js';
import { pickProblem } from '../search/problems.js';
import { Transpositions } from '../search/transposition.js';
import { actionOf, budgetOf, rootOf, weigh } from './decision.js';
import type { FourDecision, FourThinking } from './decision.js';
import { takeTurn } from './medium.js';

export const TABLE_BITS = 18;

/** Looks as many turns ahead as its time allows; plays movement perfectly in both rule sets. */
export const hard: BotLevel<FourInASquare, Memory> = {
  budget: { millis: 1000 },
  choose: (thinking) => (thinking.view.state.phase === 'movement' ? slidePerfectly(thinking) : searchTurn(thinking)),
};

function searchTurn(thinking: FourThinking): FourDecision {
  const { rng } = thinking;
  const root = rootOf(thinking);
  const weighed = weigh(root, rng);
  if ('sure' in weighed) {
    const { sure, reason } = weighed;
    return { action: actionOf(sure), note: { reason, line: wordsOf(sure).join(' ') } };
  }
  const limits = new Limits(budgetOf(thinking));
  const table = new Transpositions(limits.tableBits(TABLE_BITS), thinking.view.state.piecesPerPlayer * 2);
  const verdict = deepen(rng.shuffle(weighed.candidates), root.noBacktrack, table, limits);
  if (verdict.depth < 0) return takeTurn({ ...thinking, budget: { nodes: 2000 } });
  const { depth, exact, ranked, holding } = verdict;
  const chosen = holding.length > 1 ? pickProblem(holding, root.noBacktrack) : ranked[0]!.candidate;
  const line = lineOf(chosen, root.noBacktrack, table);
  const note = { reason: 'search', value: ranked[0]!.value, depth, exact, nodes: limits.spent, line };
  return { action: actionOf(chosen), note };
}

/** The best slide there is. Under V1 the whole table of the position is worked out. */
export function slidePerfectly(thinking: FourThinking): FourDecision {
  const { position, noBacktrack } = rootOf(thinking);
  const judge = noBacktrack ? tableJudge(position) : plainJudge;
  const recent = recentPositions(position, thinking.memory, noBacktrack);
  const { square, value } = pickSlide(valueSlides(position, noBacktrack, judge, recent), thinking.rng);
  return { action: { type: 'slide', squareIndex: square }, note: { reason: 'movement', value, line: `/${square}` } };
}
