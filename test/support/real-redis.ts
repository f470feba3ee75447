import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { until } from './until.js';

/** A Redis of its own for one test run, or the one that `TEST_REDIS_URL` names. */
export interface RealRedis {
  readonly url: string;
  /** Undefined where it is not a process of this test. */
  readonly pid: number | undefined;
  stop(): void;
}

/** `at`: the port of one that was killed, so that those who knew it find it again. */
export async function startRealRedis(at?: number): Promise<RealRedis> {
  if (process.env.TEST_REDIS_URL) return { url: process.env.TEST_REDIS_URL, pid: undefined, stop: () => undefined };
  const port = at ?? (await freePort());
  const folder = mkdtempSync(join(tmpdir(), 'parlour-redis-'));
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const redis = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let failed: Error | undefined;
  redis.on('error', (error) => (failed = error));
  for (const stream of [redis.stdout, redis.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await until(
    'a Redis that accepts connections (is redis-server installed?)',
    () => said.includes('Ready to accept connections') || failed !== undefined || redis.exitCode !== null,
  );
  if (failed || redis.exitCode !== null) throw new Error(`No Redis: ${failed?.message ?? said}`);
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: redis.pid,
    stop() {
      redis.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
