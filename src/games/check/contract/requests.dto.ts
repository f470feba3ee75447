import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import { PageQueryDto } from '../../../common/http/cursor.js';
import { IsRoomName } from '../../../rooms/rooms.dto.js';
import { PRESETS } from '../rules/options.js';
import type { Preset } from '../rules/options.js';

const asNumber = () => Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value));

export class BotSeatDto {
  @ApiPropertyOptional({ description: 'Any free one unless you say' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(5)
  seat?: number;

  @ApiPropertyOptional({ enum: ['easy', 'medium', 'hard', 'expert'] })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 40)
  level?: string;
}

export class CheckNewGameDto {
  @ApiProperty({ minimum: 2, maximum: 6 })
  @IsInt()
  @Min(2)
  @Max(6)
  seats!: number;

  @ApiPropertyOptional({ example: 'Friday night' })
  @MayBeLeftOut()
  @IsRoomName()
  name?: string;

  @ApiPropertyOptional({ default: false, description: 'Opens with its join code only, and nobody watches' })
  @MayBeLeftOut()
  @IsBoolean()
  private?: boolean;

  @ApiPropertyOptional({ enum: Object.keys(PRESETS) })
  @MayBeLeftOut()
  @IsIn(Object.keys(PRESETS))
  preset?: Preset;

  @ApiPropertyOptional({ type: Object, description: 'House rules; see GET /rules' })
  @MayBeLeftOut()
  @IsObject()
  options?: object;

  @ApiPropertyOptional({ type: [BotSeatDto], example: [{ level: 'medium' }] })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(6)
  @ValidateNested({ each: true })
  @Type(() => BotSeatDto)
  bots?: BotSeatDto[];

  @ApiPropertyOptional({ default: false, description: 'You only watch: bots sit in every seat, and begin at once' })
  @MayBeLeftOut()
  @IsBoolean()
  botsOnly?: boolean;

  @ApiPropertyOptional({ description: 'Your own seat' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(5)
  seat?: number;
}

export class JoinGameDto {
  @ApiPropertyOptional({ description: 'Any free one unless you say' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(5)
  seat?: number;

  @ApiPropertyOptional({ example: 'K7WQ2M' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 20)
  joinCode?: string;
}

/** What goes with a move besides the move. */
export class MoveEnvelopeDto {
  @ApiPropertyOptional({ description: 'The same again is answered the same again, and played once' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  clientActionId?: string;

  @ApiPropertyOptional({ description: 'The seq this move was chosen at; another one is a conflict' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  expectedSeq?: number;
}

export class CheckGamesQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: ['waiting', 'active', 'finished'] })
  @IsOptional()
  @IsIn(['waiting', 'active', 'finished'])
  status?: 'waiting' | 'active' | 'finished';

  @ApiPropertyOptional({ enum: ['true', 'false'] })
  @IsOptional()
  @IsIn(['true', 'false'])
  mine?: 'true' | 'false';
}

export class EventsQueryDto {
  @ApiPropertyOptional({ default: 0, description: 'Events after this seq' })
  @asNumber()
  @IsInt()
  @Min(0)
  since: number = 0;
}

export class ReplayQueryDto {
  @ApiPropertyOptional({ default: 'all', description: 'all, public, or seat0 … seat5' })
  @Matches(/^(all|public|seat[0-5])$/)
  as: string = 'all';
}

export class LeaderboardQueryDto {
  @ApiPropertyOptional({ minimum: 2, maximum: 6, default: 2 })
  @asNumber()
  @IsInt()
  @Min(2)
  @Max(6)
  players: number = 2;
}
