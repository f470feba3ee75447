import { Body, Controller, Get, Headers, HttpCode, Ip, Post, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, Public } from '../../../auth/access.decorators.js';
import type { Account } from '../../../auth/account.js';
import { ApiError } from '../../../common/api-error.js';
import { schemaOf } from '../../../common/http/schema-of.js';
import { Costly } from '../../../common/limits/costly.guard.js';
import { AtTable, Needs, TableGuard } from '../../../engine/contract/table.guard.js';
import { isForm } from '../../../engine/core/index.js';
import { readKey } from '../../../engine/sessions/idempotency-key.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { Analyses } from './analysis.service.js';
import { FourInASquareService } from './four-in-a-square.service.js';
import { playerToken } from './player-token.js';
import { readBody, readDraw, readMove, readNewGame } from './read-body.js';
import type { DrawBody, MoveBody, NewGameBody } from './read-body.js';
import { wireActions, wireChoice } from './wire.js';
import type { FourTable } from './wire.js';

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
  @ApiOperation({ summary: 'A new game: against a bot, against yourself, or against the player who joins' })
  @ApiBody({
    schema: schemaOf<NewGameBody>('FourInASquareNewGame'),
    examples: { bot: { value: { piecesPerPlayer: 8, level: 'medium' } }, practice: { value: { practice: true } } },
    required: false,
  })
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
    private readonly analyses: Analyses,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The game; no token is needed' })
  show(@AtTable() table: FourTable) {
    return this.games.show(table);
  }

  @Post('move')
  @ApiBearerAuth()
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'Place a piece, or slide a square into the hole; the bot answers in the same request' })
  @ApiBody({ schema: schemaOf<MoveBody>('FourInASquareMove'), examples: MOVES })
  move(
    @AtTable() table: FourTable,
    @CurrentAccount() account: Account,
    @Body() body: unknown,
    @Headers('idempotency-key') key?: string,
  ) {
    const { actions, expectedVersion } = readMove(readBody(body));
    return this.games.act(table, { account }, { actions, expectedVersion, key: readKey(key) });
  }

  @Post('restart')
  @ApiBearerAuth()
  @HttpCode(200)
  @Needs('sight')
  @ApiOperation({ summary: 'The next round of the same game' })
  restart(@AtTable() table: FourTable, @CurrentAccount() account: Account | undefined, @Body() body: unknown) {
    readBody(body);
    return this.games.restart(table, account);
  }

  @Post('join')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take the open seat of a game for two' })
  join(@AtTable() table: FourTable) {
    return this.games.join(table);
  }

  @Post('resign')
  @ApiBearerAuth()
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'Give up' })
  resign(@AtTable() table: FourTable, @CurrentAccount() account: Account) {
    return this.games.act(table, { account }, { actions: [{ type: 'resign' }] });
  }

  @Post('draw')
  @ApiBearerAuth()
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'Offer a draw, accept it or decline it' })
  @ApiBody({ schema: schemaOf<DrawBody>('FourInASquareDraw'), examples: { offer: { value: { offer: true } } } })
  draw(@AtTable() table: FourTable, @CurrentAccount() account: Account, @Body() body: unknown) {
    return this.games.act(table, { account }, { actions: [readDraw(readBody(body))] });
  }

  @Get('legal')
  @ApiOperation({ summary: 'What the player on turn may do' })
  legal(@AtTable() table: FourTable) {
    const choices = table.toAct.flatMap((seat) => table.choices(seat));
    const actions = choices.filter((choice) => !isForm(choice)) as FourInASquare['action'][];
    return { version: table.version, actions: actions.map(wireChoice) };
  }

  @Get('history')
  @Costly()
  @ApiOperation({ summary: 'Every action, round by round' })
  async history(@AtTable() table: FourTable, @Query('round') round?: string) {
    if (round !== undefined && !/^[1-9]\d{0,8}$/.test(round)) {
      throw new ApiError(400, 'BAD_REQUEST', 'Invalid request: round must be a whole number from 1');
    }
    const entries = await table.history('public', 0, table.version);
    const wanted = entries.filter((entry) => round === undefined || entry.round === Number(round));
    return {
      actions: wanted.flatMap((entry) =>
        wireActions(entry.events).map((action) => ({
          ...action,
          by: entry.seat !== null && table.isBot(entry.seat) ? 'bot' : 'human',
          round: entry.round,
          version: entry.version,
          at: new Date(entry.at).toISOString(),
        })),
      ),
    };
  }

  @Get('hint')
  @ApiBearerAuth()
  @Needs('seat')
  @ApiOperation({ summary: 'The best action now, and why: it wins, it blocks, or the search prefers it' })
  hint(@AtTable() table: FourTable) {
    this.games.needOneHuman(table);
    return this.analyses.hint(table);
  }

  @Get('analysis')
  @ApiBearerAuth()
  @Costly()
  @Needs('sight')
  @ApiOperation({ summary: 'How every turn stood: of a finished game, or of any practice game' })
  async analysis(@AtTable() table: FourTable) {
    await this.games.needOpenBook(table);
    return this.analyses.analysis(table);
  }

  @Post('undo')
  @ApiBearerAuth()
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'Take back your last decision (practice games)' })
  undo(@AtTable() table: FourTable, @CurrentAccount() account: Account) {
    return this.games.undo(table, account);
  }
}
