import { opponentOf, playerOf } from '../../rules/cards.js';
import type { PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { Effort } from './effort.js';
import { chanceOf } from '../judgement/evaluation.js';
import { ended } from './lines.js';
import type { Line } from './lines.js';
import { outcomesOf } from './outcomes.js';

/** What a line achieves, seen from where the turn stands. */
export interface Achieved {
  readonly wins: boolean;
  readonly loses: boolean;
  readonly theirsSleeped: number;
  readonly oursSleeped: number;
  readonly ccLeft: number;
  readonly ccSpent: number;
  /** What the state is worth when the turn has ended, from -1 to 1. */
  readonly position: number;
  readonly actions: number;
}

export interface RankedLine {
  readonly line: Line;
  readonly achieved: Achieved;
}

/** How many of the best lines are looked at with every card that a direct attack may hit. */
const MOST_EXPECTED = 12;

function achievedBy(from: ReadState, { end, actions }: Line, me: PlayerId): Achieved {
  const other = opponentOf(from, me);
  const asleep = (state: ReadState, player: PlayerId): number => playerOf(state, player).sleep_zone.length;
  const ccLeft = playerOf(end, me).cc;
  return {
    wins: end.winner_id === me,
    loses: end.winner_id === other,
    theirsSleeped: asleep(end, other) - asleep(from, other),
    oursSleeped: asleep(end, me) - asleep(from, me),
    ccLeft,
    ccSpent: playerOf(from, me).cc - ccLeft,
    position: chanceOf(ended(end, me, FREE), me),
    actions: actions.length,
  };
}

/** Ends of lines are looked at once each, when all lines are known. */
const FREE = new Effort(Infinity);

/**
 * Wins first; then the line with more opposing cards asleep, fewer own, less CC left over, and the shorter one; of equals
 * the one with the better position when the turn has ended. Better comes first.
 */
export function compareAchieved(one: Achieved, other: Achieved): number {
  return (
    Number(other.wins) - Number(one.wins) ||
    Number(one.loses) - Number(other.loses) ||
    other.theirsSleeped - one.theirsSleeped ||
    one.oursSleeped - other.oursSleeped ||
    one.ccLeft - other.ccLeft ||
    one.actions - other.actions ||
    other.position - one.position
  );
}

/** The lines, best first. */
export function rankLines(from: ReadState, lines: readonly Line[], me: PlayerId): RankedLine[] {
  const ranked = lines.map((line) => ({ line, achieved: achievedBy(from, line, me) })).sort(better);
  const expected = ranked.slice(0, MOST_EXPECTED).map((one) => expectedOf(from, one, me));
  return [...expected.sort(better), ...ranked.slice(MOST_EXPECTED)];
}

const better = (one: RankedLine, other: RankedLine): number => compareAchieved(one.achieved, other.achieved);

/** A line judged by all the cards its first direct attack may hit, not by one of them. */
function expectedOf(from: ReadState, { line, achieved }: RankedLine, me: PlayerId): RankedLine {
  const ends = outcomesOf(from, line, me, FREE);
  if (ends.length < 2) return { line, achieved };
  const sum = ends.reduce((total, end) => total + chanceOf(ended(end, me, FREE), me), 0);
  return {
    line,
    achieved: { ...achieved, wins: ends.every((end) => end.winner_id === me), position: sum / ends.length },
  };
}
