import { ApiProperty } from '@nestjs/swagger';
import { Flag, OneOf, Part, Text, Whole, WholeInQuery } from '../../../../common/http/members.js';
import type { RoomStatus } from '../../../../rooms/room.types.js';
import { IsRoomName } from '../../../../rooms/rooms.dto.js';
import { TcgFuelOptionsDto } from '../shapes/options.dto.js';
import { RowNumber, RowNumberInQuery } from '../shapes/row-number.js';

export class FuelRoomsQueryDto {
  @OneOf(['waiting', 'in_progress', 'finished', 'cancelled'], { optional: true })
  status?: RoomStatus;

  @WholeInQuery({ optional: true, min: 2, max: 8 })
  maxPlayers?: number;

  @WholeInQuery({ optional: true, min: 1, max: 1_000_000 })
  page: number = 1;

  @WholeInQuery({ optional: true, min: 1, max: 100 })
  limit: number = 20;
}

export class FuelPlayerQueryDto {
  @RowNumberInQuery()
  playerId!: number;
}

/** The options of the rules, and those of the room around them. */
export class RoomOptionsDto extends TcgFuelOptionsDto {
  @Flag({ optional: true, default: true, about: 'Whether others may watch' })
  spectators?: boolean;

  @Text({
    optional: true,
    about: 'Makes the games of the room repeatable: for administrators and tests',
    min: 1,
    max: 200,
  })
  seed?: string;
}

export class NewGameRoomDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @IsRoomName()
  name!: string;

  @Whole({ optional: true, min: 2, max: 8, default: 2 })
  maxPlayers?: number;

  @RowNumber({ optional: true })
  createdBy?: number;

  @Part(RoomOptionsDto, { optional: true })
  options?: RoomOptionsDto;
}

export class PlayerDto {
  @RowNumber({ optional: true, about: 'Yours, or left out' })
  playerId?: number;
}

export class FuelJoinRoomDto extends PlayerDto {
  @RowNumber({ optional: true })
  deckId?: number;
}

export class FuelReadyDto extends PlayerDto {
  @OneOf(['ready', 'not_ready'])
  isReady!: 'ready' | 'not_ready';

  @Flag({ optional: true, about: 'Best of three: whether you begin, if you have lost the game before' })
  playFirst?: boolean;
}

export class RoomDeckDto extends PlayerDto {
  @RowNumber()
  deckId!: number;
}

export class StartDto {
  @RowNumber({ optional: true })
  startedBy?: number;

  @Text({ optional: true, about: 'Makes the game repeatable: for administrators and tests', min: 1, max: 200 })
  seed?: string;
}

export class RoomBotDto {
  @OneOf(['easy', 'medium', 'hard', 'expert'], { optional: true })
  level?: string;

  @RowNumber({ optional: true, about: 'One of your decks; without it a starter deck' })
  deckId?: number;
}
