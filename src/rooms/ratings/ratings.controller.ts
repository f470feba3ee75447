import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, OptionalAccount, Public } from '../../auth/access.decorators.js';
import type { Account } from '../../auth/account.js';
import { ApiProblems } from '../../common/http/api-problems.js';
import { PageQueryDto } from '../../common/http/cursor.js';
import { GameRegistry } from '../../engine/hosting/game-registry.js';
import { LiveSessions } from '../../engine/sessions/live-sessions.js';
import { SessionProblems } from '../../engine/http/session-problems.js';
import { RatingBoards } from './rating-boards.js';
import { RatingListsDto, SessionRatingsDto } from './ratings.dto.js';

const BAD_PAGE = {
  400: { BAD_SHAPE: 'limit must not be greater than 100', BAD_CURSOR: 'This cursor was not made by this list.' },
};

@ApiTags('People')
@Controller('api/ratings')
export class RatingsController {
  constructor(
    private readonly boards: RatingBoards,
    private readonly games: GameRegistry,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    summary: 'The lists of ratings that have players',
    description: 'Players are counted now and then: where there are many, a count may be seconds old.',
  })
  @ApiOkResponse({ type: RatingListsDto })
  async lists(): Promise<RatingListsDto> {
    return { lists: await this.boards.lists() };
  }

  @Get(':game/:list')
  @OptionalAccount()
  @ApiOperation({ summary: 'A list of ratings, the best first, and your own place in it' })
  @ApiParam({ name: 'game', example: 'check' })
  @ApiParam({ name: 'list', example: '2 players' })
  @ApiProblems({ ...BAD_PAGE, 404: { GAME_UNKNOWN: 'There is no game called "chess".' } })
  async board(
    @CurrentAccount() account: Account | undefined,
    @Param('game') game: string,
    @Param('list') list: string,
    @Query() { limit, cursor }: PageQueryDto,
  ) {
    this.games.get(game);
    const page = await this.boards.board({ game, list }, limit, cursor);
    const you = account?.kind === 'user' ? await this.boards.placeOf({ game, list }, account.id) : undefined;
    return { ...page, you: you ?? null };
  }
}

@ApiTags('People')
@Controller('api/sessions/:id/ratings')
export class SessionRatingsController {
  constructor(
    private readonly boards: RatingBoards,
    private readonly live: LiveSessions,
  ) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'What a game changed in the ratings of its players; for those who may see the game' })
  @ApiOkResponse({ type: SessionRatingsDto })
  @SessionProblems(401, 404)
  async ofSession(@CurrentAccount() account: Account | undefined, @Param('id') id: string): Promise<SessionRatingsDto> {
    const session = await this.live.get(id);
    session.viewerFor(account);
    const { rated } = session.facts;
    return { sessionId: session.id, rated, changes: rated ? await this.boards.ofSession(session.id) : [] };
  }
}
