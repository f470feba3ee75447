import { Flag, OneOf, Text } from '../../../../common/http/members.js';
import { WishesDto } from '../shapes/settings.dto.js';
import { FuelGameActionDto } from '../games/game.dto.js';
import { RowNumber } from '../shapes/row-number.js';

export class FuelRoomBody {
  @RowNumber()
  roomId!: number;
}

export class JoinRoomBody extends FuelRoomBody {
  @RowNumber({ optional: 'or null' })
  deckId?: number;
}

export class FuelReadyBody extends FuelRoomBody {
  @OneOf(['ready', 'not_ready'])
  isReady!: 'ready' | 'not_ready';

  @Flag({ optional: 'or null' })
  playFirst?: boolean;
}

export class FuelChatBody extends FuelRoomBody {
  @Text({ min: 1, max: 500 })
  message!: string;
}

export class FuelGameBody {
  @RowNumber()
  gameId!: number;
}

export class WatchBody extends FuelGameBody {
  @RowNumber({ optional: 'or null', min: 0 })
  lastSeq?: number;
}

export class GameActionBody extends FuelGameActionDto {
  @RowNumber()
  gameId!: number;
}

export class StopsBody extends WishesDto {
  @RowNumber()
  gameId!: number;
}

export class AnswerDrawBody extends FuelGameBody {
  @Flag()
  accept!: boolean;
}
