import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Roles } from '../../../../auth/access.decorators.js';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { LanguageModel } from '../llm/language-model.js';
import { checkedDeck } from '../loadout.js';
import { balanceCsv, balanceReport } from '../../lab/simulation/balance-tables.js';
import { SIMULATED_NODES, SIMULATED_TURNS } from '../../lab/simulation/simulation-plan.js';
import { CardSetLibrary } from './card-set-library.js';
import { LimitQueryDto, NewSimulationDto } from './sets.dto.js';
import { SimulationRunner } from './simulation-runner.js';
import { SimulationRuns } from './simulation-runs.js';
import type { SimulationRun } from './simulation-runs.js';

/** Bots play a set of cards many times, and a table says how each card did. */
@ApiTags('GGLTCG admin')
@Roles('admin')
@Controller('api/ggltcg/admin/simulations')
export class GgltcgSimulationsController {
  constructor(
    private readonly runs: SimulationRuns,
    private readonly runner: SimulationRunner,
    private readonly library: CardSetLibrary,
    private readonly model: LanguageModel,
  ) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({ summary: 'Begin a simulation; it goes on by itself, also after a restart' })
  async begin(@CurrentUser() admin: UserAccount, @Body() body: NewSimulationDto) {
    const { edition = 'standard', level = 'normal', nodes = SIMULATED_NODES, seed = 1, games } = body;
    if (level === 'llm' && !this.model.client) {
      throw new ApiError(422, 'NO_LANGUAGE_MODEL', 'There is no language model to play with.');
    }
    const card_set = await this.library.resolveFor(body.card_set, edition);
    const decks = body.decks?.map(({ name, cards }) => ({ name, cards: checkedDeck({ card_set, edition }, cards) }));
    const max_turns = body.max_turns ?? SIMULATED_TURNS;
    const plan = { card_set, edition, level, nodes, seed, max_turns, decks: decks ?? null };
    const run = await this.runs.create(plan, games, admin.id);
    this.runner.wake();
    return run;
  }

  @Get()
  @ApiOperation({ summary: 'Simulations and how far they are, the newest first' })
  async list(@Query() { limit = 20 }: LimitQueryDto) {
    return { simulations: await this.runs.list(limit) };
  }

  @Get(':id')
  @ApiOperation({ summary: 'How far a simulation is' })
  show(@Param('id') id: string): Promise<SimulationRun> {
    return this.runs.get(id);
  }

  @Post(':id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop for now; what was played is kept' })
  pause(@Param('id') id: string): Promise<SimulationRun> {
    return this.runs.change(id, 'paused');
  }

  @Post(':id/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Go on where it stopped' })
  async resume(@Param('id') id: string): Promise<SimulationRun> {
    const run = await this.runs.change(id, 'running');
    this.runner.wake();
    return run;
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({ summary: 'Stop for good; the balance of what was played stays' })
  cancel(@Param('id') id: string): Promise<SimulationRun> {
    return this.runs.change(id, 'cancelled');
  }

  @Get(':id/balance')
  @ApiOperation({ summary: 'How each card did in the games so far' })
  async balance(@Param('id') id: string) {
    return { simulation: await this.runs.get(id), ...(await this.runs.balance(id)) };
  }

  @Get(':id/balance.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'The same table for a spreadsheet' })
  async balanceCsv(@Param('id') id: string): Promise<string> {
    return balanceCsv(await this.runs.balance(id));
  }

  @Get(':id/report.md')
  @Header('Content-Type', 'text/markdown; charset=utf-8')
  @ApiOperation({ summary: 'The same for people: cards, decks against decks, who begins' })
  async report(@Param('id') id: string): Promise<string> {
    const { plan } = await this.runs.get(id);
    const title = `GGLTCG, ${plan.card_set}, ${plan.edition} edition, ${plan.level} bots of ${plan.nodes} nodes`;
    return balanceReport(await this.runs.balance(id), title);
  }
}
