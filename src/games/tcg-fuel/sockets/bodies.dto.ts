import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Length, Min } from 'class-validator';
import { WishesDto } from '../dto/settings.dto.js';
import { GameActionDto } from '../games/game.dto.js';

export class RoomBody {
  @IsInt()
  roomId!: number;
}

export class JoinRoomBody extends RoomBody {
  @IsOptional()
  @IsInt()
  deckId?: number;
}

export class ReadyBody extends RoomBody {
  @IsIn(['ready', 'not_ready'])
  isReady!: 'ready' | 'not_ready';

  @IsOptional()
  @IsBoolean()
  playFirst?: boolean;
}

export class ChatBody extends RoomBody {
  @IsString()
  @Length(1, 500)
  message!: string;
}

export class GameBody {
  @IsInt()
  gameId!: number;
}

export class WatchBody extends GameBody {
  @IsOptional()
  @IsInt()
  @Min(0)
  lastSeq?: number;
}

export class GameActionBody extends GameActionDto {
  @IsInt()
  gameId!: number;
}

export class StopsBody extends WishesDto {
  @IsInt()
  gameId!: number;
}

export class AnswerDrawBody extends GameBody {
  @IsBoolean()
  accept!: boolean;
}
