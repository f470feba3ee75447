import { Body, Controller, Get, Header, HttpCode, Param, ParseIntPipe, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiProblems } from '../../../../common/http/api-problems.js';
import { Costly } from '../../../../common/limits/costly.guard.js';
import { SimulationRuns } from '../sets/simulation-runs.js';
import { balanceCsv, balanceReport } from '../../lab/simulation/balance-tables.js';
import { MOST_GAMES_A_DAY, MOST_RUNNING, WorkshopRuns } from './workshop-runs.js';
import { NewWorkshopRunDto } from './workshop.dto.js';

/** Bots play a set many times: how far they are, how each card did, and what a change of the set did. */
@ApiTags('GGLTCG workshop')
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
  async list(@CurrentUser() user: UserAccount, @Param('name') name: string) {
    return { simulations: await this.workshop.list(user, name) };
  }

  @Get('simulations/:id')
  @ApiOperation({ summary: 'How far a simulation is' })
  show(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.get(user, id);
  }

  @Post('simulations/:id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop for now; what was played is kept' })
  pause(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.change(user, id, 'paused');
  }

  @Post('simulations/:id/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go on where it stopped' })
  @ApiProblems({ 409: { TOO_MANY_SIMULATIONS: `You may have ${MOST_RUNNING} simulations running.` } })
  resume(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.change(user, id, 'running');
  }

  @Post('simulations/:id/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop for good; the balance of what was played stays' })
  cancel(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    return this.workshop.change(user, id, 'cancelled');
  }

  @Get('simulations/:id/balance')
  @Costly()
  @ApiOperation({ summary: 'How each card did in the games so far, and card against card' })
  async balance(@CurrentUser() user: UserAccount, @Param('id') id: string) {
    const simulation = await this.workshop.get(user, id);
    return { simulation, ...(await this.runs.balance(id)), pairs: await this.runs.pairs(id) };
  }

  @Get('simulations/:id/balance.csv')
  @Costly()
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'The table of cards for a spreadsheet' })
  async csv(@CurrentUser() user: UserAccount, @Param('id') id: string): Promise<string> {
    await this.workshop.get(user, id);
    return balanceCsv(await this.runs.balance(id));
  }

  @Get('simulations/:id/report.md')
  @Costly()
  @Header('Content-Type', 'text/markdown; charset=utf-8')
  @ApiOperation({ summary: 'The balance as a report' })
  async report(@CurrentUser() user: UserAccount, @Param('id') id: string): Promise<string> {
    const { plan } = await this.workshop.get(user, id);
    return balanceReport(await this.runs.balance(id), `GGLTCG, ${plan.card_set}, ${plan.level} bots`);
  }

  @Get('simulations/:id/compare/:before')
  @Costly()
  @ApiOperation({ summary: 'What a version did against an earlier one, on the deals that both runs had' })
  compare(@CurrentUser() user: UserAccount, @Param('id') id: string, @Param('before') before: string) {
    return this.workshop.compare(user, id, before);
  }
}
