import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiProblems } from '../../../../common/http/api-problems.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { SimulationRuns } from '../sets/simulation-runs.js';
import { balanceCsv, balanceReport } from '../../lab/simulation/balance-tables.js';
import { MOST_GAMES_A_DAY, MOST_RUNNING, WorkshopRuns } from './workshop-runs.js';
import { NewWorkshopRunDto } from './workshop.dto.js';

const SIGNED_IN = { 401: { UNAUTHENTICATED: 'A token is needed.' } };
const NO_SET = { ...SIGNED_IN, 404: { CARD_SET_NOT_FOUND: 'There is no set my-4k2.' } };
const NO_RUN = { ...SIGNED_IN, 404: { SIMULATION_NOT_FOUND: 'There is no such simulation.' } };
const WRONG_STATUS = { ...NO_RUN, 409: { WRONG_STATUS: 'The simulation is done.' } };
/** Bots play a set many times: how far they are, how each card did, and what a change of the set did. */
@ApiTags('GGLTCG workshop')
@ApiBearerAuth()
@Controller('api/ggltcg/workshop')
export class GgltcgWorkshopRunsController {
  constructor(
    private readonly workshop: WorkshopRuns,
    private readonly runs: SimulationRuns,
  ) {}

  @Post('sets/:name/:version/simulations')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Let bots play a version; it goes on by itself, also after a restart',
    description: `An account has at most ${MOST_RUNNING} simulations running and ${MOST_GAMES_A_DAY} games a day.`,
  })
  @ApiProblems({
    ...NO_SET,
    403: { ACCOUNT_REQUIRED: 'Simulations are run for accounts; a guest has none.' },
    409: { TOO_MANY_SIMULATIONS: `You may have ${MOST_RUNNING} simulations running.` },
    422: {
      UNKNOWN_CARD_SET: 'There is no set my-4k2@9.',
      TOO_FEW_CARDS: 'my-4k2@1 has no 6 cards of the classic edition.',
    },
    429: { RATE_LIMITED: `You may simulate ${MOST_GAMES_A_DAY} games a day.` },
  })
  begin(
    @CurrentUser() user: UserAccount,
    @Param('name') name: string,
    @Param('version', ParseIntPipe) version: number,
    @Body() body: NewWorkshopRunDto,
  ) {
    return this.workshop.begin(user, name, version, body);
  }

  @Get('sets/:name/simulations')
  @ApiOperation({ summary: 'Your simulations of a set, the newest first' })
  @ApiProblems(NO_SET)
  async list(@CurrentUser() user: UserAccount, @Param('name') name: string) {
    return { simulations: await this.workshop.list(user, name) };
  }

  @Get('simulations/:id')
  @ApiOperation({ summary: 'How far a simulation is' })
  @ApiProblems(NO_RUN)
  show(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.get(user, id);
  }

  @Post('simulations/:id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop for now; what was played is kept' })
  @ApiProblems(WRONG_STATUS)
  pause(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.change(user, id, 'paused');
  }

  @Post('simulations/:id/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go on where it stopped' })
  @ApiProblems({
    ...NO_RUN,
    409: {
      WRONG_STATUS: 'The simulation is done.',
      TOO_MANY_SIMULATIONS: `You may have ${MOST_RUNNING} simulations running.`,
    },
  })
  resume(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.change(user, id, 'running');
  }

  @Post('simulations/:id/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop for good; the balance of what was played stays' })
  @ApiProblems(WRONG_STATUS)
  cancel(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.change(user, id, 'cancelled');
  }

  @Get('simulations/:id/balance')
  @Costly()
  @ApiOperation({ summary: 'How each card did in the games so far, and card against card' })
  @ApiProblems(NO_RUN)
  async balance(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    const simulation = await this.workshop.get(user, id);
    return { simulation, ...(await this.runs.balance(id)), pairs: await this.runs.pairs(id) };
  }

  @Get('simulations/:id/balance.csv')
  @Costly()
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiProduces('text/csv')
  @ApiOperation({ summary: 'The table of cards for a spreadsheet' })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  @ApiProblems(NO_RUN)
  async csv(@CurrentUser() user: UserAccount, @Param('id') id: string): Promise<string> {
    await this.workshop.get(user, id);
    return balanceCsv(await this.runs.balance(id));
  }

  @Get('simulations/:id/report.md')
  @Costly()
  @Header('Content-Type', 'text/markdown; charset=utf-8')
  @ApiProduces('text/markdown')
  @ApiOperation({ summary: 'The balance as a report' })
  @ApiOkResponse({ content: { 'text/markdown': { schema: { type: 'string' } } } })
  @ApiProblems(NO_RUN)
  async report(@CurrentUser() user: UserAccount, @Param('id') id: string): Promise<string> {
    const { plan } = await this.workshop.get(user, id);
    return balanceReport(await this.runs.balance(id), `GGLTCG, ${plan.card_set}, ${plan.level} bots`);
  }

  @Get('simulations/:id/compare/:before')
  @Costly()
  @ApiOperation({ summary: 'What a version did against an earlier one, on the deals that both runs had' })
  @ApiProblems(NO_RUN)
  compare(@CurrentUser() user: UserAccount, @Param('id') id: string, @Param('before') before: string) {
    return this.workshop.compare(user, id, before);
  }
}
