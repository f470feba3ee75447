import { opponentOf, playerOf } from '../rules/cards.js';
import type { PlayerId, ReadState } from '../rules/ggltcg.types.js';
import { evaluate } from './evaluation.js';
import type { Line } from './lines.js';

/** What a line achieves, seen from where the turn stands. */
export interface Achieved {
  readonly wins: boolean;
  readonly loses: boolean;
  readonly theirsSleeped: number;
  readonly oursSleeped: number;
  readonly ccLeft: number;
  readonly ccSpent: number;
  readonly position: number;
  readonly actions: number;
}

export function achievedBy(from: ReadState, { end, actions }: Line, me: PlayerId): Achieved {
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
    position: evaluate(end, me),
    actions: actions.length,
  };
}

/**
 * Wins first, then most opposing cards put to sleep, fewest own, least CC left over; of equals the better position (a toy
 * that costs nothing belongs on the carpet), then the shorter line. Better comes first.
 */
export function compareAchieved(one: Achieved, other: Achieved): number {
  return (
    Number(other.wins) - Number(one.wins) ||
    Number(one.loses) - Number(other.loses) ||
    other.theirsSleeped - one.theirsSleeped ||
    one.oursSleeped - other.oursSleeped ||
    one.ccLeft - other.ccLeft ||
    other.position - one.position ||
    one.actions - other.actions
  );
}

/** The lines, best first. */
export function rankLines(from: ReadState, lines: readonly Line[], me: PlayerId): { line: Line; achieved: Achieved }[] {
  return lines
    .map((line) => ({ line, achieved: achievedBy(from, line, me) }))
    .sort((one, other) => compareAchieved(one.achieved, other.achieved));
}
