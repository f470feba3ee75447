import type { CheckOptions } from '../rules/options.js';
import type { CheckView } from '../rules/view.types.js';

type Range = readonly [least: number, most: number];

const TURN: Range = [600, 1800];
const ANSWER: Range = [1200, 3200];
const ANSWER_OF_EASY: Range = [2000, 4500];
/** Where no person is waited for, and none could be outrun. */
const BRISK: Range = [150, 400];
/** The window these answers were measured for; in a shorter one bots are as much faster (8.1). */
const USUAL_WINDOW_MS = 5000;

/**
 * How long bots take: drawn before they think, the same for a match and a pass, so that the time tells nothing. Who still
 * has to answer and which players are people are public, so bots that wait only for each other may be quick.
 */
export function paceOf(
  { matchWindowMs, botsTakeTheirTime }: Pick<CheckOptions, 'matchWindowMs' | 'botsTakeTheirTime'>,
  level: string,
  view: Pick<CheckView, 'phase' | 'matchingOpportunityInfo'>,
  people: readonly string[],
): Range {
  if (view.phase === 'scoringPhase') return [0, 0];
  const window = view.matchingOpportunityInfo;
  if (!window) return people.length > 1 || botsTakeTheirTime ? TURN : BRISK;
  const isAwaited = people.some((id) => window.remainingPlayerIDs.includes(id));
  if (!isAwaited && !botsTakeTheirTime) return BRISK;
  const [least, most] = level === 'easy' ? ANSWER_OF_EASY : ANSWER;
  const scale = matchWindowMs > 0 && matchWindowMs < USUAL_WINDOW_MS ? matchWindowMs / USUAL_WINDOW_MS : 1;
  return [least * scale, most * scale];
}
