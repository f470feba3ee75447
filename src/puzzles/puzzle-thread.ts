import { Injectable } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { ApiError } from '../common/api-error.js';
import { compiledUrl } from '../engine/bots/compiled-url.js';
import { ActionRefused } from '../engine/hosting/action-refused.js';
import type { PuzzleAnswer, PuzzleResult, PuzzleTask, PuzzleTitles } from './puzzle-worker.js';

/** Far above what the hardest answer takes: this is for a book that hangs. */
const LIMIT_MS = 30_000;
/** Tries that wait; what comes on top is turned away. */
const MOST_WAITING = 200;
const MEGABYTES = 512;

/** The thread that answers tries, so that a long thought holds up nothing else. One alone: it remembers the tables. */
@Injectable()
export class PuzzleThread implements OnModuleDestroy {
  private readonly books = new Map<string, Promise<PuzzleTitles>>();
  private readonly workers = new Piscina<PuzzleTask | string, unknown>({
    filename: compiledUrl(new URL('./puzzle-worker.js', import.meta.url)).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    // A search does not share its thread, so a second try waits for the first.
    concurrentTasksPerWorker: 1,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
    env: {},
  });

  /** What a list shows of a book; read once. */
  async titles(module: string): Promise<PuzzleTitles> {
    const known = this.books.get(module) ?? this.run<PuzzleTitles>(compiledUrl(module).href, 'titles');
    this.books.set(module, known);
    known.catch(() => this.books.delete(module));
    return known;
  }

  /** Throws what the rules refuse, and an `ApiError` where the try has ended or no answer comes. */
  async answer(task: PuzzleTask): Promise<PuzzleAnswer> {
    const result = await this.run<PuzzleResult>({ ...task, module: compiledUrl(task.module).href }, 'default');
    if ('refusal' in result) throw new ActionRefused(result.refusal);
    if ('over' in result) throw new ApiError(409, 'PUZZLE_OVER', 'This try has ended. Begin again.');
    return result;
  }

  private async run<Answer>(task: PuzzleTask | string, name: 'default' | 'titles'): Promise<Answer> {
    if (this.workers.queueSize >= MOST_WAITING) throw tooBusy();
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), LIMIT_MS);
    try {
      return (await this.workers.run(task, { name, signal: stop.signal })) as Answer;
    } catch (error) {
      throw stop.signal.aborted ? tooBusy() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.workers.destroy();
  }
}

function tooBusy(): ApiError {
  return new ApiError(503, 'PUZZLES_BUSY', 'Too many puzzles are being tried. Try again in a moment.');
}
