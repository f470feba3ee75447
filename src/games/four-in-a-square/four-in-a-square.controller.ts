import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.decorators.js';
import { ApiError } from '../../common/api-error.js';
import { Costly } from '../../common/limits/costly.guard.js';
import { isForm } from '../../engine/core/index.js';
import { Retelling } from '../../engine/sessions/retelling.js';
import { choicesFor } from '../../engine/sessions/session-update.js';
import type { FourInASquare } from './rules/four-in-a-square.types.js';
import { Analyses } from './analysis.service.js';
import { FourInASquareService } from './four-in-a-square.service.js';
import { CurrentCaller, PlayerToken, PlayerTokenGuard } from './player-token.guard.js';
import type { Caller } from './player-token.guard.js';
import { readBody, readDraw, readMove, readNewGame } from './read-body.js';
import { wireActions, wireChoice } from './wire.js';

const EXAMPLE_MOVE = { action: 'place', squareIndex: 0, slotIndex: 3, playerToken: 'tok_…' };

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
  @ApiBody({ schema: { type: 'object', example: { piecesPerPlayer: 8, level: 'medium' } }, required: false })
  @ApiResponse({ status: 201, description: 'gameId, playerToken, state' })
  @ApiResponse({ status: 400, description: 'INVALID_OPTION, BAD_REQUEST' })
  create(@Body() body: unknown, @Ip() ip: string) {
    return this.games.create(readNewGame(readBody(body)), ip);
  }
}

@ApiTags('Four in a Square')
@Public()
@UseGuards(PlayerTokenGuard)
@Controller('api/four-in-a-square/games/:gameId')
export class FourInASquareGameController {
  constructor(
    private readonly games: FourInASquareService,
    private readonly retelling: Retelling,
    private readonly analyses: Analyses,
  ) {}

  @Get()
  @PlayerToken('none')
  @ApiOperation({ summary: 'The game; anybody may look' })
  @ApiResponse({ status: 404, description: 'GAME_NOT_FOUND' })
  show(@CurrentCaller() { session }: Caller) {
    return this.games.show(session);
  }

  @Post('move')
  @HttpCode(200)
  @PlayerToken('needed')
  @ApiOperation({ summary: 'Place a piece, or slide a square into the hole; the bot answers in the same request' })
  @ApiBody({ schema: { type: 'object', example: EXAMPLE_MOVE } })
  @ApiResponse({ status: 400, description: 'The rules say no: "Invalid move: …"' })
  @ApiResponse({ status: 401, description: 'INVALID_TOKEN' })
  @ApiResponse({ status: 409, description: 'VERSION_CONFLICT' })
  move(
    @CurrentCaller() { session, tokenHash }: Caller,
    @Body() body: unknown,
    @Headers('idempotency-key') key?: string,
  ) {
    const { actions, expectedVersion } = readMove(readBody(body));
    return this.games.move(session, tokenHash!, actions, { expectedVersion, key });
  }

  @Post('restart')
  @HttpCode(200)
  @PlayerToken('optional')
  @ApiOperation({ summary: 'The next round of the same game' })
  restart(@CurrentCaller() { session, tokenHash }: Caller, @Body() body: unknown) {
    readBody(body);
    return this.games.restart(session, tokenHash);
  }

  @Post('join')
  @HttpCode(200)
  @PlayerToken('none')
  @ApiOperation({ summary: 'Take the open seat of a game for two' })
  @ApiResponse({ status: 409, description: 'SEAT_TAKEN' })
  join(@CurrentCaller() { session }: Caller) {
    return this.games.join(session);
  }

  @Post('resign')
  @HttpCode(200)
  @PlayerToken('needed')
  @ApiOperation({ summary: 'Give up' })
  resign(@CurrentCaller() { session, tokenHash }: Caller) {
    return this.games.move(session, tokenHash!, [{ type: 'resign' }]);
  }

  @Post('draw')
  @HttpCode(200)
  @PlayerToken('needed')
  @ApiOperation({ summary: 'Offer a draw, accept it or decline it' })
  @ApiBody({ schema: { type: 'object', example: { offer: true } } })
  draw(@CurrentCaller() { session, tokenHash }: Caller, @Body() body: unknown) {
    return this.games.move(session, tokenHash!, [readDraw(readBody(body))]);
  }

  @Get('legal')
  @PlayerToken('none')
  @ApiOperation({ summary: 'What the player on turn may do' })
  legal(@CurrentCaller() { session }: Caller) {
    const choices = session.toAct.flatMap((seat) => choicesFor(session, seat)).filter((choice) => !isForm(choice));
    const actions = (choices as FourInASquare['action'][]).map(wireChoice);
    return { version: session.version, actions };
  }

  @Get('history')
  @Costly()
  @PlayerToken('none')
  @ApiOperation({ summary: 'Every action, round by round' })
  async history(@CurrentCaller() { session }: Caller, @Query('round') round?: string) {
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
  @PlayerToken('seated')
  @ApiOperation({ summary: 'The best action now, and why: it wins, it blocks, or the search prefers it' })
  hint(@CurrentCaller() { session }: Caller) {
    this.games.needOneHuman(session);
    return this.analyses.hint(session);
  }

  @Get('analysis')
  @Costly()
  @PlayerToken('optional')
  @ApiOperation({ summary: 'How every turn stood: of a finished game, or of any practice game' })
  async analysis(@CurrentCaller() { session }: Caller) {
    await this.games.needOpenBook(session);
    return this.analyses.analysis(session);
  }

  @Post('undo')
  @HttpCode(200)
  @PlayerToken('needed')
  @ApiOperation({ summary: 'Take back your last decision (practice games)' })
  undo(@CurrentCaller() { session, tokenHash }: Caller) {
    return this.games.undo(session, tokenHash!);
  }
}
