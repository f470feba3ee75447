import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, OptionalAccount, Roles } from '../../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { Settings } from '../../../../config/settings.js';
import { AtTable, Needs, TableGuard } from '../../../../engine/contract/table.guard.js';
import { WishesDto } from '../shapes/settings.dto.js';
import { GameEngine } from '../original/game-engine.js';
import { GameMana } from '../original/game-mana.js';
import type { ManaPool } from '../../rules/catalogue/card.types.js';
import { legalActions } from '../../rules/legal-actions.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { Undo } from '../undo/undo.js';
import { GameActions } from './game-actions.js';
import { GameFinder } from './game-finder.js';
import { GameLines } from './game-lines.js';
import { GameLog } from './game-log.js';
import {
  AcceptDto,
  CardDto,
  EndDto,
  FromQueryDto,
  FuelGameActionDto,
  FuelGamesQueryDto,
  ScenarioDto,
} from './game.dto.js';
import { choiceLine, hashOf, numbered, stateFor } from './wire.js';
import type { FuelTable } from './wire.js';
import { Scenarios } from './scenarios.js';

@ApiTags('TCG Fuel')
@Controller('api/tcg-fuel')
export class FuelGamesController {
  constructor(
    private readonly lines: GameLines,
    private readonly scenarios: Scenarios,
    private readonly settings: Settings,
  ) {}

  @Get('games')
  @OptionalAccount()
  @ApiOperation({ summary: 'Games that are open to spectators' })
  async list(@Query() query: FuelGamesQueryDto) {
    return { games: await this.lines.list(query) };
  }

  @Post('scenarios')
  @ApiOperation({ summary: 'A game from a written position: for administrators and tests' })
  scenario(@CurrentUser() account: UserAccount, @Body() body: ScenarioDto) {
    if (account.role !== 'admin' && !this.settings.testHooks) {
      throw new ApiError(403, 'FORBIDDEN', 'Scenarios are for administrators and tests.');
    }
    return this.scenarios.begin(account, body);
  }
}

/** A game by its number. */
@ApiTags('TCG Fuel')
@UseGuards(TableGuard({ game: 'tcg-fuel', param: 'id', finder: GameFinder }))
@Controller('api/tcg-fuel/games/:id')
export class FuelGameController {
  constructor(
    private readonly plays: GameActions,
    private readonly log: GameLog,
    private readonly engine: GameEngine,
    private readonly manas: GameMana,
    private readonly undo: Undo,
  ) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'The row of a game' })
  show(@AtTable() table: FuelTable) {
    return this.log.row(table);
  }

  @Get('state')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game as you may see it' })
  state(@AtTable() table: FuelTable, @CurrentAccount() account: Account | undefined) {
    return stateFor(table, table.viewerFor(account));
  }

  @Get('legal-actions')
  @ApiOperation({ summary: 'What you may do' })
  legal(@AtTable() table: FuelTable, @CurrentAccount() account: Account) {
    const seat = table.seatOf(account);
    if (table.status !== 'active') return [];
    return [...legalActions(table.state, seat)].map((choice) => choiceLine(table.state, choice));
  }

  @Post('actions')
  @HttpCode(200)
  @ApiBody({ type: FuelGameActionDto })
  @ApiOperation({ summary: 'Act for your seat' })
  act(@AtTable() table: FuelTable, @CurrentAccount() account: Account, @Body() body: unknown) {
    return this.plays.act(table, account, body);
  }

  @Get('actions')
  @OptionalAccount()
  @ApiOperation({ summary: 'What was played, as you may know it' })
  async actions(
    @AtTable() table: FuelTable,
    @CurrentAccount() account: Account | undefined,
    @Query() query: FromQueryDto,
  ) {
    const actions = await this.log.actions(table, table.viewerFor(account), query.from);
    return { seq: table.version, actions };
  }

  @Get('snapshots')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'Which points of the game are kept' })
  async snapshots(@AtTable() table: FuelTable) {
    return { snapshots: await this.log.snapshots(table) };
  }

  @Get('snapshots/:seq')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game at an earlier point, as you may look back at it' })
  async snapshot(
    @AtTable() table: FuelTable,
    @CurrentAccount() account: Account | undefined,
    @Param('seq') seq: string,
  ) {
    const version = /^\d{1,9}$/.test(seq) ? Number(seq) : -1;
    if (version < 0 || version > table.version) throw new ApiError(404, 'SNAPSHOT_NOT_FOUND', 'Snapshot not found');
    const state = numbered(await table.viewAt(table.viewerFor(account), version), table.number);
    return { seq: version, state, stateHash: hashOf(state) };
  }

  @Get('replay')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'After the end: the seed, the decks, every action and every hash' })
  async replay(@AtTable() table: FuelTable) {
    const { seats, rounds, log, ...proof } = await table.proof();
    const { players } = table.state;
    return {
      ...proof,
      gameId: table.number,
      seed: rounds[0]!.seed,
      commitment: rounds[0]!.commitment,
      decks: seats.map(({ loadout }, seat) => ({
        playerId: players[seat]!.playerId,
        ...(loadout as TcgFuel['loadout']),
      })),
      actions: log,
    };
  }

  @Put('settings')
  @ApiOperation({ summary: 'When you want to be asked' })
  change(@AtTable() table: FuelTable, @CurrentAccount() account: Account, @Body() body: WishesDto) {
    return this.plays.act(table, account, { type: 'settings', data: { ...body } });
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask to take back your last move' })
  requestUndo(@AtTable() table: FuelTable, @CurrentAccount() account: Account) {
    return this.undo.request(table, account);
  }

  @Get('undo')
  @ApiOperation({ summary: 'The move that a player of your table asks to take back, if any' })
  pendingUndo(@AtTable() table: FuelTable, @CurrentAccount() account: Account) {
    return this.undo.pending(table, account);
  }

  @Post('undo/answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let an opponent take back a move, or not' })
  answerUndo(@AtTable() table: FuelTable, @CurrentAccount() account: Account, @Body() { accept }: AcceptDto) {
    return this.undo.answer(table, account, accept);
  }

  @Post('end')
  @Needs('nothing')
  @HttpCode(200)
  @Roles('admin')
  @ApiOperation({ summary: 'End a game: for a winner, or without a result' })
  async end(@AtTable() table: FuelTable, @CurrentUser() account: UserAccount, @Body() { winnerId }: EndDto) {
    await this.engine.endGameSession(table.number, winnerId, account.id);
    return this.log.row(await table.now());
  }

  @Post('can-play')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether you can play a card now, and why not' })
  canPlay(@AtTable() table: FuelTable, @CurrentAccount() account: Account, @Body() { cardId }: CardDto) {
    return this.manas.canPlayCard(table.number, playerAt(table, account), cardId);
  }

  @Get('mana')
  @ApiOperation({ summary: 'Your mana: floating, and what you could tap for' })
  async mana(@AtTable() table: FuelTable, @CurrentAccount() account: Account) {
    const [gameId, playerId] = [table.number, playerAt(table, account)];
    const pool: ManaPool = table.state.players[table.seatOf(account)]!.manaPool;
    return {
      available: await this.manas.getAvailableMana(gameId, playerId),
      pool,
      sources: await this.manas.getPlayerManaSources(gameId, playerId),
    };
  }
}

/** The number by which the engine of this contract knows the caller. */
function playerAt(table: FuelTable, account: Account): number {
  return table.state.players[table.seatOf(account)]!.playerId;
}
