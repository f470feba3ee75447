import { IsString, Length } from 'class-validator';
import { GameActionDto } from '../play/games.dto.js';

export class GameBody {
  @IsString()
  @Length(1, 100)
  gameId!: string;
}

export class ActionBody extends GameActionDto {
  @IsString()
  @Length(1, 100)
  declare gameId: string;
}

export class ChatBody extends GameBody {
  @IsString()
  message!: string;
}

export class NoBody {}
