import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsISO8601, IsString, Length, Max, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { tidyName } from '../../../../auth/names.js';
import { IsRoomName } from '../../../../rooms/rooms.dto.js';
import type { Format } from '../../rules/catalogue/deck-list.js';
import type { TournamentStatus } from './tournament-rows.js';
import type { Stage, TournamentKind } from './tournament.types.js';
import { IsRowNumber } from '../dto/is-row-number.js';

export class NewTournamentDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Friday night' })
  @Transform(({ value }) => (typeof value === 'string' ? tidyName(value) : value))
  @IsRoomName()
  name!: string;

  @ApiProperty({ enum: ['swiss', 'single_elimination'] })
  @IsIn(['swiss', 'single_elimination'])
  kind!: TournamentKind;

  @ApiPropertyOptional({ minimum: 1, maximum: 20, description: 'Swiss rounds; enough to find a winner unless said' })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(20)
  rounds?: number;

  @ApiPropertyOptional({ enum: [0, 4, 8], default: 0, description: 'How many play on in a bracket after Swiss rounds' })
  @MayBeLeftOut()
  @IsIn([0, 4, 8])
  topCut: number = 0;

  @ApiPropertyOptional({ enum: [1, 3], default: 3 })
  @MayBeLeftOut()
  @IsIn([1, 3])
  bestOf: 1 | 3 = 3;

  @ApiPropertyOptional({ enum: ['free', 'fuel40', 'starter'], default: 'fuel40' })
  @MayBeLeftOut()
  @IsIn(['free', 'fuel40', 'starter'])
  format: Format = 'fuel40';

  @ApiPropertyOptional({ minimum: 2, maximum: 128, default: 8 })
  @MayBeLeftOut()
  @IsInt()
  @Min(2)
  @Max(128)
  maxPlayers: number = 8;

  @ApiPropertyOptional({ description: 'When it begins by itself; otherwise its organiser begins it' })
  @MayBeLeftOut()
  @IsISO8601({ strict: true })
  startsAt?: string;
}

export class TournamentsQueryDto {
  @MayBeLeftOut()
  @IsIn(['registration', 'running', 'finished', 'cancelled'])
  status?: TournamentStatus;
}

export class FuelRegisterDto {
  @ApiProperty({ description: 'A starter deck, or one of yours; it is copied' })
  @IsRowNumber()
  deckId!: number;
}

export class ResultDto {
  @IsInt()
  @Min(0)
  @Max(3)
  winsA!: number;

  @IsInt()
  @Min(0)
  @Max(3)
  winsB!: number;

  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(3)
  draws: number = 0;

  @ApiPropertyOptional({ description: 'Why; it stands in the log' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 500)
  reason?: string;
}

export class MyMatchDto {
  @ApiProperty()
  tournamentId!: number;

  @ApiProperty({ example: 'Friday night' })
  tournament!: string;

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

  @ApiProperty({ nullable: true, type: String, format: 'date-time', description: 'When whoever is away loses a game' })
  lostAt!: string | null;
}

export class MyMatchesDto {
  @ApiProperty({ description: 'Your player id, as tournaments name players' })
  playerId!: number;

  @ApiProperty({ type: [MyMatchDto] })
  matches!: MyMatchDto[];
}
