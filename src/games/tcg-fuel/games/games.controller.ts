import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, OptionalAccount, Roles } from '../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../auth/account.js';
import { ApiError } from '../../../common/api-error.js';
import { Costly } from '../../../common/limits/costly.guard.js';
import { Settings } from '../../../config/settings.js';
import { Proofs } from '../../../engine/sessions/proof.js';
import { Retelling } from '../../../engine/sessions/retelling.js';
import { WishesDto } from '../dto/settings.dto.js';
import { GameEngine } from '../engine/game-engine.js';
import { numberIn } from '../number-in.js';
import { canPlayCard } from '../rules/actions/playing.js';
import { legalActions } from '../rules/legal-actions.js';
import { availableMana, manaSources } from '../rules/mana/sources.js';
import type { State, TcgFuel } from '../rules/tcg-fuel.types.js';
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
import { choiceLine, hashOf, numbered, stateFor } from './game-wire.js';
import { Scenarios } from './scenarios.js';

@ApiTags('TCG Fuel')
@ApiBearerAuth()
@Controller('api/tcg-fuel')
export class FuelGamesController {
  constructor(
    private readonly finder: GameFinder,
    private readonly plays: GameActions,
    private readonly log: GameLog,
    private readonly lines: GameLines,
    private readonly engine: GameEngine,
    private readonly retelling: Retelling,
    private readonly proofs: Proofs,
    private readonly scenarios: Scenarios,
    private readonly undo: Undo,
    private readonly settings: Settings,
  ) {}

  @Get('games')
  @OptionalAccount()
  @ApiOperation({ summary: 'Games anybody may watch' })
  async list(@Query() query: FuelGamesQueryDto) {
    return { games: await this.lines.list(query) };
  }

  @Get('games/:id')
  @OptionalAccount()
  @ApiOperation({ summary: 'The row of a game' })
  async show(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    const { session } = await this.look(account, id);
    return this.log.row(session);
  }

  @Get('games/:id/state')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game as you may see it' })
  async state(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    const { session, viewer } = await this.look(account, id);
    return stateFor(session, viewer);
  }

  @Get('games/:id/legal-actions')
  @ApiOperation({ summary: 'What you may do' })
  async legal(@CurrentAccount() account: Account, @Param('id') id: string) {
    const { session, seat, state } = await this.sit(account, id);
    if (session.status !== 'active') return [];
    return [...legalActions(state, seat)].map((choice) => choiceLine(state, choice));
  }

  @Post('games/:id/actions')
  @HttpCode(200)
  @ApiBody({ type: FuelGameActionDto })
  @ApiOperation({ summary: 'Act for your seat' })
  act(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: unknown) {
    return this.plays.act(account, numberIn(id), body);
  }

  @Get('games/:id/actions')
  @OptionalAccount()
  @ApiOperation({ summary: 'What was played, as you may know it' })
  async actions(@CurrentAccount() account: Account | undefined, @Param('id') id: string, @Query() query: FromQueryDto) {
    const { session, viewer } = await this.look(account, id);
    return { seq: session.version, actions: await this.log.actions(session, viewer, query.from) };
  }

  @Get('games/:id/snapshots')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'Which points of the game are kept' })
  async snapshots(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    const { session } = await this.look(account, id);
    return { snapshots: await this.log.snapshots(session) };
  }

  @Get('games/:id/snapshots/:seq')
  @OptionalAccount()
  @ApiOperation({ summary: 'The game at an earlier point, as you may look back at it' })
  async snapshot(@CurrentAccount() account: Account | undefined, @Param('id') id: string, @Param('seq') seq: string) {
    const { session, viewer } = await this.look(account, id);
    const version = /^\d{1,9}$/.test(seq) ? Number(seq) : -1;
    if (version < 0 || version > session.version) throw new ApiError(404, 'SNAPSHOT_NOT_FOUND', 'Snapshot not found');
    const { view } = await this.retelling.pictureAt(session, viewer, version);
    const state = numbered(view, session.facts.num);
    return { seq: version, state, stateHash: hashOf(state) };
  }

  @Get('games/:id/replay')
  @Costly()
  @OptionalAccount()
  @ApiOperation({ summary: 'After the end: the seed, the decks, every action and every hash' })
  async replay(@CurrentAccount() account: Account | undefined, @Param('id') id: string) {
    const { session } = await this.look(account, id);
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

  @Put('games/:id/settings')
  @ApiOperation({ summary: 'When you want to be asked' })
  change(@CurrentAccount() account: Account, @Param('id') id: string, @Body() body: WishesDto) {
    return this.plays.act(account, numberIn(id), { type: 'settings', data: { ...body } });
  }

  @Post('games/:id/undo')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask to take back your last move' })
  requestUndo(@CurrentAccount() account: Account, @Param('id') id: string) {
    return this.undo.request(account, numberIn(id));
  }

  @Post('games/:id/undo/answer')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let an opponent take back a move, or not' })
  answerUndo(@CurrentAccount() account: Account, @Param('id') id: string, @Body() { accept }: AcceptDto) {
    return this.undo.answer(account, numberIn(id), accept);
  }

  @Post('games/:id/end')
  @HttpCode(200)
  @Roles('admin')
  @ApiOperation({ summary: 'End a game: for a winner, or without a result' })
  async end(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() { winnerId }: EndDto) {
    await this.engine.endGameSession(numberIn(id), winnerId, account.id);
    return this.log.row(await this.finder.get(numberIn(id)));
  }

  @Post('games/:id/can-play')
  @HttpCode(200)
  @ApiOperation({ summary: 'Whether you can play a card now, and why not' })
  async canPlay(@CurrentAccount() account: Account, @Param('id') id: string, @Body() { cardId }: CardDto) {
    const { state, seat } = await this.sit(account, id);
    return canPlayCard(state, seat, cardId);
  }

  @Get('games/:id/mana')
  @ApiOperation({ summary: 'Your mana: floating, and what you could tap for' })
  async mana(@CurrentAccount() account: Account, @Param('id') id: string) {
    const { state, seat } = await this.sit(account, id);
    const pool = state.players[seat]!.manaPool;
    return { available: availableMana(state, seat), pool, sources: manaSources(state, seat) };
  }

  @Post('scenarios')
  @ApiOperation({ summary: 'A game from a written position: for administrators and tests' })
  scenario(@CurrentUser() account: UserAccount, @Body() body: ScenarioDto) {
    if (account.role !== 'admin' && !this.settings.testHooks) {
      throw new ApiError(403, 'FORBIDDEN', 'Scenarios are for administrators and tests.');
    }
    return this.scenarios.begin(account, body);
  }

  private async look(account: Account | undefined, id: string) {
    const session = await this.finder.get(numberIn(id));
    return { session, viewer: session.viewerFor(account) };
  }

  private async sit(account: Account, id: string) {
    const session = await this.finder.get(numberIn(id));
    return { session, seat: session.seatOf(account), state: session.table.state as State };
  }
}
