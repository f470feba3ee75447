import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, Public } from '../../../auth/access.decorators.js';
import type { Account } from '../../../auth/account.js';
import { ApiError } from '../../../common/api-error.js';
import { schemaOf } from '../../../common/http/schema-of.js';
import { Costly } from '../../../common/limits/costly.guard.js';
import { AtTable, Needs, TableGuard } from '../../../engine/contract/table.guard.js';
import { isForm } from '../../../engine/core/index.js';
import { Retelling } from '../../../engine/sessions/retelling.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { choicesFor } from '../../../engine/sessions/session-update.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { Analyses } from './analysis.service.js';
import { FourInASquareService } from './four-in-a-square.service.js';
import { playerToken } from './player-token.js';
import { readBody, readDraw, readMove, readNewGame } from './read-body.js';
import type { DrawBody, MoveBody, NewGameBody } from './read-body.js';
import { wireActions, wireChoice } from './wire.js';

const MOVES = {
  place: { value: { action: 'place', squareIndex: 0, slotIndex: 3 } },
  slide: { value: { action: 'slide', squareIndex: 1 } },
};

@ApiTags('Four in a Square')
@Public()
@Controller('api/four-in-a-square')
export class FourInASquareController {
  constructor(private readonly games: FourInASquareService) {}

  @Get('health')
  @ApiOperation({ summary: 'Is it there?' })
  health() {
    return { ok: true };
  }

  @Post('games')
  @ApiOperation({ summary: 'A new game: against a bot, against oneself, or against whoever joins' })
  @ApiBody({
    schema: schemaOf<NewGameBody>('FourInASquareNewGame'),
    examples: { bot: { value: { piecesPerPlayer: 8, level: 'medium' } }, practice: { value: { practice: true } } },
    required: false,
  })
  @ApiResponse({ status: 201, description: 'gameId, playerToken, state' })
  @ApiResponse({ status: 400, description: 'INVALID_OPTION, BAD_REQUEST' })
  create(@Body() body: unknown, @Ip() ip: string) {
    return this.games.create(readNewGame(readBody(body)), ip);
  }
}

@ApiTags('Four in a Square')
@Public()
@UseGuards(TableGuard({ game: 'four-in-a-square', param: 'gameId', needs: 'nothing', token: playerToken }))
@Controller('api/four-in-a-square/games/:gameId')
export class FourInASquareGameController {
  constructor(
    private readonly games: FourInASquareService,
    private readonly retelling: Retelling,
    private readonly analyses: Analyses,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The game; anybody may look' })
  @ApiResponse({ status: 404, description: 'GAME_NOT_FOUND' })
  show(@AtTable() session: LiveSession) {
    return this.games.show(session);
  }

  @Post('move')
  @HttpCode(200)
  @Needs('seat')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Place a piece, or slide a square into the hole; the bot answers in the same request' })
  @ApiBody({ schema: schemaOf<MoveBody>('FourInASquareMove'), examples: MOVES })
  @ApiResponse({ status: 400, description: 'The rules say no: "Invalid move: …"' })
  @ApiResponse({ status: 401, description: 'INVALID_TOKEN' })
  @ApiResponse({ status: 409, description: 'VERSION_CONFLICT' })
  move(
    @AtTable() session: LiveSession,
    @CurrentAccount() account: Account,
    @Body() body: unknown,
    @Headers('idempotency-key') key?: string,
  ) {
    const { actions, expectedVersion } = readMove(readBody(body));
    return this.games.move(session, account, actions, { expectedVersion, key });
  }

  @Post('restart')
  @HttpCode(200)
  @Needs('sight')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The next round of the same game' })
  restart(@AtTable() session: LiveSession, @CurrentAccount() account: Account | undefined, @Body() body: unknown) {
    readBody(body);
    return this.games.restart(session, account);
  }

  @Post('join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the open seat of a game for two' })
  @ApiResponse({ status: 409, description: 'SEAT_TAKEN' })
  join(@AtTable() session: LiveSession) {
    return this.games.join(session);
  }

  @Post('resign')
  @HttpCode(200)
  @Needs('seat')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Give up' })
  resign(@AtTable() session: LiveSession, @CurrentAccount() account: Account) {
    return this.games.move(session, account, [{ type: 'resign' }]);
  }

  @Post('draw')
  @HttpCode(200)
  @Needs('seat')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Offer a draw, accept it or decline it' })
  @ApiBody({ schema: schemaOf<DrawBody>('FourInASquareDraw'), examples: { offer: { value: { offer: true } } } })
  draw(@AtTable() session: LiveSession, @CurrentAccount() account: Account, @Body() body: unknown) {
    return this.games.move(session, account, [readDraw(readBody(body))]);
  }

  @Get('legal')
  @ApiOperation({ summary: 'What the player on turn may do' })
  legal(@AtTable() session: LiveSession) {
    const choices = session.toAct.flatMap((seat) => choicesFor(session, seat)).filter((choice) => !isForm(choice));
    const actions = (choices as FourInASquare['action'][]).map(wireChoice);
    return { version: session.version, actions };
  }

  @Get('history')
  @Costly()
  @ApiOperation({ summary: 'Every action, round by round' })
  async history(@AtTable() session: LiveSession, @Query('round') round?: string) {
    if (round !== undefined && !/^[1-9]\d{0,8}$/.test(round)) {
      throw new ApiError(400, 'BAD_REQUEST', 'Invalid request: round must be a whole number from 1');
    }
    const entries = await this.retelling.history(session, 'public', 0, session.version);
    const wanted = entries.filter((entry) => round === undefined || entry.round === Number(round));
    return {
      actions: wanted.flatMap((entry) =>
        wireActions(entry).map((action) => ({
          ...action,
          by: entry.seat !== null && session.isBot(entry.seat) ? 'bot' : 'human',
          round: entry.round,
          version: entry.version,
          at: new Date(entry.at).toISOString(),
        })),
      ),
    };
  }

  @Get('hint')
  @Needs('seat')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'The best action now, and why: it wins, it blocks, or the search prefers it' })
  hint(@AtTable() session: LiveSession) {
    this.games.needOneHuman(session);
    return this.analyses.hint(session);
  }

  @Get('analysis')
  @Costly()
  @Needs('sight')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'How every turn stood: of a finished game, or of any practice game' })
  async analysis(@AtTable() session: LiveSession) {
    await this.games.needOpenBook(session);
    return this.analyses.analysis(session);
  }

  @Post('undo')
  @HttpCode(200)
  @Needs('seat')
  @ApiBearerAuth()
  @ApiOperation({ summary: 'Take back your last decision (practice games)' })
  undo(@AtTable() session: LiveSession, @CurrentAccount() account: Account) {
    return this.games.undo(session, account);
  }
}
