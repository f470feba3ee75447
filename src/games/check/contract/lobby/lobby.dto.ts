import { ApiPropertyOptional } from '@nestjs/swagger';
import { AnyObject, Flag, OneOf, Parts, Text, Whole } from '../../../../common/http/members.js';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { IsRoomName } from '../../../../rooms/rooms.dto.js';
import { PRESETS } from '../../rules/options.js';
import type { Preset } from '../../rules/options.js';

export class BotSeatDto {
  @Whole({ optional: true, about: 'Any free one unless you say', min: 0, max: 5, example: 1 })
  seat?: number;

  @Text({ optional: true, enum: ['easy', 'medium', 'hard', 'expert'], min: 1, max: 40 })
  level?: string;
}

export class CheckNewGameDto {
  @Whole({ min: 2, max: 6 })
  seats!: number;

  @ApiPropertyOptional({ example: 'Friday night' })
  @MayBeLeftOut()
  @IsRoomName()
  name?: string;

  @Flag({ optional: true, default: false, about: 'Opens with its join code only, and has no spectators' })
  private?: boolean;

  @OneOf(Object.keys(PRESETS), { optional: true })
  preset?: Preset;

  @AnyObject({ optional: true, about: 'House rules; see GET /rules' })
  options?: object;

  @Parts(BotSeatDto, { optional: true, example: [{ level: 'medium' }], max: 6 })
  bots?: BotSeatDto[];

  @Flag({ optional: true, default: false, about: 'You only watch: bots sit in every seat, and begin at once' })
  botsOnly?: boolean;

  @Whole({ optional: true, about: 'Your own seat', min: 0, max: 5, example: 0 })
  seat?: number;
}

export class JoinGameDto {
  @Whole({ optional: true, about: 'Any free one unless you say', min: 0, max: 5, example: 1 })
  seat?: number;

  @Text({ optional: true, example: 'K7WQ2M', min: 1, max: 20 })
  joinCode?: string;
}
