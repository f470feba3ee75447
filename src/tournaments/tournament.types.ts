/** A match of a round that is over, or a bye. */
export interface PlayedMatch {
  readonly round: number;
  readonly playerA: number;
  /** Without one: `playerA` had a bye. */
  readonly playerB: number | null;
  readonly winsA: number;
  readonly winsB: number;
  readonly draws: number;
  /** Neither of them came. */
  readonly bothLost?: boolean;
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

/** Who meets whom; without a second it is a bye. */
export interface Pairing {
  readonly playerA: number;
  readonly playerB: number | null;
}

export type TournamentKind = 'swiss' | 'single_elimination';
export type Stage = 'swiss' | 'elimination';
export type MatchOutcome = 'played' | 'bye' | 'absence' | 'both_absent' | 'drop' | 'seed' | 'override';

/** A player of a tournament. */
export interface Entrant {
  readonly playerId: number;
  /** The order of registration, from 1. */
  readonly position: number;
  /** The order the tournament's rng has drawn; null before the start. */
  readonly draw: number | null;
  readonly dropped: boolean;
}

/** A match of a round, over or not. */
export interface TournamentMatch extends PlayedMatch {
  readonly id: number;
  readonly stage: Stage;
  /** Its place in the round, from 1. */
  readonly number: number;
  readonly isOver: boolean;
  readonly winnerId: number | null;
  readonly outcome: MatchOutcome | null;
}

/** What a tournament is played by. */
export interface Plan {
  readonly kind: TournamentKind;
  readonly bestOf: 1 | 3;
  /** How many Swiss rounds; null until the start tells how many players there are. */
  readonly rounds: number | null;
  readonly topCut: number;
}
