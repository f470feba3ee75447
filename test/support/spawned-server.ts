import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const MAIN = 'dist/src/main.js';

/** A server in a process of its own, as people start it: for what only a whole process can show. */
export class SpawnedServer {
  private readonly output: string[] = [];
  private readonly ended: Promise<number | null>;

  private constructor(readonly process: ChildProcess) {
    process.stdout!.on('data', (chunk: Buffer) => this.output.push(chunk.toString()));
    process.stderr!.on('data', (chunk: Buffer) => this.output.push(chunk.toString()));
    this.ended = once(process, 'close').then(([code]) => code as number | null);
  }

  static spawn(env: Record<string, string>, main = MAIN): SpawnedServer {
    const { PATH = '' } = process.env;
    return new SpawnedServer(spawn(process.execPath, [main], { env: { PATH, PORT: '0', ...env } }));
  }

  get text(): string {
    return this.output.join('');
  }

  /** The address in the ready line. */
  async ready(): Promise<string> {
    for (;;) {
      const address = /^Parlour is ready: (\S+)/m.exec(this.text)?.[1];
      if (address !== undefined) return address;
      if (this.process.exitCode !== null) throw new Error(`The server ended:\n${this.text}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
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
