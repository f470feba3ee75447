import { IsString, Length } from 'class-validator';
import { VikingGameActionDto } from '../play/games.dto.js';

export class VikingGameBody {
  @IsString()
  @Length(1, 100)
  gameId!: string;
}

export class ActionBody extends VikingGameActionDto {
  @IsString()
  @Length(1, 100)
  declare gameId: string;
}

export class VikingChatBody extends VikingGameBody {
  @IsString()
  message!: string;
}

export class NoBody {}
