import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsName } from '../../auth/names/is-name.js';
import { shapedLike } from '../../common/http/schema-of.js';
import { MayBeLeftOut } from '../../common/http/may-be-left-out.js';
import { PageQueryDto } from '../../common/http/cursor.js';
import type { Watch } from '../hosting/hosted-game.js';

/** Fits a new game of Four in a Square, which is the game that `POST /api/sessions` shows. */
const FIRST_MOVE = { type: 'place', squareIndex: 0, slotIndex: 3 };

export class SeatDto {
  @ApiProperty({ enum: ['me', 'bot', 'open'] })
  @IsIn(['me', 'bot', 'open'])
  kind!: 'me' | 'bot' | 'open';

  @ApiPropertyOptional({ description: 'How strong a bot plays; see the catalogue' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 40)
  level?: string;

  @ApiPropertyOptional({ example: 'Ann', maxLength: 50 })
  @MayBeLeftOut()
  @IsName()
  name?: string;

  @ApiPropertyOptional({ description: 'What the seat brings: a deck, where the game has such a thing', type: Object })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;
}

export class NewSessionDto {
  @ApiProperty({ example: 'four-in-a-square' })
  @IsString()
  @Length(1, 60)
  game!: string;

  @ApiPropertyOptional({
    ...shapedLike('ChosenOptions'),
    example: {},
    description: 'Options of the game; the catalogue lists them with their defaults',
  })
  @MayBeLeftOut()
  @IsObject()
  options?: object;

  @ApiPropertyOptional({ type: [SeatDto], example: [{ kind: 'me' }, { kind: 'bot' }] })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(16)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => SeatDto)
  seats?: SeatDto[];

  @ApiPropertyOptional({ enum: ['anyone', 'link', 'nobody'] })
  @MayBeLeftOut()
  @IsIn(['anyone', 'link', 'nobody'])
  watch?: Watch;

  @ApiPropertyOptional({ description: 'Makes the game repeatable and unrated; for practice against bots only' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  seed?: string;
}

export class JoinSessionDto {
  @ApiPropertyOptional({ description: 'Any open one unless you say' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(99)
  seat?: number;

  @ApiPropertyOptional({ example: 'K7WQ2M', description: 'Told to the player who opened the game' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 20)
  joinCode?: string;

  @ApiPropertyOptional({ description: 'What you bring: a deck, where the game has such a thing', type: Object })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;
}

export class ActDto {
  @ApiProperty({ ...shapedLike('AnyAction'), example: FIRST_MOVE })
  @IsObject()
  action!: object;

  @ApiPropertyOptional({ description: 'The version this action was chosen at; another one is a conflict' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  expectedVersion?: number;

  @ApiPropertyOptional({ description: 'The same as the header Idempotency-Key' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  actionId?: string;
}

export class PreviewDto {
  @ApiProperty({ ...shapedLike('AnyAction'), example: FIRST_MOVE })
  @IsObject()
  action!: object;
}

/** How many actions one question for forecasts may name. */
const MOST_FORECASTS = 64;

export class ForecastsDto {
  @ApiProperty({
    type: 'array',
    items: shapedLike('AnyAction'),
    maxItems: MOST_FORECASTS,
    example: [{ type: 'placeCard', user_card_instance_id: 'c1', position: { x: 1, y: 1 } }],
  })
  @IsArray()
  @ArrayMaxSize(MOST_FORECASTS)
  @IsObject({ each: true })
  actions!: object[];
}

export class ActQueryDto {
  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: 'Answer when you may act again, or no bot is to act: with everything you heard until then',
  })
  @IsOptional()
  @IsIn(['true', 'false'])
  waitForTurn?: 'true' | 'false';
}

/** Through whose eyes one looks back. */
export class PerspectiveQueryDto {
  @ApiPropertyOptional({
    example: 'public',
    description:
      'Through whose eyes: `public`, one of your seats (`seat0`), and once everything may be told any seat, or `all`',
  })
  @MayBeLeftOut()
  @Matches(/^(all|public|seat\d{1,2})$/, { message: 'as must be all, public, or a seat like seat0' })
  as?: string;
}

/** A row of versions. */
export class ViewsQueryDto extends PerspectiveQueryDto {
  @ApiPropertyOptional({ default: 0, description: 'The first version' })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  from: number = 0;

  @ApiPropertyOptional({ description: 'The last version; at most 50 are sent', example: 20 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  to?: number;
}

export class HistoryQueryDto extends PerspectiveQueryDto {
  @ApiPropertyOptional({ description: 'Versions after this one', default: 0 })
  @Type(() => Number)
  @IsInt()
  @Min(0)
  since: number = 0;

  @ApiPropertyOptional({ default: 100, maximum: 500 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(500)
  limit: number = 100;
}

export class SessionsQueryDto extends PageQueryDto {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Only games I have a seat in' })
  @IsOptional()
  @IsIn(['true', 'false'])
  mine?: 'true' | 'false';

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @Length(1, 60)
  game?: string;

  @ApiPropertyOptional({ enum: ['active', 'finished', 'cancelled'] })
  @IsOptional()
  @IsIn(['active', 'finished', 'cancelled'])
  status?: 'active' | 'finished' | 'cancelled';

  @ApiPropertyOptional({ format: 'uuid', description: 'Only games this account has a seat in' })
  @IsOptional()
  @IsUUID()
  player?: string;
}
