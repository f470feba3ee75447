import { gamesToWin, isDecided } from './score.js';
import type { Score } from './score.js';
import type { MatchOutcome } from './tournament.types.js';

/** A player who is away from a match for so long loses a game; for twice as long, the match. */
export const GAME_ABSENCE_MS = 5 * 60_000;
const MATCH_ABSENCE_MS = 2 * GAME_ABSENCE_MS;

type Side = 'a' | 'b';

/** How a match stands that is not over. */
export interface Standoff {
  readonly bestOf: 1 | 3;
  /** The games that were played, forfeits not counted. */
  readonly score: Score;
  readonly forfeits: Readonly<Record<Side, number>>;
  readonly dropped: Readonly<Record<Side, boolean>>;
  /** Who is not there while the match waits for its next game. */
  readonly absent: Readonly<Record<Side, boolean>>;
  /** For how long the match has waited; zero while a game runs. */
  readonly waitedMs: number;
  /** A game was forfeited in this wait already. */
  readonly hasForfeited: boolean;
  /** In the bracket one of the two must go on. */
  readonly knocksOut: boolean;
  readonly replayed: boolean;
  /** Who goes on when nothing else decides. */
  readonly higherSeed: Side;
}

export type Verdict =
  | { readonly type: 'goes_on'; readonly score: Score }
  | { readonly type: 'forfeit'; readonly side: Side; readonly score: Score }
  | { readonly type: 'replay' }
  | { readonly type: 'over'; readonly score: Score; readonly winner: Side | null; readonly outcome: MatchOutcome };

/** What becomes of a match, by what was played and who is missing. */
export function judge(match: Standoff): Verdict {
  const { bestOf, dropped, absent, waitedMs, forfeits } = match;
  const score = withForfeits(match.score, forfeits);
  if (dropped.a || dropped.b) return walkover(match, score, dropped, 'drop');
  if (isDecided(score, bestOf)) return decided(match, score, forfeits.a + forfeits.b > 0 ? 'absence' : 'played');
  if (waitedMs >= MATCH_ABSENCE_MS && (absent.a || absent.b)) return walkover(match, score, absent, 'absence');
  if (waitedMs >= GAME_ABSENCE_MS && absent.a !== absent.b && !match.hasForfeited) {
    const side = absent.a ? 'a' : 'b';
    const lost = withForfeits(score, { a: 0, b: 0, [side]: 1 });
    if (isDecided(lost, bestOf)) return decided(match, lost, 'absence');
    return { type: 'forfeit', side, score: lost };
  }
  return { type: 'goes_on', score };
}

/** A game that is not played is won by the other. */
function withForfeits({ winsA, winsB, draws }: Score, { a, b }: Readonly<Record<Side, number>>): Score {
  return { winsA: winsA + b, winsB: winsB + a, draws };
}

function decided(match: Standoff, score: Score, outcome: MatchOutcome): Verdict {
  const winner = score.winsA === score.winsB ? null : score.winsA > score.winsB ? 'a' : 'b';
  if (winner !== null || !match.knocksOut) return { type: 'over', score, winner, outcome };
  // A drawn match of the bracket is replayed once; then the higher seed goes on.
  return match.replayed ? { type: 'over', score, winner: match.higherSeed, outcome: 'seed' } : { type: 'replay' };
}

/** Those who are gone lose what is left of the match; if both are, both lose. */
function walkover(
  { bestOf, knocksOut, higherSeed }: Standoff,
  { winsA, winsB, draws }: Score,
  gone: Readonly<Record<Side, boolean>>,
  outcome: MatchOutcome,
): Verdict {
  if (gone.a && gone.b) {
    const noGames = { winsA: 0, winsB: 0, draws: 0 };
    return { type: 'over', score: noGames, winner: knocksOut ? higherSeed : null, outcome: 'both_absent' };
  }
  const needed = gamesToWin(bestOf);
  const score = gone.a
    ? { winsA: Math.min(winsA, needed - 1), winsB: needed, draws }
    : { winsA: needed, winsB: Math.min(winsB, needed - 1), draws };
  return { type: 'over', score, winner: gone.a ? 'b' : 'a', outcome };
}
