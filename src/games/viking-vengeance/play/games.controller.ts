import { Body, Controller, Get, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../auth/access.decorators.js';
import type { UserAccount } from '../../../auth/account.js';
import { choicesFor } from '../../../engine/sessions/session-update.js';
import { Welcome } from '../collection/welcome.guard.js';
import { GameActionDto, NewSoloGameDto } from './games.dto.js';
import { VikingGames } from './games.service.js';
import { CurrentCaller, PlayerGuard } from './player.guard.js';
import type { Caller } from './player.guard.js';
import { readGameAction } from './read-action.js';
import { SoloGames } from './solo-games.service.js';

@ApiTags('Viking Vengeance')
@ApiBearerAuth()
@UseGuards(Welcome)
@Controller('api/viking-vengeance/games')
export class VikingGamesController {
  constructor(
    private readonly games: VikingGames,
    private readonly solo: SoloGames,
  ) {}

  @Post('solo')
  @ApiOperation({ summary: 'A new game against the AI' })
  @ApiResponse({ status: 201, description: 'The game' })
  @ApiResponse({
    status: 400,
    description: 'DECK_ID_REQUIRED, DECK_NOT_FOUND, DECK_INVALID, AI_DECK_NOT_FOUND, VALIDATION_ERROR',
  })
  async begin(@CurrentUser() account: UserAccount, @Body() body: NewSoloGameDto) {
    return this.games.show({ account, session: await this.solo.begin(account, body) });
  }
}

@ApiTags('Viking Vengeance')
@ApiBearerAuth()
@UseGuards(PlayerGuard)
@Controller('api/viking-vengeance/games/:gameId')
export class VikingGameController {
  constructor(private readonly games: VikingGames) {}

  @Get()
  @ApiOperation({ summary: 'A game of yours, as you may see it' })
  @ApiResponse({ status: 404, description: 'GAME_NOT_FOUND' })
  show(@CurrentCaller() caller: Caller) {
    return this.games.show(caller);
  }

  @Post('actions')
  @HttpCode(200)
  @ApiOperation({ summary: 'Place a card, pass or give up; the AI answers in the same request' })
  @ApiResponse({ status: 200, description: 'The game, with `events`' })
  @ApiResponse({
    status: 400,
    description:
      'VALIDATION_ERROR, GAME_NOT_ACTIVE, NOT_YOUR_TURN, INVALID_POSITION, TILE_BLOCKED, CARD_NOT_IN_HAND, INVALID_TARGET',
  })
  @ApiResponse({ status: 404, description: 'GAME_NOT_FOUND' })
  act(@CurrentCaller() caller: Caller, @Body() body: GameActionDto) {
    return this.games.act(caller, readGameAction(body, caller.session.id), body.clientActionId);
  }

  @Get('legal-actions')
  @ApiOperation({ summary: 'What you may do now, besides giving up' })
  legalActions(@CurrentCaller() { session, account }: Caller) {
    const choices = choicesFor(session, session.seatOf(account)) as { type: string }[];
    return { actions: choices.map(({ type, ...rest }) => ({ actionType: type, ...rest })) };
  }
}
