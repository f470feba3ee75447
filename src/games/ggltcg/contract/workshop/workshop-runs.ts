import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { DECK_SIZE } from '../../rules/catalogue/decks.js';
import { cardPool } from '../../rules/catalogue/card-sets.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import { SimulationRunner } from '../sets/simulation-runner.js';
import { SimulationRuns } from '../sets/simulation-runs.js';
import type { SimulationRun } from '../sets/simulation-runs.js';
import { compareRuns } from '../../lab/simulation/comparison.js';
import type { Comparison } from '../../lab/simulation/comparison.js';
import { SIMULATED_NODES, SIMULATED_TURNS } from '../../lab/simulation/simulation-plan.js';
import type { NewWorkshopRunDto } from './workshop.dto.js';
import { WorkshopSets } from './workshop-sets.js';

/** A version and the one before it. */
export const MOST_RUNNING = 2;
export const MOST_GAMES_A_DAY = 20_000;
const MOST_LISTED = 50;

/** Simulations of sets that the caller may look at, each the caller's own. */
@Injectable()
export class WorkshopRuns {
  constructor(
    private readonly pool: Pool,
    private readonly sets: WorkshopSets,
    private readonly library: CardSetLibrary,
    private readonly runs: SimulationRuns,
    private readonly runner: SimulationRunner,
  ) {}

  async begin(user: UserAccount, name: string, version: number, body: NewWorkshopRunDto): Promise<SimulationRun> {
    if (user.guest) throw new ApiError(403, 'ACCOUNT_REQUIRED', 'Simulations are run for accounts; a guest has none.');
    await this.sets.get(user, name);
    await this.expectRoom(user, body.games);
    const { games, level = 'normal', edition = 'standard', seed = 1, compare_with } = body;
    const card_set = await this.library.resolveFor(`${name}@${version}`, edition);
    const base = { card_set, edition, level, nodes: SIMULATED_NODES, seed, max_turns: SIMULATED_TURNS, decks: null };
    const plan = compare_with === undefined ? base : { ...base, names: await this.common(name, base, compare_with) };
    const run = await this.runs.create(plan, games, user.id);
    this.runner.wake();
    return run;
  }

  /** The caller's runs of a set, the newest first. */
  async list(user: UserAccount, name: string): Promise<SimulationRun[]> {
    await this.sets.get(user, name);
    return this.runs.listOf(user.id, name, MOST_LISTED);
  }

  /** A run of the caller; another account's is not there. */
  async get(user: UserAccount, id: string): Promise<SimulationRun> {
    const run = await this.runs.get(id);
    if (!(await this.runs.isMadeBy(run.id, user.id)))
      throw new ApiError(404, 'SIMULATION_NOT_FOUND', 'There is no such simulation.');
    return run;
  }

  async change(user: UserAccount, id: string, to: 'running' | 'paused' | 'cancelled'): Promise<SimulationRun> {
    await this.get(user, id);
    if (to === 'running') await this.expectRoom(user, 0);
    const run = await this.runs.change(id, to);
    if (to === 'running') this.runner.wake();
    return run;
  }

  /** What a run did against an earlier one, on the deals that both had. */
  async compare(user: UserAccount, id: string, before: string): Promise<Comparison> {
    const [after, earlier] = [await this.get(user, id), await this.get(user, before)];
    return compareRuns(await this.runs.games(earlier.id), await this.runs.games(after.id));
  }

  /** The cards that both versions have: from them decks are dealt that mean the same in both. */
  private async common(name: string, plan: { card_set: string; edition: 'standard' | 'classic' }, other: number) {
    const earlier = await this.library.resolveFor(`${name}@${other}`, plan.edition);
    const known = cardPool(earlier, plan.edition).byName;
    const names = cardPool(plan.card_set, plan.edition).cards.map((card) => card.name);
    const both = names.filter((one) => known.has(one)).sort();
    if (both.length < DECK_SIZE) {
      throw new ApiError(422, 'TOO_FEW_CARDS', `The two versions have no ${DECK_SIZE} cards in common.`);
    }
    return both;
  }

  private async expectRoom(user: UserAccount, games: number): Promise<void> {
    // One look at all of the account's runs.
    // SQL: two filtered aggregates in one look.
    const { rows } = await this.pool.query<{ running: number; today: number }>(
      `SELECT count(*) FILTER (WHERE status = 'running')::int AS running,
              coalesce(sum(games) FILTER (WHERE created_at > now() - interval '1 day'), 0)::int AS today
         FROM ggltcg.simulation_runs WHERE created_by = $1`,
      [user.id],
    );
    const { running, today } = rows[0]!;
    if (running >= MOST_RUNNING) {
      throw new ApiError(409, 'TOO_MANY_SIMULATIONS', `You may have ${MOST_RUNNING} simulations running.`);
    }
    if (today + games > MOST_GAMES_A_DAY && user.role !== 'admin') {
      throw new ApiError(429, 'RATE_LIMITED', `You may simulate ${MOST_GAMES_A_DAY} games a day.`);
    }
  }
}
