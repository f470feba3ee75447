import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { numberIn } from '../number-in.js';
import { ResultDto } from '../../../../tournaments/tournament.dto.js';
import { FuelNewTournamentDto, FuelRegisterDto, FuelTournamentsQueryDto } from './fuel-tournament.dto.js';
import { FuelTournaments } from './fuel-tournaments.js';
import type { MyMatches } from './fuel-tournaments.js';

@ApiTags('TCG Fuel')
@Controller('api/tcg-fuel/tournaments')
export class FuelTournamentsController {
  constructor(private readonly tournaments: FuelTournaments) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Tournaments, newest first' })
  list(@Query() { status }: FuelTournamentsQueryDto) {
    return this.tournaments.list(status);
  }

  @Post()
  @ApiOperation({ summary: 'Announce a tournament, which you then organise' })
  create(@CurrentUser() account: UserAccount, @Body() body: FuelNewTournamentDto) {
    return this.tournaments.create(account, body);
  }

  @Get('mine')
  @ApiOperation({ summary: 'Your player id and your open matches, in whichever tournament' })
  mine(@CurrentUser() account: UserAccount): Promise<MyMatches> {
    return this.tournaments.mine(account);
  }

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'A tournament and its players' })
  show(@Param('id') id: string) {
    return this.tournaments.show(numberIn(id));
  }

  @Post(':id/register')
  @HttpCode(200)
  @ApiOperation({ summary: 'Play in it, with a deck that is fixed from now on' })
  register(@CurrentUser() account: UserAccount, @Param('id') id: string, @Body() { deckId }: FuelRegisterDto) {
    return this.tournaments.register(account, numberIn(id), deckId);
  }

  @Post(':id/drop')
  @HttpCode(200)
  @ApiOperation({ summary: 'Leave; the match you are in is lost' })
  drop(@CurrentUser() account: UserAccount, @Param('id') id: string) {
    return this.tournaments.drop(account, numberIn(id));
  }

  @Post(':id/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close the registration and begin the first round' })
  start(@CurrentUser() account: UserAccount, @Param('id') id: string) {
    return this.tournaments.start(account, numberIn(id));
  }

  @Get(':id/rounds/:n')
  @Public()
  @ApiOperation({ summary: 'The matches of a round' })
  round(@Param('id') id: string, @Param('n') round: string) {
    return this.tournaments.round(numberIn(id), numberIn(round));
  }

  @Get(':id/standings')
  @Public()
  @ApiOperation({ summary: 'How all players stand' })
  standings(@Param('id') id: string) {
    return this.tournaments.standings(numberIn(id));
  }

  @Post(':id/matches/:m/result')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide a match of the current round: for its organiser, and written down' })
  decide(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Param('m') match: string,
    @Body() body: ResultDto,
  ) {
    return this.tournaments.decide(account, numberIn(id), numberIn(match), body);
  }
}
