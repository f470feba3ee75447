import { Text } from '../../../../common/http/members.js';
import { VikingActionDto } from '../games/games.dto.js';

export class VikingGameBody {
  @Text({ min: 1, max: 100 })
  gameId!: string;
}

export class ActionBody extends VikingActionDto {
  @Text({ min: 1, max: 100 })
  gameId!: string;
}

export class VikingChatBody extends VikingGameBody {
  @Text()
  message!: string;
}

export class NoBody {}
