import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { PageQueryDto } from '../../../../common/http/cursor.js';
import { OneOf, Text, Whole, WholeInQuery } from '../../../../common/http/members.js';

/** What goes with a move besides the move. */
export class MoveEnvelopeDto {
  @Text({ optional: true, about: 'The same again is answered the same again, and played once', min: 1, max: 200 })
  clientActionId?: string;

  @Whole({ optional: true, about: 'The seq this move was chosen at; another one is a conflict', min: 0 })
  expectedSeq?: number;
}

export class CheckGamesQueryDto extends PageQueryDto {
  @OneOf(['waiting', 'active', 'finished'], { optional: 'or null' })
  status?: 'waiting' | 'active' | 'finished';

  @OneOf(['true', 'false'], { optional: 'or null' })
  mine?: 'true' | 'false';
}

export class EventsQueryDto {
  @WholeInQuery({ optional: 'filled', default: 0, about: 'Events after this seq', min: 0 })
  since: number = 0;
}

export class ReplayQueryDto {
  @ApiPropertyOptional({ default: 'all', description: 'all, public, or seat0 … seat5' })
  @Matches(/^(all|public|seat[0-5])$/)
  as: string = 'all';
}

export class LeaderboardQueryDto {
  @WholeInQuery({ optional: 'filled', min: 2, max: 6, default: 2 })
  players: number = 2;
}
