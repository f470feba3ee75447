import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../auth/access.decorators.js';
import type { UserAccount } from '../../auth/account.js';
import { ApiProblems } from '../../common/http/api-problems.js';
import { RoomLimits } from '../room-limits.js';
import { GameQueryDto, QueueDto } from './matchmaking.dto.js';
import { Matchmaking } from './matchmaking.js';
import type { MatchStatus } from './matchmaking.js';

const QUEUED = { status: 'queued', mode: 'ranked', queuedAt: '2026-01-01T12:00:00.000Z' };
const MATCHED = {
  ...QUEUED,
  status: 'matched',
  roomId: '5f0c1c52-7c0e-4b5c-9a8e-0d8f5a3d2b11',
  sessionId: '5f0c1c52-7c0e-4b5c-9a8e-0d8f5a3d2b11',
  seat: 1,
  opponents: ['Ann'],
};

@ApiTags('Rooms')
@Controller('api/matchmaking')
export class MatchmakingController {
  constructor(
    private readonly matchmaking: Matchmaking,
    private readonly limits: RoomLimits,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'I want any opponent: wait for one, or play at once' })
  @ApiOkResponse({
    content: { 'application/json': { examples: { queued: { value: QUEUED }, matched: { value: MATCHED } } } },
  })
  @ApiProblems({
    400: { NO_SUCH_MODE: 'Check is queued for as casual or ranked.' },
    401: { UNAUTHENTICATED: 'A token is needed.' },
    404: { GAME_UNKNOWN: 'There is no game called "chess".' },
    409: {
      ALREADY_QUEUED: 'You are in a queue of this game already.',
      ACTIVE_GAME: 'You are in a game already; finish it first.',
    },
  })
  async join(@CurrentUser() account: UserAccount, @Body() { game, mode, loadout }: QueueDto): Promise<MatchStatus> {
    await this.limits.comesIn(account.id);
    return this.matchmaking.join(account, game, mode ?? 'casual', loadout);
  }

  @Get()
  @ApiOperation({ summary: 'Am I waiting, or matched? Ask at least every ten minutes, or the place is given up' })
  @ApiProblems({ 404: { GAME_UNKNOWN: 'There is no game called "chess".' } })
  status(@CurrentUser() account: UserAccount, @Query() { game }: GameQueryDto): Promise<MatchStatus> {
    return this.matchmaking.status(account, game);
  }

  @Delete()
  @ApiOperation({ summary: 'I no longer want to wait' })
  @ApiProblems({ 409: { NOT_QUEUED: 'You are in no queue of this game.' } })
  async leave(@CurrentUser() account: UserAccount, @Query() { game }: GameQueryDto) {
    await this.matchmaking.leave(account, game);
    return { status: 'left' };
  }
}
