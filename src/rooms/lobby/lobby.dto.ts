import { IsInt, IsString, Length, Max, Min, ValidateIf } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out.js';
import { GameQueryDto, QueueDto } from '../matchmaking/matchmaking.dto.js';
import { BotDto, JoinRoomDto, LoadoutDto, NewRoomDto, OptionsDto, ReadyDto } from '../rooms.dto.js';

export class NewRoomBody extends NewRoomDto {}

export class LobbyRoomBody {
  @IsString()
  @Length(1, 100)
  roomId!: string;
}

/** By its id, or by its code alone. */
export class JoinBody extends JoinRoomDto {
  @ValidateIf((body: JoinBody) => body.roomId !== undefined || body.joinCode === undefined)
  @IsString()
  @Length(1, 100)
  roomId?: string;
}

export class LobbyReadyBody extends ReadyDto {
  @IsString()
  @Length(1, 100)
  roomId!: string;
}

export class LoadoutBody extends LoadoutDto {
  @IsString()
  @Length(1, 100)
  roomId!: string;
}

export class OptionsBody extends OptionsDto {
  @IsString()
  @Length(1, 100)
  roomId!: string;
}

export class RoomBotBody extends BotDto {
  @IsString()
  @Length(1, 100)
  roomId!: string;
}

export class KickBody extends LobbyRoomBody {
  @IsInt()
  @Min(0)
  @Max(99)
  seat!: number;
}

export class LobbyChatBody extends LobbyRoomBody {
  @IsString()
  text!: string;
}

export class RoomsBody {
  @MayBeLeftOut()
  @IsString()
  @Length(1, 60)
  game?: string;
}

export class LobbyGameBody extends GameQueryDto {}

export class QueueBody extends QueueDto {}

export class NothingBody {}
