import type { CheckOptions } from './rules/options.js';
import type { CheckView } from './rules/view.types.js';

type Range = readonly [least: number, most: number];

const TURN: Range = [600, 1800];
const ANSWER: Range = [1200, 3200];
const ANSWER_OF_EASY: Range = [2000, 4500];
/** The window these answers were measured for; in a shorter one bots are as much faster (8.1). */
const USUAL_WINDOW_MS = 5000;

/** How long bots take: drawn before they think, the same for a match and a pass, so that the time tells nothing. */
export function paceOf(
  { matchWindowMs }: Pick<CheckOptions, 'matchWindowMs'>,
  level: string,
  view: Pick<CheckView, 'phase' | 'matchingOpportunityInfo'>,
): Range {
  if (view.phase === 'scoringPhase') return [0, 0];
  if (!view.matchingOpportunityInfo) return TURN;
  const [least, most] = level === 'easy' ? ANSWER_OF_EASY : ANSWER;
  const scale = matchWindowMs > 0 && matchWindowMs < USUAL_WINDOW_MS ? matchWindowMs / USUAL_WINDOW_MS : 1;
  return [least * scale, most * scale];
}
