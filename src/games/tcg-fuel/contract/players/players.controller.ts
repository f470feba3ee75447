import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public, Roles } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { numberIn } from '../number-in.js';
import { PlayerStatistics } from './player-stats.js';
import { RefusalsQueryDto } from './players.dto.js';
import { Players } from './players.js';
import { Refusals } from './refusals.js';

const MOST_LEADERS = 100;

@ApiTags('TCG Fuel')
@Controller('api/tcg-fuel')
export class PlayersController {
  constructor(
    private readonly players: Players,
    private readonly statistics: PlayerStatistics,
    private readonly refusals: Refusals,
  ) {}

  @Get('players/me')
  @ApiOperation({ summary: 'Your player id' })
  async me(@CurrentUser() account: UserAccount) {
    return { id: await this.players.idOf(account), username: account.name };
  }

  @Get('players/:id/stats')
  @Public()
  @ApiOperation({ summary: 'Games, wins, losses and draws' })
  async stats(@Param('id') id: string) {
    const stats = await this.statistics.find(numberIn(id));
    if (!stats) throw new ApiError(404, 'PLAYER_NOT_FOUND', 'Player not found');
    return stats;
  }

  @Get('leaderboard')
  @Public()
  @ApiOperation({ summary: 'Those who have won most' })
  async leaderboard() {
    return { players: await this.statistics.leaders(MOST_LEADERS) };
  }

  @Get('refusals')
  @Roles('admin')
  @ApiOperation({ summary: 'For administrators: who was refused how often, and with which codes' })
  async refused(@Query() { playerId }: RefusalsQueryDto) {
    return { players: await this.refusals.list(playerId) };
  }
}
