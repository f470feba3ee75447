import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsISO8601, IsObject, IsString, Length, Max, Min } from 'class-validator';
import { shapedLike } from '../common/http/schema-of.js';
import { MayBeLeftOut } from '../common/http/may-be-left-out.js';
import { IsRoomName } from '../rooms/rooms.dto.js';
import type { TournamentStatus } from './tournament-rows.js';
import type { TournamentKind } from './tournament.types.js';

export const KINDS = ['swiss', 'single_elimination'] as const;
export const STATUSES = ['registration', 'running', 'finished', 'cancelled'] as const;

/** How a tournament is played, whatever its game. */
export class TournamentPlanDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Friday night' })
  @IsRoomName()
  name!: string;

  @ApiProperty({ enum: KINDS })
  @IsIn(KINDS)
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

export class NewTournamentDto extends TournamentPlanDto {
  @ApiProperty({ example: 'four-in-a-square', description: 'A game that two can play' })
  @IsString()
  @Length(1, 60)
  game!: string;

  @ApiPropertyOptional({
    ...shapedLike('ChosenOptions'),
    example: {},
    description: 'Options of the game; what is left out gets its default',
  })
  @MayBeLeftOut()
  @IsObject()
  options?: object;
}

export class TournamentListQueryDto {
  @ApiPropertyOptional({ enum: STATUSES })
  @MayBeLeftOut()
  @IsIn(STATUSES)
  status?: TournamentStatus;

  @ApiPropertyOptional({ example: 'check' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 60)
  game?: string;
}

export class EntryDto {
  @ApiPropertyOptional({ type: Object, description: 'What you bring, where the game has such a thing; it is copied' })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;
}

export class TournamentBotsDto {
  @ApiPropertyOptional({ description: 'How strong they play; see the catalogue' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 40)
  level?: string;

  @ApiPropertyOptional({ minimum: 1, maximum: 16, default: 1 })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(16)
  count: number = 1;
}

export class DropDto {
  @ApiPropertyOptional({ description: 'Why; it stands in the log', maxLength: 500 })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 500)
  reason?: string;
}

export class CallOffDto extends DropDto {}

export class ResultDto {
  @ApiProperty({ minimum: 0, maximum: 3, description: 'Games that the first has won' })
  @IsInt()
  @Min(0)
  @Max(3)
  winsA!: number;

  @ApiProperty({ minimum: 0, maximum: 3, description: 'Games that the second has won' })
  @IsInt()
  @Min(0)
  @Max(3)
  winsB!: number;

  @ApiPropertyOptional({ minimum: 0, maximum: 3, default: 0 })
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
