import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsObject, IsString, Length, Max, Min, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import type { RoomStatus } from '../../../../rooms/room.types.js';
import { IsRoomName } from '../../../../rooms/rooms.dto.js';
import { TcgFuelOptionsDto } from '../dto/options.dto.js';
import { IsRowNumber } from '../dto/is-row-number.js';

const asNumber = () => Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value));

export class FuelRoomsQueryDto {
  @MayBeLeftOut()
  @IsIn(['waiting', 'in_progress', 'finished', 'cancelled'])
  status?: RoomStatus;

  @MayBeLeftOut()
  @asNumber()
  @IsInt()
  @Min(2)
  @Max(8)
  maxPlayers?: number;

  @MayBeLeftOut()
  @asNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;

  @MayBeLeftOut()
  @asNumber()
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;
}

export class FuelPlayerQueryDto {
  @ApiProperty()
  @asNumber()
  @IsRowNumber()
  playerId!: number;
}

/** The options of the rules, and those of the room around them. */
export class RoomOptionsDto extends TcgFuelOptionsDto {
  @ApiPropertyOptional({ default: true, description: 'Whether others may watch' })
  @MayBeLeftOut()
  @IsBoolean()
  spectators?: boolean;

  @ApiPropertyOptional({ description: 'Makes the games of the room repeatable: for administrators and tests' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  seed?: string;
}

export class NewGameRoomDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @IsRoomName()
  name!: string;

  @ApiPropertyOptional({ minimum: 2, maximum: 8, default: 2 })
  @MayBeLeftOut()
  @IsInt()
  @Min(2)
  @Max(8)
  maxPlayers?: number;

  @MayBeLeftOut()
  @IsRowNumber()
  createdBy?: number;

  @ApiPropertyOptional({ type: RoomOptionsDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => RoomOptionsDto)
  options?: RoomOptionsDto;
}

export class PlayerDto {
  @ApiPropertyOptional({ description: 'Yours, or left out' })
  @MayBeLeftOut()
  @IsRowNumber()
  playerId?: number;
}

export class FuelJoinRoomDto extends PlayerDto {
  @MayBeLeftOut()
  @IsRowNumber()
  deckId?: number;
}

export class FuelReadyDto extends PlayerDto {
  @ApiProperty({ enum: ['ready', 'not_ready'] })
  @IsIn(['ready', 'not_ready'])
  isReady!: 'ready' | 'not_ready';

  @ApiPropertyOptional({ description: 'Best of three: whether you begin, if you have lost the game before' })
  @MayBeLeftOut()
  @IsBoolean()
  playFirst?: boolean;
}

export class RoomDeckDto extends PlayerDto {
  @IsRowNumber()
  deckId!: number;
}

export class StartDto {
  @MayBeLeftOut()
  @IsRowNumber()
  startedBy?: number;

  @ApiPropertyOptional({ description: 'Makes the game repeatable: for administrators and tests' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  seed?: string;
}

export class RoomBotDto {
  @ApiPropertyOptional({ enum: ['easy', 'medium', 'hard', 'expert'] })
  @MayBeLeftOut()
  @IsIn(['easy', 'medium', 'hard', 'expert'])
  level?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'One of your decks; without it a starter deck' })
  @MayBeLeftOut()
  @IsRowNumber()
  deckId?: number;
}
