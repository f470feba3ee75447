import { ApiProperty } from '@nestjs/swagger';
import { KINDS, STATUSES } from './tournament.dto.js';
import type { TournamentStatus } from './tournament-rows.js';
import type { MatchOutcome, Stage, TournamentKind } from './tournament.types.js';

const OUTCOMES = ['played', 'bye', 'absence', 'both_absent', 'drop', 'seed', 'override'] as const;
const AT = { type: String, format: 'date-time', nullable: true } as const;

export class TournamentLineDto {
  @ApiProperty()
  id!: number;

  @ApiProperty({ example: 'four-in-a-square' })
  game!: string;

  @ApiProperty({ example: 'Friday night' })
  name!: string;

  @ApiProperty({ enum: KINDS })
  kind!: TournamentKind;

  @ApiProperty({ enum: STATUSES })
  status!: TournamentStatus;

  @ApiProperty({ type: Number, nullable: true, description: 'Swiss rounds; known once it has begun' })
  rounds!: number | null;

  @ApiProperty({ enum: [0, 4, 8] })
  topCut!: number;

  @ApiProperty({ enum: [1, 3] })
  bestOf!: 1 | 3;

  @ApiProperty({ type: Object })
  options!: object;

  @ApiProperty()
  maxPlayers!: number;

  @ApiProperty({ description: 'From 1; 0 before the first' })
  currentRound!: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The account that holds it' })
  createdBy!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'The player who has won' })
  winnerId!: number | null;

  @ApiProperty(AT)
  startsAt!: string | null;

  @ApiProperty(AT)
  startedAt!: string | null;

  @ApiProperty(AT)
  finishedAt!: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
}

export class TournamentListDto {
  @ApiProperty({ type: [TournamentLineDto] })
  tournaments!: TournamentLineDto[];
}

export class EntrantDto {
  @ApiProperty({ description: 'The number of the player in tournaments' })
  playerId!: number;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The account; none for a bot' })
  userId!: string | null;

  @ApiProperty({ example: 'Bea' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'How strong a bot plays; none for a person' })
  level!: string | null;

  @ApiProperty({ description: 'The order of registration, from 1' })
  position!: number;

  @ApiProperty()
  dropped!: boolean;
}

export class TournamentDeedDto {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  userId!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bea' })
  name!: string | null;

  @ApiProperty({ enum: ['started', 'dropped', 'decided', 'cancelled'] })
  deed!: string;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Bea', description: 'Whom the organiser has taken out' })
  player!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Of a match that was decided' })
  matchId!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'As it was decided' })
  winsA!: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'As it was decided' })
  winsB!: number | null;
}

export class TournamentPageDto extends TournamentLineDto {
  @ApiProperty({ type: [EntrantDto] })
  players!: EntrantDto[];

  @ApiProperty({ type: [TournamentDeedDto] })
  log!: TournamentDeedDto[];
}

export class MatchPageDto {
  @ApiProperty()
  id!: number;

  @ApiProperty()
  round!: number;

  @ApiProperty({ enum: ['swiss', 'elimination'] })
  stage!: Stage;

  @ApiProperty({ description: 'Its place in the round, from 1' })
  number!: number;

  @ApiProperty()
  playerA!: number;

  @ApiProperty({ type: Number, nullable: true, description: 'None: the first has a bye' })
  playerB!: number | null;

  @ApiProperty({ enum: ['open', 'finished'] })
  status!: 'open' | 'finished';

  @ApiProperty()
  winsA!: number;

  @ApiProperty()
  winsB!: number;

  @ApiProperty()
  draws!: number;

  @ApiProperty({ type: Number, nullable: true })
  winnerId!: number | null;

  @ApiProperty({ enum: OUTCOMES, nullable: true })
  outcome!: MatchOutcome | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  roomId!: string | null;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The game that is or was last played' })
  sessionId!: string | null;

  @ApiProperty({ description: 'A drawn match of the bracket is played once more' })
  replayed!: boolean;
}

export class RoundDto {
  @ApiProperty({ type: [MatchPageDto] })
  matches!: MatchPageDto[];
}

export class StandingDto {
  @ApiProperty()
  rank!: number;

  @ApiProperty()
  playerId!: number;

  @ApiProperty({ example: 'Bea' })
  name!: string;

  @ApiProperty()
  dropped!: boolean;

  @ApiProperty({ description: 'Three for a match won, one for a draw' })
  points!: number;

  @ApiProperty()
  wins!: number;

  @ApiProperty()
  losses!: number;

  @ApiProperty()
  draws!: number;

  @ApiProperty()
  byes!: number;

  @ApiProperty({ description: 'From 0 to 1' })
  matchWinRate!: number;

  @ApiProperty()
  opponentsMatchWinRate!: number;

  @ApiProperty()
  gameWinRate!: number;

  @ApiProperty()
  opponentsGameWinRate!: number;
}

export class StandingsDto {
  @ApiProperty({ type: [StandingDto] })
  standings!: StandingDto[];
}

export class WaitingMatchDto {
  @ApiProperty()
  tournamentId!: number;

  @ApiProperty({ example: 'Friday night' })
  tournament!: string;

  @ApiProperty({ example: 'four-in-a-square' })
  game!: string;

  @ApiProperty()
  matchId!: number;

  @ApiProperty()
  round!: number;

  @ApiProperty({ enum: ['swiss', 'elimination'] })
  stage!: Stage;

  @ApiProperty({ example: 'Bea' })
  opponent!: string;

  @ApiProperty({ format: 'uuid', description: 'The room of the match' })
  roomId!: string;

  @ApiProperty({ format: 'uuid', nullable: true, type: String, description: 'The game that runs' })
  sessionId!: string | null;

  @ApiProperty({ description: 'Whether you have said that you are there' })
  isReady!: boolean;

  @ApiProperty({ nullable: true, type: String, format: 'date-time', description: 'When an absent player loses a game' })
  lostAt!: string | null;
}

export class WaitingMatchesDto {
  @ApiProperty({ type: [WaitingMatchDto] })
  matches!: WaitingMatchDto[];
}
