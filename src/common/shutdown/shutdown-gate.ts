/** The order in which a server goes down. Hooks of one phase run side by side, phases one after the other. */
const SHUTDOWN_PHASES = [
  'intake', // take nothing new: stop listening, stop clocks and bots, end event streams
  'requests', // let what is under way finish
  'flush', // write what is still in memory
  'sockets', // say goodbye and disconnect
  'app', // Nest's own hooks
  'connections', // pools and brokers
  'database', // the embedded Postgres
] as const;
export type ShutdownPhase = (typeof SHUTDOWN_PHASES)[number];

interface Hook {
  readonly name: string;
  readonly run: () => unknown;
}

export interface ShutdownOptions {
  /** How long one hook may take before the rest goes on without it. */
  readonly hookTimeoutMs?: number;
  readonly onProblem?: (message: string, error: unknown) => void;
}

/** Tells everyone that the server is going down, and takes it down in order. One for each application. */
export class ShutdownGate {
  private readonly hooks: (Hook & { readonly phase: ShutdownPhase })[] = [];
  private readonly controller = new AbortController();
  private stopped: Promise<void> | undefined;
  private isDraining = false;
  private readonly farewells: Hook[] = [];

  constructor(private readonly options: ShutdownOptions = {}) {}

  /** The server still does everything, but a balancer should send nothing new: it is about to stop. */
  get draining(): boolean {
    return this.isDraining;
  }

  get stopping(): boolean {
    return this.controller.signal.aborted;
  }

  /** Aborted the moment the server begins to stop: for waits and streams that should end early. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  onStop(phase: ShutdownPhase, name: string, run: () => unknown): void {
    this.hooks.push({ phase, name, run });
  }

  /** Runs at the end of a drain, while everything is still answered. */
  onDrained(name: string, run: () => unknown): void {
    this.farewells.push({ name, run });
  }

  /** Goes on serving for so long while readiness says no, then sends clients elsewhere. To be followed by `stop`. */
  async drain(ms: number): Promise<void> {
    this.isDraining = true;
    await new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all(this.farewells.map((hook) => this.runOne(hook)));
  }

  /** Idempotent: everyone who asks waits for the same end. */
  stop(): Promise<void> {
    return (this.stopped ??= this.runAll());
  }

  private async runAll(): Promise<void> {
    this.controller.abort(new Error('The server is shutting down.'));
    for (const phase of SHUTDOWN_PHASES) {
      const hooks = this.hooks.filter((hook) => hook.phase === phase);
      await Promise.all(hooks.map((hook) => this.runOne(hook)));
    }
  }

  /** A hook that fails or hangs must not keep Postgres from a clean stop. */
  private async runOne({ name, run }: Hook): Promise<void> {
    const { hookTimeoutMs = 15_000, onProblem } = this.options;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`took longer than ${hookTimeoutMs} ms`)), hookTimeoutMs);
    });
    try {
      await Promise.race([(async () => run())(), late]);
    } catch (error) {
      onProblem?.(`Shutdown: ${name} failed`, error);
    } finally {
      clearTimeout(timer);
    }
  }
}
