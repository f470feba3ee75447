import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const THINKING = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** What a pool tells about itself; pg's does. */
export interface PoolFigures {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

/** The figures of one application. Names and labels stand here and nowhere else, so that dashboards can rely on them. */
export class Metrics {
  readonly registry = new Registry();

  /** `result`: `accepted`, `refused`, `conflict`, `repeated` or `failed`. */
  readonly actions = new Counter({
    name: 'parlour_actions_total',
    help: 'Actions by game and how they ended',
    labelNames: ['game', 'result'] as const,
    registers: [this.registry],
  });

  readonly actSeconds = new Histogram({
    name: 'parlour_act_seconds',
    help: 'From taking an action to its commit',
    labelNames: ['game'] as const,
    buckets: FAST,
    registers: [this.registry],
  });

  /** `route`: the pattern of a path, or `other`; `status`: `2xx` to `5xx`. */
  readonly httpSeconds = new Histogram({
    name: 'parlour_http_request_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: FAST,
    registers: [this.registry],
  });

  /** `message`: its name, or `unknown`; `result`: `ok` or `error`. */
  readonly socketMessageSeconds = new Histogram({
    name: 'parlour_socket_message_seconds',
    help: 'From a message of a socket to its acknowledgement',
    labelNames: ['namespace', 'message', 'result'] as const,
    buckets: FAST,
    registers: [this.registry],
  });

  readonly commitWaitSeconds = new Histogram({
    name: 'parlour_commit_wait_seconds',
    help: 'From handing a commit over until it is stored',
    buckets: FAST,
    registers: [this.registry],
  });

  readonly commitBatchSize = new Histogram({
    name: 'parlour_commit_batch_size',
    help: 'Steps written by one statement',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers: [this.registry],
  });

  readonly sockets = new Gauge({
    name: 'parlour_sockets',
    help: 'Connected sockets',
    labelNames: ['namespace'] as const,
    registers: [this.registry],
  });

  readonly botThinkingSeconds = new Histogram({
    name: 'parlour_bot_thinking_seconds',
    help: 'How long bots thought about a move',
    labelNames: ['game', 'level'] as const,
    buckets: THINKING,
    registers: [this.registry],
  });

  /** `reason`: `threw`, `not-offered`, `over-time`, `crashed` or `refused`. Anything but 0 is a bug of a bot, or of its host. */
  readonly botFallbacks = new Counter({
    name: 'parlour_bot_fallbacks_total',
    help: "Decisions of bots that were replaced because the bot's own could not be played",
    labelNames: ['game', 'level', 'reason'] as const,
    registers: [this.registry],
  });

  /** `work`: `deadline` or `bots`. A lease ran out unused: another process died, or was too slow. */
  readonly leaseTakeovers = new Counter({
    name: 'parlour_lease_takeovers_total',
    help: 'Leases on the work of a session that ran out and were taken over',
    labelNames: ['work'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry }); // event-loop lag, memory, garbage collection
  }

  /** Reads the queue of commits when the figures are asked for. */
  watchCommitQueue(depth: () => number): void {
    const gauge: Gauge = new Gauge({
      name: 'parlour_commit_queue_depth',
      help: 'Commits waiting to be written',
      registers: [this.registry],
      collect: () => gauge.set(depth()),
    });
  }

  /** Reads the pool when the figures are asked for, so it costs nothing otherwise. */
  watchPool(pool: PoolFigures): void {
    const gauge: Gauge<'state'> = new Gauge({
      name: 'parlour_pool_connections',
      help: 'Database connections of the action path, and requests waiting for one',
      labelNames: ['state'],
      registers: [this.registry],
      collect() {
        gauge.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        gauge.set({ state: 'idle' }, pool.idleCount);
        gauge.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
}
