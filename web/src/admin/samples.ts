import type { Figures, MetricValue } from './admin.types.js';

/** The figures at one moment, by this computer's clock. */
export interface Sample {
  readonly at: number;
  readonly figures: Figures;
}

/** What is drawn of a sample. What only a stretch of time has is not known of the first one. */
export interface Reading {
  readonly live: number;
  readonly actions: number;
  readonly p95: number;
  readonly sockets: number;
  readonly busy: number;
  readonly refusals: number;
  readonly memory: number;
}

const MS = 1_000;
const MINUTE_S = 60;

/** A reading for every sample; rates and percentiles are those since the sample before. */
export function readingsOf(samples: readonly Sample[]): Reading[] {
  return samples.map((sample, index) => readingOf(sample, samples[index - 1]));
}

function readingOf({ at, figures }: Sample, before: Sample | undefined): Reading {
  const { liveTables, memoryMb, pool, metrics } = figures;
  // A server that was started anew counts from 0 again.
  const isSame = before !== undefined && before.figures.uptimeSeconds <= figures.uptimeSeconds;
  const earlier = isSame ? before.figures.metrics : {};
  const seconds = isSame ? Math.max(1, (at - before.at) / MS) : Math.max(1, figures.uptimeSeconds);
  const counted = (pick: (value: MetricValue) => boolean) =>
    sum(metrics.parlour_actions_total, pick) - sum(earlier.parlour_actions_total, pick);
  return {
    live: liveTables,
    actions: counted(({ labels }) => labels.result === 'accepted') / seconds,
    p95: MS * percentile(0.95, buckets(metrics.parlour_act_seconds), buckets(earlier.parlour_act_seconds)),
    sockets: sum(metrics.parlour_sockets),
    busy: pool.total - pool.idle,
    refusals: (counted(({ labels }) => labels.result === 'refused') / seconds) * MINUTE_S,
    memory: memoryMb,
  };
}

function sum(values: readonly MetricValue[] = [], pick: (value: MetricValue) => boolean = () => true): number {
  return values.filter(pick).reduce((all, { value }) => all + value, 0);
}

/** How many stayed below each bound, all labels together. */
function buckets(values: readonly MetricValue[] = []): Map<number, number> {
  const below = new Map<number, number>();
  for (const { value, labels, metricName } of values) {
    if (!metricName?.endsWith('_bucket')) continue;
    const bound = labels.le === '+Inf' ? Infinity : Number(labels.le);
    below.set(bound, (below.get(bound) ?? 0) + value);
  }
  return below;
}

/** The value that the given part stays below, as far as buckets tell it; 0 where nothing was counted. */
function percentile(part: number, now: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): number {
  const bounds = [...now.keys()].sort((a, b) => a - b);
  const below = (bound: number) => (now.get(bound) ?? 0) - (before.get(bound) ?? 0);
  const all = below(Infinity);
  if (all === 0) return 0;
  let low = 0;
  let counted = 0;
  for (const bound of bounds) {
    const upTo = below(bound);
    if (upTo >= part * all) {
      return bound === Infinity ? low : low + ((part * all - counted) / (upTo - counted)) * (bound - low);
    }
    [low, counted] = [bound, upTo];
  }
  return low;
}
