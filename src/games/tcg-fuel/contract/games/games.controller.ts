import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, OptionalAccount, Roles } from '../../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { Settings } from '../../../../config/settings.js';
import { AtTable, Needs, TableGuard } from '../../../../engine/contract/table.guard.js';
import { LiveSessions } from '../../../../engine/sessions/live-sessions.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { Proofs } from '../../../../engine/sessions/proof.js';
import { Retelling } from '../../../../engine/sessions/retelling.js';
import { WishesDto } from '../dto/settings.dto.js';
import { GameEngine } from '../original/game-engine.js';
import { canPlayCard } from '../../rules/actions/playing.js';
import { legalActions } from '../../rules/legal-actions.js';
import { availableMana, manaSources } from '../../rules/mana/sources.js';
import type { State, TcgFuel } from '../../rules/tcg-fuel.types.js';
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
  UndoPendingDto,
} from './game.dto.js';
import { choiceLine, hashOf, numbered, stateFor } from './game-wire.js';
import { Scenarios } from './scenarios.js';

@ApiTags('TCG Fuel')
@ApiBearerAuth()
@Controller('api/tcg-fuel')
export class FuelGamesController {
  constructor(
    private readonly lines: GameLines,
    private readonly scenarios: Scenarios,
    private readonly settings: Settings,
  ) {}

  @Get('games')
  @OptionalAccount()
  @ApiOperation({ summary: 'Games anybody may watch' })
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
@ApiBearerAuth()
@UseGuards(TableGuard({ game: 'tcg-fuel', param: 'id', finder: GameFinder }))
@Controller('api/tcg-fuel/games/:id')
export class FuelGameController {
  constructor(
    private readonly live: LiveSessions,
    private readonly plays: GameActions,
    private readonly log: GameLog,
    private readonly engine: GameEngine,
    private readonly retelling: Retelling,
    private readonly proofs: Proofs,
    private readonly undo: Undo,
  ) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'The row of a game' })
  show(@AtTable() session: LiveSession) {
    return this.log.row(session);
  }

  @Get('state')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game as you may see it' })
  state(@AtTable() session: LiveSession, @CurrentAccount() account: Account | undefined) {
    const viewer = session.viewerFor(account);
    return stateFor(session, viewer);
  }

  @Get('legal-actions')
  @ApiOperation({ summary: 'What you may do' })
  legal(@AtTable() session: LiveSession, @CurrentAccount() account: Account) {
    const { seat, state } = seatedAt(session, account);
    if (session.status !== 'active') return [];
    return [...legalActions(state, seat)].map((choice) => choiceLine(state, choice));
  }

  @Post('actions')
  @HttpCode(200)
  @ApiBody({ type: FuelGameActionDto })
  @ApiOperation({ summary: 'Act for your seat' })
  act(@AtTable() session: LiveSession, @CurrentAccount() account: Account, @Body() body: unknown) {
    return this.plays.act(session, account, body);
  }

  @Get('actions')
  @OptionalAccount()
  @ApiOperation({ summary: 'What was played, as you may know it' })
  async actions(
    @AtTable() session: LiveSession,
    @CurrentAccount() account: Account | undefined,
    @Query() query: FromQueryDto,
  ) {
    const viewer = session.viewerFor(account);
    return { seq: session.version, actions: await this.log.actions(session, viewer, query.from) };
  }

  @Get('snapshots')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'Which points of the game are kept' })
  async snapshots(@AtTable() session: LiveSession) {
    return { snapshots: await this.log.snapshots(session) };
  }

  @Get('snapshots/:seq')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game at an earlier point, as you may look back at it' })
  async snapshot(
    @AtTable() session: LiveSession,
    @CurrentAccount() account: Account | undefined,
    @Param('seq') seq: string,
  ) {
    const viewer = session.viewerFor(account);
    const version = /^\d{1,9}$/.test(seq) ? Number(seq) : -1;
    if (version < 0 || version > session.version) throw new ApiError(404, 'SNAPSHOT_NOT_FOUND', 'Snapshot not found');
    const { view } = await this.retelling.pictureAt(session, viewer, version);
    const state = numbered(view, session.facts.num);
    return { seq: version, state, stateHash: hashOf(state) };
  }

  @Get('replay')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'After the end: the seed, the decks, every action and every hash' })
  async replay(@AtTable() session: LiveSession) {
    const { seats, rounds, log, ...proof } = await this.proofs.of(session);
    const { players } = session.table.state as State;
    return {
      ...proof,
      gameId: session.facts.num,
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
  change(@AtTable() session: LiveSession, @CurrentAccount() account: Account, @Body() body: WishesDto) {
    return this.plays.act(session, account, { type: 'settings', data: { ...body } });
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask to take back your last move' })
  requestUndo(@AtTable() session: LiveSession, @CurrentAccount() account: Account) {
    return this.undo.request(session, account);
  }

  @Get('undo')
  @ApiOperation({ summary: 'The move that a player of your table asks to take back, if any' })
  @ApiOkResponse({ type: UndoPendingDto })
  pendingUndo(@AtTable() session: LiveSession, @CurrentAccount() account: Account) {
    return this.undo.pending(session, account);
  }

  @Post('undo/answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let an opponent take back a move, or not' })
  answerUndo(@AtTable() session: LiveSession, @CurrentAccount() account: Account, @Body() { accept }: AcceptDto) {
    return this.undo.answer(session, account, accept);
  }

  @Post('end')
  @Needs('nothing')
  @HttpCode(200)
  @Roles('admin')
  @ApiOperation({ summary: 'End a game: for a winner, or without a result' })
  async end(@AtTable() session: LiveSession, @CurrentUser() account: UserAccount, @Body() { winnerId }: EndDto) {
    await this.engine.endGameSession(session.facts.num, winnerId, account.id);
    return this.log.row(await this.live.get(session.id));
  }

  @Post('can-play')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether you can play a card now, and why not' })
  canPlay(@AtTable() session: LiveSession, @CurrentAccount() account: Account, @Body() { cardId }: CardDto) {
    const { seat, state } = seatedAt(session, account);
    return canPlayCard(state, seat, cardId);
  }

  @Get('mana')
  @ApiOperation({ summary: 'Your mana: floating, and what you could tap for' })
  mana(@AtTable() session: LiveSession, @CurrentAccount() account: Account) {
    const { seat, state } = seatedAt(session, account);
    const pool = state.players[seat]!.manaPool;
    return { available: availableMana(state, seat), pool, sources: manaSources(state, seat) };
  }
}

function seatedAt(session: LiveSession, account: Account) {
  return { seat: session.seatOf(account), state: session.table.state as State };
}
