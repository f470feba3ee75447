import { Body, Controller, Get, HttpCode, Ip, Post, Query, Res, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { AtTable, TableGuard } from '../../../../engine/contract/table.guard.js';
import { Welcome } from '../collection/welcome.guard.js';
import type { VikingTable } from './wire.js';
import { VikingGameActionDto, NewSoloGameDto, OwnGamesQueryDto } from './games.dto.js';
import { VikingGames } from './games.service.js';
import { OwnGames } from './game-list.js';
import { readGameAction } from './read-action.js';
import { Rematches } from '../rematches/rematches.js';
import { replayOf } from './replays.js';
import { SoloGames } from './solo-games.service.js';
import type { Action } from '../../rules/viking-vengeance.types.js';

/** An action as this contract writes it: its type is called `actionType`. */
type WireChoice = Renamed<Action>;
type Renamed<A> = A extends { readonly type: infer Type } ? { readonly actionType: Type } & Omit<A, 'type'> : never;

@ApiTags('Viking Vengeance')
@UseGuards(Welcome)
@Controller('api/viking-vengeance/games')
export class VikingGamesController {
  constructor(
    private readonly games: VikingGames,
    private readonly solo: SoloGames,
    private readonly own: OwnGames,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Your games, the newest first' })
  list(@CurrentUser() { id }: UserAccount, @Query() query: OwnGamesQueryDto) {
    return this.own.page(id, query);
  }

  @Post('solo')
  @ApiOperation({ summary: 'A new game against the AI' })
  @ApiResponse({
    status: 400,
    description: 'DECK_ID_REQUIRED, DECK_NOT_FOUND, DECK_INVALID, AI_DECK_NOT_FOUND, VALIDATION_ERROR',
  })
  async begin(@CurrentUser() account: UserAccount, @Body() body: NewSoloGameDto, @Ip() ip: string) {
    return this.games.show(await this.solo.begin(account, body, ip), account);
  }
}

@ApiTags('Viking Vengeance')
@UseGuards(TableGuard({ game: 'viking-vengeance', param: 'gameId', needs: 'seat' }))
@Controller('api/viking-vengeance/games/:gameId')
export class VikingGameController {
  constructor(
    private readonly games: VikingGames,
    private readonly rematches: Rematches,
  ) {}

  @Get()
  @ApiOperation({ summary: 'A game of yours, as you may see it' })
  show(@AtTable() table: VikingTable, @CurrentUser() account: UserAccount) {
    return this.games.show(table, account);
  }

  @Post('actions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Place a card, pass or give up; the AI answers in the same request' })
  @ApiResponse({
    status: 400,
    description:
      'VALIDATION_ERROR, GAME_NOT_ACTIVE, NOT_YOUR_TURN, INVALID_POSITION, TILE_BLOCKED, CARD_NOT_IN_HAND, INVALID_TARGET',
  })
  act(@AtTable() table: VikingTable, @CurrentUser() account: UserAccount, @Body() body: VikingGameActionDto) {
    return this.games.act(table, account, readGameAction(body, table.id), body.clientActionId);
  }

  @Get('legal-actions')
  @ApiOperation({ summary: 'What you may do now, besides giving up' })
  legalActions(@AtTable() table: VikingTable, @CurrentUser() account: UserAccount) {
    const choices = table.choices(table.seatOf(account)) as Action[];
    return { actions: choices.map(({ type, ...rest }) => ({ actionType: type, ...rest }) as WireChoice) };
  }

  @Get('replay')
  @Costly()
  @ApiOperation({ summary: 'Once it is over: the seed, both decks as shuffled, every action with its events' })
  replay(@AtTable() table: VikingTable) {
    return replayOf(table);
  }

  @Post('rematch')
  @ApiOperation({ summary: 'The same once more' })
  @ApiResponse({ status: 201, description: 'The new game' })
  @ApiResponse({ status: 202, description: 'The other player has to ask for it too' })
  @ApiResponse({ status: 400, description: 'GAME_NOT_COMPLETED, NO_REMATCH, DECK_NOT_FOUND, DECK_INVALID' })
  async rematch(
    @AtTable() table: VikingTable,
    @CurrentUser() account: UserAccount,
    @Res({ passthrough: true }) response: Response,
  ) {
    const next = await this.rematches.ask(table, account);
    if (next) return this.games.show(next, account);
    response.status(202);
    return { status: 'waiting' };
  }
}
