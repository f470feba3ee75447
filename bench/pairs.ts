/** What one slice of one server was like. */
export interface Slice {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly load: number;
  /** CPU milliseconds for one action. */
  readonly cpu: { readonly server: number; readonly postgres: number };
}

export interface Pair {
  readonly before: Slice;
  readonly after: Slice;
}

const FIGURES: readonly { title: string; digits: number; of(slice: Slice): number }[] = [
  { title: 'actions/s', digits: 0, of: ({ rate }) => rate },
  { title: 'CPU of the server for an action, ms', digits: 3, of: ({ cpu }) => cpu.server },
  { title: 'CPU of Postgres for an action, ms', digits: 3, of: ({ cpu }) => cpu.postgres },
  { title: 'latency, median, ms', digits: 1, of: ({ p50 }) => p50 },
  { title: 'latency, p99, ms', digits: 1, of: ({ p99 }) => p99 },
];

/** Medians of both, and the median of the ratios of slices that follow each other with its middle half. */
export function pairsTable(pairs: readonly Pair[]): string {
  const rows = FIGURES.map(({ title, digits, of }) => {
    const [before, after] = [pairs.map((pair) => of(pair.before)), pairs.map((pair) => of(pair.after))];
    const ratios = pairs.map((_, n) => after[n]! / before[n]!);
    const [low, mid, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    return `| ${title} | ${median(before).toFixed(digits)} | ${median(after).toFixed(digits)} | ${mid}x (${low} to ${high}) |`;
  });
  return [`| ${pairs.length} pairs | before | after | after / before |`, '| --- | ---: | ---: | ---: |', ...rows].join(
    '\n',
  );
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return low + (high - low) * (at - Math.floor(at));
}
