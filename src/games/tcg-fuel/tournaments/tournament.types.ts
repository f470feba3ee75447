/** A match of a round that is over, or a bye. */
export interface PlayedMatch {
  readonly round: number;
  readonly playerA: number;
  /** Nobody: `playerA` had a bye. */
  readonly playerB: number | null;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
}

/** A record of wins, losses and draws. */
export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** How many of the wins were byes. */
  readonly byes: number;
}

export interface Standing extends Tally {
  readonly rank: number;
  readonly playerId: number;
  readonly points: number;
  readonly matchWinRate: number;
  readonly opponentsMatchWinRate: number;
  readonly gameWinRate: number;
  readonly opponentsGameWinRate: number;
}

/** Who meets whom; nobody as the second is a bye. */
export interface Pairing {
  readonly playerA: number;
  readonly playerB: number | null;
}
