import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../auth/access.decorators.js';
import { UsersService } from '../../auth/users.service.js';
import { ApiProblems } from '../../common/http/api-problems.js';
import { Costly } from '../../common/limits/costly.guard.js';
import { RatingBoards } from '../ratings/rating-boards.js';
import { RatingHistoryQueryDto } from '../ratings/ratings.dto.js';
import { Profiles } from './profiles.js';

const NO_USER = { 404: { USER_NOT_FOUND: 'There is no such user.' } };

@ApiTags('People')
@Public()
@Controller('api/users')
export class PeopleController {
  constructor(
    private readonly profiles: Profiles,
    private readonly users: UsersService,
    private readonly boards: RatingBoards,
  ) {}

  @Get(':id')
  @Costly()
  @ApiOperation({ summary: 'What is public about a player: name, ratings, finished games' })
  @ApiProblems(NO_USER)
  profile(@Param('id') id: string) {
    return this.profiles.get(id);
  }

  @Get(':id/ratings')
  @ApiOperation({ summary: 'What each rated game changed, the newest first' })
  @ApiProblems({
    400: { BAD_SHAPE: 'limit must not be greater than 100', BAD_CURSOR: 'This cursor was not made by this list.' },
    ...NO_USER,
  })
  async history(@Param('id') id: string, @Query() { game, list, limit, cursor }: RatingHistoryQueryDto) {
    const { id: userId } = await this.users.get(id);
    return this.boards.history(userId, { game, list }, limit, cursor);
  }
}
