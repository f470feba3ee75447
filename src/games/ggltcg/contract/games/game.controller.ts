import { Body, Controller, Delete, Get, HttpCode, Param, ParseIntPipe, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, OptionalAccount } from '../../../../auth/access.decorators.js';
import type { Account } from '../../../../auth/account.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { AtTable, TableGuard } from '../../../../engine/contract/table.guard.js';
import {
  AbilityBodyDto,
  ActBodyDto,
  AiTurnQueryDto,
  DecisionBodyDto,
  PlayCardBodyDto,
  GgltcgPlayerQueryDto,
  TussleBodyDto,
} from './acts.dto.js';
import { perform, playCard, tussle } from './acting.js';
import { readAbility, readDecision } from './read-action.js';
import type { Asking } from './acting.js';
import { CurrentAsking, RetryHeader } from './asking.js';
import { AiTurns } from './ai-turns.js';
import { Endings, expectOver } from './endings.js';
import { actingSeat, lookingAs, seatOfPlayer } from './seats.js';
import type { ToyTable } from './seats.js';
import { pageOf, taleOf } from './tales.js';
import { validActions } from './valid-actions.js';

@ApiTags('GGLTCG')
@OptionalAccount()
@UseGuards(TableGuard({ game: 'ggltcg', param: 'gameId' }))
@Controller('api/ggltcg/games/:gameId')
export class GgltcgGameController {
  constructor(
    private readonly aiTurns: AiTurns,
    private readonly endings: Endings,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The game as a player sees it; without one, as everybody does' })
  show(
    @AtTable() game: ToyTable,
    @CurrentAccount() account: Account | undefined,
    @Query() query: GgltcgPlayerQueryDto,
  ) {
    return pageOf(game, lookingAs(game, account, query.player_id));
  }

  @Get('logs')
  @ApiOperation({ summary: 'What happened, line by line; nothing hidden' })
  async logs(@AtTable() game: ToyTable) {
    return { logs: (await taleOf(game, 'public')).game_log };
  }

  @Get('valid-actions')
  @ApiOperation({ summary: 'Everything a player may do now' })
  validActions(
    @AtTable() game: ToyTable,
    @CurrentAccount() account: Account | undefined,
    @Query() query: GgltcgPlayerQueryDto,
  ) {
    const seat = actingSeat(game, account, query.player_id);
    const valid_actions = validActions(game, seat);
    return { game_id: game.id, player_id: game.seats[seat]!.playerId, version: game.version, valid_actions };
  }

  @Post('play-card')
  @HttpCode(200)
  @RetryHeader()
  @ApiOperation({ summary: 'Play a card from the hand, by id or by name' })
  playCard(@AtTable() game: ToyTable, @CurrentAsking() asking: Asking, @Body() body: PlayCardBodyDto) {
    return playCard(game, asking, body);
  }

  @Post('tussle')
  @HttpCode(200)
  @RetryHeader()
  @ApiOperation({ summary: 'One toy against another; without a defender a direct attack' })
  tussle(@AtTable() game: ToyTable, @CurrentAsking() asking: Asking, @Body() body: TussleBodyDto) {
    return tussle(game, asking, body);
  }

  @Post('activate-ability')
  @HttpCode(200)
  @RetryHeader()
  @ApiOperation({ summary: 'Use the ability of a toy in play' })
  activateAbility(@AtTable() game: ToyTable, @CurrentAsking() asking: Asking, @Body() body: AbilityBodyDto) {
    return perform(game, asking, body, (state, seat) => readAbility(state, seat, body));
  }

  @Post('resolve-decision')
  @HttpCode(200)
  @RetryHeader()
  @ApiOperation({ summary: 'Answer the open decision, or decline it' })
  resolveDecision(@AtTable() game: ToyTable, @CurrentAsking() asking: Asking, @Body() body: DecisionBodyDto) {
    return perform(game, asking, body, (state) => readDecision(state, body));
  }

  @Post('end-turn')
  @HttpCode(200)
  @RetryHeader()
  @ApiOperation({ summary: 'End the turn' })
  endTurn(@AtTable() game: ToyTable, @CurrentAsking() asking: Asking, @Body() body: ActBodyDto) {
    return perform(game, asking, body, () => ({ type: 'end_turn' }), 'Turn ended');
  }

  @Post('concede')
  @HttpCode(200)
  @RetryHeader()
  @ApiOperation({ summary: 'Give up' })
  concede(@AtTable() game: ToyTable, @CurrentAsking() asking: Asking, @Body() body: ActBodyDto) {
    return perform(game, asking, body, () => ({ type: 'concede' }));
  }

  @Post('ai-turn')
  @HttpCode(200)
  @ApiOperation({ summary: 'The bot takes one action; with full=true its whole turn' })
  aiTurn(
    @AtTable() game: ToyTable,
    @CurrentAccount() account: Account | undefined,
    @Query() query: AiTurnQueryDto,
    @Body() body: ActBodyDto,
  ) {
    const asked = { ...body, player_id: query.player_id ?? body.player_id };
    return query.full === 'true' ? this.aiTurns.whole(game, account, asked) : this.aiTurns.one(game, account, asked);
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take back the latest action of an open game, or your own in practice',
    description: 'Practice is a game against bots that was opened with a `seed`: it counts nowhere.',
  })
  async undo(@AtTable() game: ToyTable, @CurrentAccount() account: Account | undefined, @Body() body: ActBodyDto) {
    const now = await this.endings.undo(game, account, body.expected_version);
    return pageOf(now, lookingAs(now, account, body.player_id));
  }

  @Delete()
  @ApiOperation({ summary: 'Delete the game: its creator, and no seated game that is running' })
  async remove(@AtTable() game: ToyTable, @CurrentAccount() account: Account | undefined) {
    await this.endings.remove(game, account);
    return { success: true, message: 'Game deleted' };
  }

  @Get('playback')
  @Costly()
  @ApiOperation({ summary: 'After the end: everything that happened' })
  playback(@AtTable() game: ToyTable) {
    return this.endings.playback(game);
  }

  @Get('playback/:version')
  @ApiOperation({
    summary: 'After the end: the game after that many actions',
    description: 'Both hands are open then, whichever player looks.',
  })
  playbackAt(
    @AtTable() game: ToyTable,
    @Param('version', ParseIntPipe) version: number,
    @Query() { player_id }: GgltcgPlayerQueryDto,
  ) {
    expectOver(game);
    if (player_id !== undefined) seatOfPlayer(game, player_id);
    return pageOf(game, 'all', version);
  }
}
