import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Public } from '../auth/access.decorators.js';
import type { UserAccount } from '../auth/account.js';
import { ApiProblems } from '../common/http/api-problems.js';
import { Organising } from './organising.js';
import { TournamentBots } from './tournament-bots.js';
import { lineOf, matchOf, pageOf, standingsOfAll } from './tournament-wire.js';
import { MatchPageDto, RoundDto, StandingsDto, TournamentListDto, TournamentPageDto } from './tournament-pages.dto.js';
import { WaitingMatchesDto } from './tournament-pages.dto.js';
import { CallOffDto, DropDto, EntryDto, NewTournamentDto, ResultDto } from './tournament.dto.js';
import { TournamentBotsDto, TournamentListQueryDto } from './tournament.dto.js';
import { Tournaments } from './tournaments.service.js';

const UNKNOWN = { TOURNAMENT_NOT_FOUND: 'Tournament not found' };
const NOT_YOURS = { NOT_ORGANISER: 'Only the organiser may do this.' };
const NOT_RUNNING = { TOURNAMENT_NOT_RUNNING: 'This tournament is not running.' };
const CLOSED = { REGISTRATION_CLOSED: 'Registration for this tournament is closed.' };
const FULL = { TOURNAMENT_FULL: 'This tournament is full.' };

@ApiTags('Tournaments')
@Controller('api/tournaments')
export class TournamentsController {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly bots: TournamentBots,
    private readonly organising: Organising,
  ) {}

  @Get()
  @Public()
  @ApiOperation({ summary: 'Tournaments of all games, newest first' })
  @ApiOkResponse({ type: TournamentListDto })
  async list(@Query() filter: TournamentListQueryDto): Promise<TournamentListDto> {
    return { tournaments: (await this.tournaments.list(filter)).map(lineOf) };
  }

  @Post()
  @ApiOperation({ summary: 'Announce a tournament, which you then organise' })
  @ApiCreatedResponse({ type: TournamentPageDto })
  @ApiProblems({
    400: {
      BAD_SHAPE: 'kind must be one of the following values: swiss, single_elimination',
      NOT_FOR_TWO: 'A match has two players.',
    },
    404: { GAME_UNKNOWN: 'There is no game called "chess".' },
    409: { TOO_MANY_TOURNAMENTS: 'You have announced 20 tournaments that are not over.' },
  })
  async create(@CurrentUser() account: UserAccount, @Body() body: NewTournamentDto): Promise<TournamentPageDto> {
    return this.show(await this.tournaments.create(account, { ...body, rounds: body.rounds ?? null }));
  }

  @Get('mine')
  @ApiOperation({ summary: 'Your open matches, in whichever tournament' })
  @ApiOkResponse({ type: WaitingMatchesDto })
  async mine(@CurrentUser() account: UserAccount): Promise<WaitingMatchesDto> {
    return { matches: await this.tournaments.mine(account) };
  }

  @Get(':id')
  @Public()
  @ApiOperation({ summary: 'A tournament and its players' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({ 404: UNKNOWN })
  page(@Param('id') id: string): Promise<TournamentPageDto> {
    return this.show(numberIn(id));
  }

  @Post(':id/register')
  @HttpCode(200)
  @ApiOperation({ summary: 'Play in it, with what you bring; that is fixed from now on' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({
    403: { TAKEN_OUT: 'The organiser has taken you out of this tournament.' },
    404: UNKNOWN,
    409: { ...CLOSED, ...FULL, ALREADY_REGISTERED: 'You are registered already.' },
  })
  async register(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Body() { loadout }: EntryDto,
  ): Promise<TournamentPageDto> {
    await this.tournaments.register(account, numberIn(id), loadout);
    return this.show(numberIn(id));
  }

  @Post(':id/bots')
  @HttpCode(200)
  @ApiOperation({ summary: 'Enter bots, as its organiser' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({
    400: { NO_SUCH_LEVEL: 'Bots of Check play at easy, medium, hard, expert.' },
    403: NOT_YOURS,
    404: UNKNOWN,
    409: { ...CLOSED, ...FULL, TOO_MANY_BOTS: 'At most 16 bots play in a tournament.' },
  })
  async addBots(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Body() wanted: TournamentBotsDto,
  ): Promise<TournamentPageDto> {
    await this.bots.add(account, numberIn(id), wanted);
    return this.show(numberIn(id));
  }

  @Delete(':id/bots/:player')
  @ApiOperation({ summary: 'Take a bot out again before the start' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({
    403: NOT_YOURS,
    404: { ...UNKNOWN, BOT_NOT_FOUND: 'There is no such bot in this tournament.' },
    409: CLOSED,
  })
  async removeBot(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Param('player') player: string,
  ): Promise<TournamentPageDto> {
    await this.bots.remove(account, numberIn(id), numberIn(player));
    return this.show(numberIn(id));
  }

  @Post(':id/drop')
  @HttpCode(200)
  @ApiOperation({ summary: 'Leave; the match you are in is lost' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({
    404: UNKNOWN,
    409: { NOT_REGISTERED: 'You are not registered for this tournament.', ALREADY_DROPPED: 'You have left already.' },
  })
  async drop(@CurrentUser() account: UserAccount, @Param('id') id: string): Promise<TournamentPageDto> {
    await this.tournaments.drop(account, numberIn(id));
    return this.show(numberIn(id));
  }

  @Post(':id/players/:player/drop')
  @HttpCode(200)
  @ApiOperation({ summary: 'Take a player out, as its organiser: the match at hand is lost. Written down' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({
    403: NOT_YOURS,
    404: { ...UNKNOWN, PLAYER_NOT_FOUND: 'There is no such player in this tournament.' },
    409: { ...NOT_RUNNING, ALREADY_DROPPED: 'Bea has left already.' },
  })
  async dropPlayer(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Param('player') player: string,
    @Body() { reason }: DropDto,
  ): Promise<TournamentPageDto> {
    await this.organising.drop(account, numberIn(id), numberIn(player), reason ?? null);
    return this.show(numberIn(id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Call it off, as its organiser: running games end without a result. Written down' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({ 403: NOT_YOURS, 404: UNKNOWN, 409: { TOURNAMENT_OVER: 'This tournament is over.' } })
  async callOff(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Body() { reason }: CallOffDto,
  ): Promise<TournamentPageDto> {
    await this.organising.callOff(account, numberIn(id), reason ?? null);
    return this.show(numberIn(id));
  }

  @Post(':id/start')
  @HttpCode(200)
  @ApiOperation({ summary: 'Close the registration and begin the first round' })
  @ApiOkResponse({ type: TournamentPageDto })
  @ApiProblems({ 403: NOT_YOURS, 404: UNKNOWN, 409: { NOT_ENOUGH_PLAYERS: 'Need at least 2 players to start' } })
  async start(@CurrentUser() account: UserAccount, @Param('id') id: string): Promise<TournamentPageDto> {
    await this.tournaments.start(account, numberIn(id));
    return this.show(numberIn(id));
  }

  @Get(':id/rounds/:n')
  @Public()
  @ApiOperation({ summary: 'The matches of a round' })
  @ApiOkResponse({ type: RoundDto })
  @ApiProblems({ 404: { ...UNKNOWN, ROUND_NOT_FOUND: 'There is no such round yet.' } })
  async round(@Param('id') id: string, @Param('n') round: string): Promise<RoundDto> {
    return { matches: (await this.tournaments.round(numberIn(id), numberIn(round))).map(matchOf) };
  }

  @Get(':id/standings')
  @Public()
  @ApiOperation({ summary: 'How all players stand' })
  @ApiOkResponse({ type: StandingsDto })
  @ApiProblems({ 404: UNKNOWN })
  async standings(@Param('id') id: string): Promise<StandingsDto> {
    const { tournament, players } = await this.tournaments.facts(numberIn(id));
    return { standings: standingsOfAll(tournament, players, await this.tournaments.matches(tournament.id)) };
  }

  @Post(':id/matches/:m/result')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decide a match of the current round: for its organiser, and written down' })
  @ApiOkResponse({ type: MatchPageDto })
  @ApiProblems({
    403: NOT_YOURS,
    404: { ...UNKNOWN, MATCH_NOT_FOUND: 'There is no such match.' },
    409: { ROUND_OVER: 'Only results of the current round can be changed.' },
    422: { BAD_RESULT: 'This cannot come of best of 3.' },
  })
  async decide(
    @CurrentUser() account: UserAccount,
    @Param('id') id: string,
    @Param('m') match: string,
    @Body() body: ResultDto,
  ): Promise<MatchPageDto> {
    return matchOf(await this.tournaments.decide(account, numberIn(id), numberIn(match), body));
  }

  private async show(id: number): Promise<TournamentPageDto> {
    return pageOf(await this.tournaments.facts(id));
  }
}

/** The number in a path; 0, which nothing has, when there is none. */
function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
