import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { recentPositions } from '../memory.js';
import type { Memory } from '../memory.js';
import { pickSlide, plainJudge, shortSightedJudge, valueSlides } from '../movement/choose-slide.js';
import { Limits } from '../search/limits.js';
import type { Candidate } from '../search/root.js';
import { MATE, Search } from '../search/search.js';
import { Transpositions } from '../search/transposition.js';
import { actionOf, budgetOf, rootOf, weigh } from './decision.js';
import type { FourDecision, FourThinking } from './decision.js';

/** Anything within this of the best is good enough. */
const MARGIN = 6;

/** Wins when it can, never lets the rival win at once when it need not, and looks at the rival's best reply. */
export const medium: BotLevel<FourInASquare, Memory> = {
  budget: { millis: 150 },
  choose: (thinking) => (thinking.view.state.phase === 'movement' ? slideCarefully(thinking) : takeTurn(thinking)),
};

export function takeTurn(thinking: FourThinking): FourDecision {
  const root = rootOf(thinking);
  const weighed = weigh(root, thinking.rng);
  if ('sure' in weighed) return { action: actionOf(weighed.sure), note: { reason: weighed.reason } };
  const limits = new Limits(budgetOf(thinking));
  const good = goodEnough(weighed.candidates, root.noBacktrack, limits, thinking.rng);
  return { action: actionOf(thinking.rng.pick(good)), note: { reason: 'search', nodes: limits.spent } };
}

/** The candidates that are hardly worse than the best after the rival's reply; those that time allowed to look at. */
function goodEnough(candidates: readonly Candidate[], noBacktrack: boolean, limits: Limits, rng: Rng): Candidate[] {
  const search = new Search(noBacktrack, new Transpositions(12, Infinity), limits);
  const valued: { candidate: Candidate; value: number }[] = [];
  let best = -MATE;
  for (const candidate of rng.shuffle([...candidates])) {
    const value = -search.value(candidate.after, 1, -MATE, Math.min(MATE, MARGIN + 1 - best), 1);
    if (search.cut) break;
    valued.push({ candidate, value });
    best = Math.max(best, value);
  }
  if (valued.length === 0) return [...candidates];
  return valued.filter(({ value }) => value >= best - MARGIN).map(({ candidate }) => candidate);
}

function slideCarefully(thinking: FourThinking): FourDecision {
  const { position, noBacktrack } = rootOf(thinking);
  const recent = recentPositions(position, thinking.memory, noBacktrack);
  const slides = valueSlides(position, noBacktrack, noBacktrack ? shortSightedJudge : plainJudge, recent);
  const { square, value } = pickSlide(slides, thinking.rng);
  return { action: { type: 'slide', squareIndex: square }, note: { reason: 'movement', value } };
}
