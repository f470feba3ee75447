import { randomUUID } from 'node:crypto';
import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { messageOf } from '../../../../common/message-of.js';
import { patiently } from '../../../../common/tasks/patiently.js';
import { ShutdownGate } from '../../../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../../../config/settings.js';
import { LanguageModel } from '../llm/language-model.js';
import { LlmSeats } from '../llm/llm-seats.js';
import { BudgetUsedUp, LlmDecider } from '../../lab/simulation/llm-decider.js';
import { playGame } from '../../lab/simulation/play-game.js';
import type { SimulatedGame, SimulationPlan } from '../../lab/simulation/simulation-plan.js';
import { SimulationThreads } from '../../lab/simulation/simulation-threads.js';
import { CardSetLibrary } from './card-set-library.js';
import { SimulationRuns } from './simulation-runs.js';
import type { SimulationRun } from './simulation-runs.js';

/** How often runs are looked for that no process plays. */
const LOOK_EVERY_MS = 2_000;
/** Games played before they are stored: a restart loses no more than these, and plays them again. */
const BATCH = 4;

/** Plays simulations in a thread of their own, one at a time, wherever the last process left them. */
@Injectable()
export class SimulationRunner implements OnApplicationBootstrap {
  private readonly logger = new Logger('Simulations');
  private readonly me = randomUUID();
  private readonly threads = new SimulationThreads(1);
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;

  constructor(
    private readonly runs: SimulationRuns,
    private readonly library: CardSetLibrary,
    private readonly gate: ShutdownGate,
    private readonly settings: Settings,
    private readonly model: LanguageModel,
    private readonly seats: LlmSeats,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.gate.onStop('intake', 'simulations', () => this.stop());
    // A process that is alone need not wait for another's lease.
    if (this.settings.databaseUrl === undefined) await patiently(() => this.runs.release(null));
    this.wake();
  }

  /** Looks for work now. */
  wake(): void {
    clearTimeout(this.timer);
    this.working ??= this.work().finally(() => {
      this.working = undefined;
      if (!this.gate.stopping) this.timer = setTimeout(() => this.wake(), LOOK_EVERY_MS).unref();
    });
  }

  private async work(): Promise<void> {
    try {
      for (let run = await this.next(); run; run = await this.next()) await this.play(run);
    } catch (error) {
      if (!this.gate.stopping) this.logger.warn(`Could not look for simulations: ${messageOf(error)}`);
    }
  }

  private async next(): Promise<SimulationRun | undefined> {
    return this.gate.stopping ? undefined : this.runs.claim(this.me);
  }

  private async play({ id, plan, games, games_done }: SimulationRun): Promise<void> {
    try {
      await this.library.prepare(plan.card_set);
      const csv = this.library.luggage(plan.card_set)?.csv ?? null;
      const whole = { ...plan, csv };
      const batch = plan.level === 'llm' ? 1 : BATCH;
      for (let from = games_done; from < games; from += batch) {
        const count = Math.min(batch, games - from);
        const played =
          plan.level === 'llm'
            ? await this.ask(id, whole, from)
            : await this.threads.play({ plan: whole, from, games: count });
        if (!(await this.runs.keep(id, this.me, played)) || this.gate.stopping) return;
      }
      await this.runs.finish(id, this.me, 'done');
    } catch (error) {
      if (this.gate.stopping || error instanceof NotOurs) return;
      if (error instanceof BudgetUsedUp) return this.runs.finish(id, this.me, 'paused', error.message);
      this.logger.error(`Simulation ${id} failed: ${messageOf(error)}`);
      await this.runs.finish(id, this.me, 'failed', messageOf(error));
    }
  }

  /** The language model plays a game; before each of its decisions the run may have been paused or taken over. */
  private async ask(id: string, plan: SimulationPlan, number: number): Promise<SimulatedGame[]> {
    const { client } = this.model;
    if (!client) throw new Error('There is no language model.');
    const before = async (): Promise<void> => {
      if (this.gate.stopping || !(await this.runs.keep(id, this.me, []))) throw new NotOurs();
    };
    return [await playGame(plan, number, new LlmDecider({ client, searcher: this.seats.searcher, before }))];
  }

  /** What is being played is given up: it was not stored, and will be played again. */
  private async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.threads.close();
    await this.working;
    await this.runs.release(this.me);
  }
}

/** The run was paused, cancelled or taken over, or the server stops. */
class NotOurs extends Error {}
