import { IsBoolean, IsIn, IsOptional, IsString, Length, Min } from 'class-validator';
import { WishesDto } from '../dto/settings.dto.js';
import { GameActionDto } from '../games/game.dto.js';
import { IsRowNumber } from '../dto/is-row-number.js';

export class RoomBody {
  @IsRowNumber()
  roomId!: number;
}

export class JoinRoomBody extends RoomBody {
  @IsOptional()
  @IsRowNumber()
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
  @IsRowNumber()
  gameId!: number;
}

export class WatchBody extends GameBody {
  @IsOptional()
  @IsRowNumber()
  @Min(0)
  lastSeq?: number;
}

export class GameActionBody extends GameActionDto {
  @IsRowNumber()
  gameId!: number;
}

export class StopsBody extends WishesDto {
  @IsRowNumber()
  gameId!: number;
}

export class AnswerDrawBody extends GameBody {
  @IsBoolean()
  accept!: boolean;
}
