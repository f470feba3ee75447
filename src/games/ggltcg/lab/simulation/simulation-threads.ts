import { Piscina } from 'piscina';
import { compiledUrl } from '../../../../engine/bots/compiled-url.js';
import type { SimulatedGame } from './simulation-plan.js';
import type { SimulationBatch } from './simulation.worker.js';

/** Threads that play simulated games, apart from those in which bots think for people. */
export class SimulationThreads {
  private readonly workers: Piscina<SimulationBatch, SimulatedGame[]>;

  constructor(threads: number) {
    this.workers = new Piscina({
      filename: compiledUrl(new URL('./simulation.worker.js', import.meta.url)).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 1_000,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      env: {},
    });
  }

  play(batch: SimulationBatch): Promise<SimulatedGame[]> {
    return this.workers.run(batch);
  }

  close(): Promise<void> {
    return this.workers.destroy();
  }
}
