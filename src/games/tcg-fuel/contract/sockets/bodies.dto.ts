import { IsBoolean, IsIn, IsOptional, IsString, Length, Min } from 'class-validator';
import { WishesDto } from '../dto/settings.dto.js';
import { FuelGameActionDto } from '../games/game.dto.js';
import { IsRowNumber } from '../dto/is-row-number.js';

export class FuelRoomBody {
  @IsRowNumber()
  roomId!: number;
}

export class JoinRoomBody extends FuelRoomBody {
  @IsOptional()
  @IsRowNumber()
  deckId?: number;
}

export class FuelReadyBody extends FuelRoomBody {
  @IsIn(['ready', 'not_ready'])
  isReady!: 'ready' | 'not_ready';

  @IsOptional()
  @IsBoolean()
  playFirst?: boolean;
}

export class FuelChatBody extends FuelRoomBody {
  @IsString()
  @Length(1, 500)
  message!: string;
}

export class FuelGameBody {
  @IsRowNumber()
  gameId!: number;
}

export class WatchBody extends FuelGameBody {
  @IsOptional()
  @IsRowNumber()
  @Min(0)
  lastSeq?: number;
}

export class GameActionBody extends FuelGameActionDto {
  @IsRowNumber()
  gameId!: number;
}

export class StopsBody extends WishesDto {
  @IsRowNumber()
  gameId!: number;
}

export class AnswerDrawBody extends FuelGameBody {
  @IsBoolean()
  accept!: boolean;
}
