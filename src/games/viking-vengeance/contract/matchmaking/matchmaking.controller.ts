import { Body, Controller, Get, HttpCode, Post, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Matchmaking } from '../../../../rooms/matchmaking/matchmaking.js';
import { Ratings } from '../../../../rooms/ratings/ratings.service.js';
import { RoomLimits } from '../../../../rooms/room-limits.js';
import { Welcome } from '../collection/welcome.guard.js';
import { matchAnswer } from './match-answer.js';
import { JoinQueueDto } from './matchmaking.dto.js';

const GAME = 'viking-vengeance';
const LONGEST_BOARD = 100;

@ApiTags('Viking Vengeance')
@UseGuards(Welcome)
@Controller('api/viking-vengeance/matchmaking')
export class MatchesController {
  constructor(
    private readonly matchmaking: Matchmaking,
    private readonly limits: RoomLimits,
  ) {}

  @Post('join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Play against the next opponent, with one of your decks' })
  @ApiResponse({ status: 200, description: 'matched, with gameId and opponentUsername' })
  @ApiResponse({ status: 202, description: 'queued' })
  @ApiResponse({
    status: 400,
    description: 'DECK_ID_REQUIRED, DECK_NOT_FOUND, DECK_INVALID, ALREADY_QUEUED, ACTIVE_GAME, VALIDATION_ERROR',
  })
  async join(
    @CurrentUser() account: UserAccount,
    @Body() { deckId, mode }: JoinQueueDto,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.limits.comesIn(account.id);
    if (!deckId) throw new ApiError(400, 'DECK_ID_REQUIRED', 'deckId is required.');
    const answer = matchAnswer(await this.matchmaking.join(account, GAME, mode ?? 'casual', { deckId }));
    if (answer.status === 'queued') response.status(202);
    return answer;
  }

  @Get('status')
  @ApiOperation({ summary: 'Am I waiting, or matched?' })
  async status(@CurrentUser() account: UserAccount) {
    return matchAnswer(await this.matchmaking.status(account, GAME));
  }

  @Post('leave')
  @HttpCode(200)
  @ApiOperation({ summary: 'I no longer want to wait' })
  async leave(@CurrentUser() account: UserAccount) {
    await this.matchmaking.leave(account, GAME);
    return { status: 'left_queue' };
  }
}

@ApiTags('Viking Vengeance')
@Controller('api/viking-vengeance/leaderboard')
export class LeaderboardController {
  constructor(private readonly ratings: Ratings) {}

  @Get()
  @ApiOperation({ summary: 'Who plays ranked games best' })
  async top() {
    const players = await this.ratings.top({ game: GAME, list: 'ranked' }, LONGEST_BOARD);
    return players.map(({ userId, name, rating, wins, losses, draws }, index) => ({
      rank: index + 1,
      user_id: userId,
      username: name,
      rating: Math.round(rating),
      wins,
      losses,
      draws,
    }));
  }
}
