import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { messageOf } from '../../common/message-of.js';
import type { Json } from '../../common/json.js';
import type { GameShape } from '../core/index.js';
import type { Budget, Decision } from './bot.js';
import type { BotAnswer, BotFailure, BotTask, Knowledge } from './bot-task.js';
import { compiledUrl } from './compiled-url.js';
import { FairQueue } from './fair-queue.js';
import type { QueuePlace } from './fair-queue.js';
import { fallback } from './fallback.js';
import { seededRng } from './seeded-rng.js';

export interface BotPoolSettings {
  /** Threads that think; by default one less than there are cores, and at least one. */
  readonly threads?: number;
  /** How long one decision may take, from when a thread has it. Far above any budget: this is for bots that hang. */
  readonly limitMillis?: number;
  /** Memory of one thread: a bot that wants more is stopped, and the server lives on. */
  readonly megabytes?: number;
  /** The compiled entry of the threads. */
  readonly worker?: string | URL;
  /** Told when a bot's own decision could not be played. */
  readonly log?: (trouble: BotTrouble) => void;
}

/** A decision that is wanted. */
export interface BotRequest<G extends GameShape, Memory> {
  /** The address of the game's bot module. */
  readonly module: string | URL;
  readonly level: string;
  readonly knowledge: Knowledge<G, Memory>;
  /** Hex digits, new for each decision: the same seed and a budget of nodes give the same decision. */
  readonly seed: string;
  /** Instead of the level's own. */
  readonly budget?: Budget;
  /** What the module's `unpack` is given first. */
  readonly luggage?: Json;
  /** Instead of the pool's. */
  readonly limitMillis?: number;
  /** What the log calls this decision: a session and its version. */
  readonly label?: string;
  /** For whom it is decided, and how urgently. */
  readonly place?: QueuePlace;
}

export interface BotTrouble {
  readonly failure: BotFailure;
  readonly message: string;
  readonly module: string;
  readonly level: string;
  readonly seat: number;
  readonly label?: string;
}

/** A decision, and whether the fallback had to make it. */
export interface PoolDecision<G extends GameShape> extends Decision<G> {
  readonly fellBack?: BotFailure;
}

interface Waiting {
  readonly task: Omit<BotTask, 'share'>;
  readonly limitMillis: number;
  answer(answer: BotAnswer | { failure: BotFailure; message: string }): void;
  reject(error: Error): void;
}

/** Where a request waits that says nothing else. */
const NOBODYS: QueuePlace = { urgency: 'human', owner: '' };

/**
 * The threads in which bots think. It answers every request with something that was offered: when a bot fails, hangs or
 * cheats, with a fallback and a line in the log. The more decisions wait, the less time each gets; none is turned away.
 * Those who wait are served in turn (`FairQueue`), so that one who asks for a thousand does not hold up the others.
 */
export class BotPool {
  readonly threads: number;
  private readonly workers: Piscina<BotTask, BotAnswer>;
  private readonly limitMillis: number;
  private readonly log: (trouble: BotTrouble) => void;
  /** Our own queue: the time limit must not start before a thread is free. */
  private readonly queue = new FairQueue<Waiting>();
  private thinking = 0;
  private closed = false;

  constructor(settings: BotPoolSettings = {}) {
    this.threads = Math.max(1, settings.threads ?? availableParallelism() - 1);
    this.limitMillis = settings.limitMillis ?? 15_000;
    this.log = settings.log ?? (() => undefined);
    this.workers = new Piscina({
      filename: compiledUrl(settings.worker ?? new URL('./worker.js', import.meta.url)).href,
      minThreads: 0,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: settings.megabytes ?? 512 },
      // A bot has no business with the server's secrets.
      env: {},
    });
  }

  /** Decisions that no thread has begun. */
  get waiting(): number {
    return this.queue.size;
  }

  /** Decisions being thought about. */
  get running(): number {
    return this.thinking;
  }

  async decide<G extends GameShape, Memory>(request: BotRequest<G, Memory>): Promise<PoolDecision<G>> {
    const { level, seed, budget, luggage, label, knowledge } = request;
    if (this.closed) throw new Error('The bot pool is closed.');
    const module = compiledUrl(request.module).href;
    const answer = await new Promise<BotAnswer | { failure: BotFailure; message: string }>((resolve, reject) => {
      this.queue.push(request.place ?? NOBODYS, {
        task: {
          module,
          level,
          seed,
          ...(budget && { budget }),
          ...(luggage !== undefined && { luggage }),
          knowledge: knowledge as unknown as Knowledge,
        },
        limitMillis: request.limitMillis ?? this.limitMillis,
        answer: resolve,
        reject,
      });
      this.startNext();
    });
    if ('decision' in answer) return answer.decision;
    const { failure, message } = answer;
    this.log({ failure, message, module, level, seat: knowledge.seat, ...(label !== undefined && { label }) });
    return { action: fallback(knowledge.choices, seededRng(seed)), fellBack: failure };
  }

  /** Stops all threads. Decisions still wanted are rejected: the next start looks for bots that are to act. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.drain()) reject(new Error('The bot pool is closed.'));
    await this.workers.destroy();
  }

  private startNext(): void {
    while (this.thinking < this.threads) {
      const next = this.queue.shift();
      if (!next) return;
      // From the second decision on that waits for a thread, all of them share its time.
      const share = Math.min(1, this.threads / (this.queue.size + 1));
      this.thinking += 1;
      void this.think(next, share).finally(() => {
        this.thinking -= 1;
        this.startNext();
      });
    }
  }

  private async think({ task, limitMillis, answer, reject }: Waiting, share: number): Promise<void> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), limitMillis);
    try {
      answer(await this.workers.run({ ...task, share }, { signal: stop.signal }));
    } catch (error) {
      const message = messageOf(error);
      if (this.closed) reject(new Error('The bot pool is closed.'));
      else if (stop.signal.aborted) answer({ failure: 'over-time', message: `No answer after ${limitMillis} ms.` });
      else answer({ failure: 'crashed', message });
    } finally {
      clearTimeout(timer);
    }
  }
}
