import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { IsTitle } from '../auth/names/is-name.js';
import { NumberInText } from '../common/http/changed-member.js';
import { PageQueryDto } from '../common/http/cursor.js';
import { shapedLike } from '../common/http/schema-of.js';
import { MayBeLeftOut } from '../common/http/may-be-left-out.js';
import type { Watch } from '../engine/hosting/hosted-game.js';
import type { RoomStatus, Visibility } from './room.types.js';

/** The name of a room: 1 to 100 visible characters, counted as Postgres counts. */
export const IsRoomName = (): PropertyDecorator => IsTitle(100);

export class BotDto {
  @ApiPropertyOptional({ description: 'How strong it plays; see the catalogue' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 40)
  level?: string;

  @ApiPropertyOptional({ description: 'Any free one unless you say' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(99)
  seat?: number;

  @ApiPropertyOptional({ type: Object, description: 'What it brings: a deck, where the game has such a thing' })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;
}

export class NewRoomDto {
  @ApiProperty({ example: 'check' })
  @IsString()
  @Length(1, 60)
  game!: string;

  @ApiPropertyOptional({ example: 'Friday night', minLength: 1, maxLength: 100 })
  @MayBeLeftOut()
  @IsRoomName()
  name?: string;

  @ApiPropertyOptional({ example: 3, description: 'Within the bounds of the game; its least unless you say' })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(100)
  seats?: number;

  @ApiPropertyOptional({
    ...shapedLike('ChosenOptions'),
    example: {},
    description: 'Options of the game; the catalogue lists them',
  })
  @MayBeLeftOut()
  @IsObject()
  options?: object;

  @ApiPropertyOptional({ enum: ['listed', 'link'], default: 'listed' })
  @MayBeLeftOut()
  @IsIn(['listed', 'link'])
  visibility?: Visibility;

  @ApiPropertyOptional({ enum: ['anyone', 'link', 'nobody'] })
  @MayBeLeftOut()
  @IsIn(['anyone', 'link', 'nobody'])
  watch?: Watch;

  @ApiPropertyOptional({ default: false, description: 'Counts only when every seat belongs to an account' })
  @MayBeLeftOut()
  @IsBoolean()
  rated?: boolean;

  @ApiPropertyOptional({ description: 'The seat you want' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(99)
  seat?: number;

  @ApiPropertyOptional({ type: Object, description: 'What you bring; other players do not see it before the start' })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;

  @ApiPropertyOptional({ type: [BotDto], example: [{ level: 'easy' }] })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(16)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => BotDto)
  bots?: BotDto[];
}

export class JoinRoomDto {
  @ApiPropertyOptional({ description: 'Any free one unless you say' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(99)
  seat?: number;

  @ApiPropertyOptional({ example: 'K7WQ2M', description: 'Needed for rooms that are not listed' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 20)
  joinCode?: string;

  @ApiPropertyOptional({ type: Object, description: 'What you bring; other players do not see it before the start' })
  @MayBeLeftOut()
  @IsObject()
  loadout?: object;
}

export class ReadyDto {
  @ApiPropertyOptional({ default: true })
  @MayBeLeftOut()
  @IsBoolean()
  ready?: boolean;
}

export class LoadoutDto {
  @ApiProperty({ type: Object, example: { deckId: 3 } })
  @IsObject()
  loadout!: object;
}

export class OptionsDto {
  @ApiProperty({
    ...shapedLike('ChosenOptions'),
    example: {},
    description: 'All of them: what is left out gets its default',
  })
  @IsObject()
  options!: object;
}

export class RoomsQueryDto extends PageQueryDto {
  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsString()
  @Length(1, 60)
  game?: string;

  @ApiPropertyOptional({ enum: ['waiting', 'in_progress', 'finished', 'cancelled'] })
  @MayBeLeftOut()
  @IsIn(['waiting', 'in_progress', 'finished', 'cancelled'])
  status?: RoomStatus;

  @ApiPropertyOptional({ description: 'Rooms with exactly so many seats', type: 'integer' })
  @MayBeLeftOut()
  @NumberInText(4)
  @IsInt()
  @Min(1)
  @Max(100)
  seats?: number;

  @ApiPropertyOptional({ description: 'Rooms with at least so many free seats', type: 'integer' })
  @MayBeLeftOut()
  @NumberInText(4)
  @IsInt()
  @Min(0)
  @Max(100)
  free?: number;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'The rooms I am in or own' })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  mine?: 'true' | 'false';
}
