/** What is read of an event of a Chromium trace; times in microseconds. `tdur` is what the thread itself was at work. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly layerTreeId?: number; readonly data?: { readonly needsBeginFrame?: 0 | 1 } };
}

const FRAME_MS = 1000 / 60;
/** The budget: at 60 a second none is longer than this. */
const MOST_MS = 32;
const DRAWN = 'DrawFrame';
const RECEIVED = 'WebSocketReceive';
/** What comes without anything to draw, a ping, is followed by no frame of its own. */
const FOLLOWS_MS = 500;
const WANTED = 'NeedsBeginFrameChanged';
const WORK = {
  scripts: ['FunctionCall', 'EvaluateScript', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  'pre-paint and paint': ['PrePaint', 'Paint', 'Layerize', 'Commit'],
};

/** How the main thread of a page kept up with its frames. */
export class FrameReport {
  private readonly tasks: readonly number[];

  constructor(private readonly events: readonly TraceEvent[]) {
    const thread = this.mainThread();
    this.tasks = events
      .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && `${pid} ${tid}` === thread)
      .map(workOf);
  }

  text(): string {
    const [gaps, work] = [this.gaps(), this.perFrame()];
    const late = gaps.filter((gap) => gap > MOST_MS).length;
    return [
      `drawn while something moves   ${gaps.length}`,
      `between two of them, ms       ${told(gaps)}; over ${MOST_MS} ms: ${late}`,
      `from a message to a drawing   ${told(this.answers())}`,
      `frames with work of the page  ${work.length}`,
      `work for one of them, ms      ${told(work)}; over ${FRAME_MS.toFixed(1)} ms: ${work.filter((ms) => ms > FRAME_MS).length}`,
      ...Object.entries(WORK).map(([kind, names]) => `  ${kind.padEnd(26)} ${this.total(names).toFixed(0)} ms in all`),
      `tasks over 50 ms              ${this.tasks.filter((ms) => ms > 50).length}, longest ${Math.max(0, ...this.tasks).toFixed(1)} ms`,
    ].join('\n');
  }

  /** The thread that lays out is the page's. */
  private mainThread(): string {
    const counts = new Map<string, number>();
    for (const { name, pid, tid } of this.events) {
      if (name === 'UpdateLayoutTree') counts.set(`${pid} ${tid}`, (counts.get(`${pid} ${tid}`) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
  }

  private of(names: readonly string[]): TraceEvent[] {
    const thread = this.mainThread();
    return this.events
      .filter(({ name, ph, pid, tid }) => names.includes(name) && ph === 'X' && `${pid} ${tid}` === thread)
      .sort((one, other) => one.ts - other.ts);
  }

  /** Frames for which the page itself had to do something. */
  private starts(): number[] {
    const thread = this.mainThread();
    return this.events
      .filter(({ name, pid, tid }) => name === 'BeginMainThreadFrame' && `${pid} ${tid}` === thread)
      .map(({ ts }) => ts / 1000)
      .sort((one, other) => one - other);
  }

  /** Between two drawings of the page, as long as the browser wanted more of them: the page's own work or none of it. */
  private gaps(): number[] {
    const tree = this.drawnTree();
    const told = this.events
      .filter(({ name, args }) => (name === DRAWN || name === WANTED) && args?.layerTreeId === tree)
      .sort((one, other) => one.ts - other.ts);
    const gaps: number[] = [];
    let last: number | undefined;
    for (const { name, ts, args } of told) {
      if (name === WANTED) last = args?.data?.needsBeginFrame === 1 ? ts : undefined;
      else if (last !== undefined) {
        gaps.push((ts - last) / 1000);
        last = ts;
      }
    }
    return gaps;
  }

  /** From the arrival of a message to the first drawing of what the page has made of it. */
  private answers(): number[] {
    const thread = this.mainThread();
    const tree = this.drawnTree();
    const commits = this.of(['Commit']).map(({ ts }) => ts);
    const drawn = this.events
      .filter(({ name, args }) => name === DRAWN && args?.layerTreeId === tree)
      .map(({ ts }) => ts)
      .sort((one, other) => one - other);
    return this.events
      .filter(({ name, pid, tid }) => name === RECEIVED && `${pid} ${tid}` === thread)
      .flatMap(({ ts }) => {
        const commit = commits.find((at) => at > ts);
        const at = commit === undefined ? undefined : drawn.find((one) => one > commit);
        return at !== undefined && at - ts < FOLLOWS_MS * 1000 ? [(at - ts) / 1000] : [];
      });
  }

  /** The page's own layers, not those of the browser around it: the ones drawn most. */
  private drawnTree(): number | undefined {
    const counts = new Map<number, number>();
    for (const { name, args } of this.events) {
      const tree = args?.layerTreeId;
      if (name === DRAWN && tree !== undefined) counts.set(tree, (counts.get(tree) ?? 0) + 1);
    }
    return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  }

  /** What the page's thread did between the beginning of one frame and that of the next. */
  private perFrame(): number[] {
    const starts = this.starts();
    const work = starts.map(() => 0);
    let frame = -1;
    for (const { ts, dur = 0, tdur } of this.of(['RunTask'])) {
      while (frame + 1 < starts.length && starts[frame + 1]! <= (ts + dur) / 1000) frame += 1;
      if (frame >= 0) work[frame]! += workOf({ dur, tdur });
    }
    return work;
  }

  private total(names: readonly string[]): number {
    let end = 0;
    let sum = 0;
    for (const { ts, dur = 0, tdur } of this.of(names)) {
      if (ts < end) continue; // within one that is counted already
      end = ts + dur;
      sum += workOf({ dur, tdur });
    }
    return sum;
  }
}

/** Milliseconds of work, without the time in which other processes had the core. */
function workOf({ dur = 0, tdur }: Pick<TraceEvent, 'dur' | 'tdur'>): number {
  return (tdur ?? dur) / 1000;
}

function told(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`;
}
