import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { WholeInQuery } from '../../../../common/http/members.js';
import { Public } from '../../../../auth/access.decorators.js';
import { Stats } from './stats.js';

export class StatsQueryDto {
  @WholeInQuery({ optional: 'or null', min: 1, max: 200 })
  limit?: number;

  @WholeInQuery({ optional: 'or null', min: 0 })
  min_games?: number;
}

@ApiTags('GGLTCG')
@Public()
@Controller('api/ggltcg/stats')
export class GgltcgStatsController {
  constructor(private readonly stats: Stats) {}

  @Get('players/:id')
  @ApiOperation({ summary: 'What an account has played' })
  player(@Param('id') id: string) {
    return this.stats.player(id);
  }

  @Get('leaderboard')
  @ApiOperation({ summary: 'By wins minus losses' })
  async leaderboard(@Query() { limit = 10, min_games = 3 }: StatsQueryDto) {
    return { leaderboard: await this.stats.leaderboard(limit, min_games) };
  }

  @Get('leaderboard/card/:name')
  @ApiOperation({ summary: 'Who does best with a card in the deck' })
  async cardLeaderboard(@Param('name') name: string, @Query() { limit = 10, min_games = 3 }: StatsQueryDto) {
    return { card_name: name, leaderboard: await this.stats.cardLeaderboard(name, limit, min_games) };
  }

  @Get('cards')
  @ApiOperation({ summary: 'How decks with each card do' })
  async cards(@Query() { limit = 50, min_games = 1 }: StatsQueryDto) {
    return { cards: await this.stats.cards(limit, min_games) };
  }
}
