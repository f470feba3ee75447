import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentAccount, CurrentUser, OptionalAccount } from '../auth/access.decorators.js';
import type { Account, UserAccount } from '../auth/account.js';
import { ApiProblems } from '../common/http/api-problems.js';
import { Costly } from '../common/limits/costly.guard.js';
import type { PuzzlePage, PuzzleTried } from './puzzle-table.js';
import { PuzzleTryDto } from './puzzles.dto.js';
import { Puzzles } from './puzzles.service.js';
import type { PuzzleList } from './puzzles.service.js';

const UNKNOWN = { GAME_UNKNOWN: 'There is no game called "chess".', NO_PUZZLES: 'This game has no puzzles.' };

@ApiTags('Puzzles')
@ApiParam({ name: 'game', example: 'viking-vengeance' })
@Controller('api/puzzles/:game')
export class PuzzlesController {
  constructor(private readonly puzzles: Puzzles) {}

  @Get()
  @OptionalAccount()
  @ApiOperation({ summary: 'The puzzles of a game, the one of the day, and which of them you have solved' })
  @ApiProblems({ 404: UNKNOWN })
  list(@CurrentAccount() account: Account | undefined, @Param('game') game: string): Promise<PuzzleList> {
    return this.puzzles.list(game, account?.kind === 'user' ? account.id : undefined);
  }

  @Get(':puzzle')
  @OptionalAccount()
  @ApiOperation({ summary: 'The position of a puzzle' })
  @ApiParam({ name: 'puzzle', example: 'e07' })
  @ApiProblems({ 404: { ...UNKNOWN, PUZZLE_UNKNOWN: 'There is no such puzzle.' } })
  async show(@Param('game') game: string, @Param('puzzle') id: string): Promise<PuzzlePage> {
    const { players, picture } = await this.puzzles.table(game, id, []);
    return { id, players, picture };
  }

  @Post(':puzzle/tries')
  @HttpCode(200)
  @Costly()
  @ApiOperation({
    summary: 'Play on in a puzzle; the other side answers, and the end of a try is kept with your account',
  })
  @ApiParam({ name: 'puzzle', example: 'e07' })
  @ApiProblems({
    400: { BAD_SHAPE: 'actions must be an array' },
    401: { UNAUTHENTICATED: 'A token is needed.' },
    404: { ...UNKNOWN, PUZZLE_UNKNOWN: 'There is no such puzzle.' },
    409: { PUZZLE_OVER: 'This try has ended. Begin again.' },
    422: { NOT_YOUR_TURN: 'It is not your turn.' },
    503: { PUZZLES_BUSY: 'Too many puzzles are being tried. Try again in a moment.' },
  })
  async play(
    @CurrentUser() { id: userId }: UserAccount,
    @Param('game') game: string,
    @Param('puzzle') id: string,
    @Body() { actions }: PuzzleTryDto,
  ): Promise<PuzzleTried> {
    const table = await this.puzzles.table(game, id, actions);
    await this.puzzles.note(game, id, table.verdict, userId);
    return { verdict: table.verdict, steps: table.steps };
  }
}
