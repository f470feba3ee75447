import { Body, Controller, Get, Headers, Ip, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, needUser, OptionalAccount, Public } from '../../../../auth/access.decorators.js';
import type { Account, UserAccount } from '../../../../auth/account.js';
import { readCreateKey } from '../../../../engine/sessions/idempotency-key.js';
import { CheckLobby } from '../lobby/lobby.service.js';
import { CheckPictures } from './pictures.js';
import { GameList } from './game-list.js';
import { CheckNewGameDto } from '../lobby/lobby.dto.js';
import { CheckGamesQueryDto, LeaderboardQueryDto } from './games.dto.js';
import { rulesSheet } from './rules-sheet.js';
import { Statistics } from '../players/statistics.service.js';

@ApiTags('Check')
@Controller('api/check')
export class CheckController {
  constructor(
    private readonly lobby: CheckLobby,
    private readonly pictures: CheckPictures,
    private readonly lists: GameList,
    private readonly statistics: Statistics,
  ) {}

  @Get('rules')
  @Public()
  @ApiOperation({ summary: 'The rules, card values, options, presets and bot levels' })
  rules() {
    return rulesSheet();
  }

  @Post('games')
  @ApiOperation({
    summary: 'A new game that waits for its players; you are its host and have a seat, unless it is for bots only',
  })
  async create(
    @CurrentUser() account: UserAccount,
    @Body() body: CheckNewGameDto,
    @Ip() ip: string,
    @Headers('idempotency-key') key?: string,
  ) {
    const table = await this.lobby.create(account, body, ip, readCreateKey(key, body));
    return table.isBotsOnly ? this.pictures.watched(table, account) : this.pictures.seated(table, account);
  }

  @Get('games')
  @OptionalAccount()
  @ApiOperation({ summary: 'Games that are open to everybody, or mine' })
  list(@CurrentAccount() account: Account | undefined, @Query() query: CheckGamesQueryDto) {
    return this.lists.page(query, query.mine === 'true' ? needUser(account).id : undefined);
  }

  @Get('leaderboard')
  @Public()
  @ApiOperation({ summary: 'The best players at tables of a size' })
  leaderboard(@Query() { players }: LeaderboardQueryDto) {
    return this.statistics.leaderboard(players);
  }

  @Get('players/:userId/stats')
  @Public()
  @ApiOperation({ summary: 'Games, wins, mean score, and how calls and matches went' })
  stats(@Param('userId') userId: string) {
    return this.statistics.ofPlayer(userId);
  }
}
