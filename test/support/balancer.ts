import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { until } from './until.js';

/** Whether one client always comes to one instance, or each connection to any. */
export type Balance = 'sticky' | 'random';

/**
 * HAProxy (Debian's package) before several instances. Each connection and each request goes to any of them, or with
 * `sticky` to the one that its `table` in the query stands for.
 */
export class Balancer {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    readonly address: string,
  ) {}

  static async before(ports: readonly number[], balance: Balance = 'random'): Promise<Balancer> {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-haproxy-'));
    const port = await freePort();
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, configuration(port, ports, balance));
    const haproxy = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    let failed: Error | undefined;
    haproxy.on('error', (error) => (failed = error));
    for (const stream of [haproxy.stdout, haproxy.stderr])
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const address = `http://127.0.0.1:${port}`;
    const isReady = async (): Promise<boolean> => {
      if (failed || haproxy.exitCode !== null) throw new Error(`No HAProxy: ${failed?.message ?? said}`);
      return fetch(`${address}/health/ready`).then(
        ({ status }) => status === 200,
        () => false,
      );
    };
    await until('a balancer with an instance behind it (is haproxy installed?)', isReady);
    return new Balancer(haproxy, folder, address);
  }

  stop(): void {
    this.process.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** An instance that is slow to answer a check is busy, not gone: only a refusal takes it out. */
function configuration(port: number, ports: readonly number[], balance: Balance): string {
  return `
global
  maxconn 2000
defaults
  mode http
  timeout connect 10s
  timeout check 20s
  timeout client 90s
  timeout server 90s
  timeout tunnel 1h
  retries 5
  option redispatch 1
  retry-on conn-failure
frontend all
  bind 127.0.0.1:${port}
  default_backend parlour
backend parlour
  balance ${balance === 'sticky' ? 'url_param table' : 'random'}
  option httpchk GET /health/ready
  default-server check inter 500ms fall 1 rise 1
${ports.map((one, index) => `  server i${index} 127.0.0.1:${one}`).join('\n')}
`;
}
