import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { ROOMY } from './roomy.mjs';
import { until } from './until.js';

const MAIN = 'dist/src/main.js';
/** On a machine whose cores are all busy a start takes minutes; a test that has less time says so itself. */
const PATIENCE_MS = 300_000;

/** A server in a process of its own, as people start it: for what only a whole process can show. */
export class SpawnedServer {
  private readonly output: string[] = [];
  private readonly ended: Promise<number | null>;

  private constructor(readonly process: ChildProcess) {
    process.stdout!.on('data', (chunk: Buffer) => this.output.push(chunk.toString()));
    process.stderr!.on('data', (chunk: Buffer) => this.output.push(chunk.toString()));
    this.ended = once(process, 'close').then(([code]) => code as number | null);
  }

  static spawn(env: Record<string, string>, main = MAIN, options: SpawnOptions = {}): SpawnedServer {
    const { PATH = '' } = process.env;
    const environment = { PATH, PORT: '0', ...ROOMY, ...env };
    return new SpawnedServer(spawn(process.execPath, [main], { ...options, env: environment }));
  }

  get text(): string {
    return this.output.join('');
  }

  /** Whether it has ended: by itself, or by a signal. */
  get gone(): boolean {
    return this.process.exitCode !== null || this.process.signalCode !== null;
  }

  /** The address in the ready line. */
  async ready(): Promise<string> {
    const address = (): string | undefined => /^Parlour is ready: (\S+)/m.exec(this.text)?.[1];
    await until('a server that says it is ready', () => address() !== undefined || this.gone, PATIENCE_MS);
    return address() ?? this.endedEarly();
  }

  private endedEarly(): never {
    throw new Error(`The server ended (${this.process.signalCode ?? this.process.exitCode}):\n${this.text}`);
  }

  /** Its exit code; null if a signal ended it. */
  exit(): Promise<number | null> {
    return this.ended;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.ended;
  }
}
