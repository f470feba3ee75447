import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, OptionalAccount } from '../../../../auth/access.decorators.js';
import type { Account } from '../../../../auth/account.js';
import { AtTable, Needs, TableGuard } from '../../../../engine/contract/table.guard.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { Analysis } from '../rounds/analysis.service.js';
import { CheckPictures } from './pictures.js';
import { CheckPlay } from './play.service.js';
import { CheckTables } from './check-tables.js';
import type { CheckTable } from './check-table.js';
import { EventsQueryDto, ReplayQueryDto } from './games.dto.js';
import { MoveBody, MoveDataBody } from './move-body.js';
import { Rounds } from '../rounds/rounds.service.js';

/** A game that is being played, and what is left of its rounds. */
@ApiTags('Check')
@UseGuards(TableGuard({ game: 'check', param: 'id', finder: CheckTables }))
@Controller('api/check/games/:id')
export class CheckPlayController {
  constructor(
    private readonly play: CheckPlay,
    private readonly pictures: CheckPictures,
    private readonly rounds: Rounds,
    private readonly analysis: Analysis,
  ) {}

  @Get('state')
  @OptionalAccount()
  @ApiOperation({ summary: 'The table as you see it; without a seat, as spectators do' })
  state(@AtTable() table: CheckTable, @CurrentAccount() account: Account | undefined) {
    return this.pictures.viewFor(table.started, account);
  }

  @Get('legal-actions')
  @Needs('seat')
  @ApiOperation({ summary: 'What you may do; each can be sent as it is' })
  legalActions(@AtTable() table: CheckTable, @CurrentAccount() account: Account) {
    return { seq: table.started.version, legalActions: table.started.choices(table.seatOf(account)) };
  }

  @Post('actions')
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'Make a move. A wrong guess at a match is a success with the event matchFailed' })
  @MoveBody()
  @ApiResponse({ status: 409, description: 'NOT_YOUR_TURN, WRONG_STAGE, MATCH_WINDOW_CLOSED, STALE_STATE, …' })
  act(@AtTable() table: CheckTable, @CurrentAccount() account: Account, @Body() body: unknown) {
    return this.play.move(table, account, body);
  }

  @Post('moves/:move')
  @HttpCode(200)
  @Needs('seat')
  @ApiOperation({ summary: 'The same, with the name of the move in the path and only the rest in the body' })
  @MoveDataBody()
  move(
    @AtTable() table: CheckTable,
    @CurrentAccount() account: Account,
    @Param('move') move: string,
    @Body() body: unknown,
  ) {
    return this.play.move(table, account, body ?? {}, move);
  }

  @Get('events')
  @OptionalAccount()
  @ApiOperation({ summary: 'What happened, as you may be told it now' })
  events(
    @AtTable() table: CheckTable,
    @CurrentAccount() account: Account | undefined,
    @Query() { since }: EventsQueryDto,
  ) {
    return this.play.events(table.started, account, since);
  }

  @Get('rounds')
  @OptionalAccount()
  @ApiOperation({ summary: 'The results of the finished rounds' })
  async results(@AtTable() table: CheckTable) {
    return { rounds: await this.rounds.results(table.started) };
  }

  @Get('rounds/:round')
  @OptionalAccount()
  @ApiOperation({ summary: 'The result of one round' })
  result(@AtTable() table: CheckTable, @Param('round') round: string) {
    return this.rounds.result(table.started, Number(round));
  }

  @Get('rounds/:round/replay')
  @Costly()
  @OptionalAccount()
  @ApiOperation({
    summary: 'The whole record of a finished round: all of it, as a seat heard it, or as spectators did',
  })
  replay(@AtTable() table: CheckTable, @Param('round') round: string, @Query() { as }: ReplayQueryDto) {
    return this.rounds.replay(table.started, Number(round), as);
  }

  @Get('analysis')
  @Costly()
  @OptionalAccount()
  @ApiOperation({
    summary: 'After the end: decisions against what their makers could know, gambles, and how right calls were',
  })
  review(@AtTable() table: CheckTable) {
    return this.analysis.of(table.started);
  }
}
