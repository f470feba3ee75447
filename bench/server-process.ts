import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const START_MS = 60_000;
/** As `npm start` sets it, for all servers: what one action leaves behind is gone before it is collected. */
const FLAGS = ['--max-semi-space-size=64'];

/** A server in a process of its own, ready when it has printed its address. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(script: string, args: readonly string[], env: Record<string, string>): Promise<ServerProcess> {
    const child = spawn(process.execPath, [...FLAGS, script, ...args], {
      env: { ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let told = '';
    const url = await new Promise<string>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`It did not start: ${told.slice(-500)}`)), START_MS);
      const hear = (data: Buffer): void => {
        told = (told + String(data)).slice(-5000);
        const address = /\bready:? (http:\/\/[\w.]+:\d+)/.exec(told)?.[1];
        if (address === undefined) return;
        clearTimeout(late);
        resolve(address);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`It ended with ${code}: ${told.slice(-500)}`));
      });
    }).catch((error: unknown) => {
      child.kill('SIGKILL');
      throw error;
    });
    return new ServerProcess(child, url);
  }

  get pid(): number {
    return this.child.pid!;
  }

  get running(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** With everything it started, Postgres included. */
  async end(): Promise<void> {
    if (!this.running) return;
    this.child.kill('SIGTERM');
    await once(this.child, 'exit');
  }

  /** At once: what is durable survives it, and Parlour's Postgres stays for the next one. */
  async kill(): Promise<void> {
    if (!this.running) return;
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }
}
