import type { Server, ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { ShutdownGate } from '../../src/common/shutdown/shutdown-gate.js';
import { HealthController } from '../../src/ops/health.controller.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

describe('the probes', () => {
  let parlour: Parlour;

  beforeAll(async () => {
    parlour = await startParlour({ metricsToken: 'a token for the tests' });
  });
  afterAll(() => parlour.stop());

  const get = (path: string, headers: Record<string, string> = {}) => fetch(parlour.url + path, { headers });

  it('say that the server lives and is ready', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ status: 'ok' });
    }
  });

  it('are not ready when Postgres does not answer within a second, and alive all the same', async () => {
    const pool = parlour.app.get(Pool);
    const busy = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const began = Date.now();
    const response = await get('/health/ready');
    expect(response.status).toBe(503);
    expect(Date.now() - began).toBeLessThan(2_000);
    expect((await get('/health/live')).status).toBe(200);
    for (const client of busy) client.release();
    expect((await get('/health/ready')).status).toBe(200);
  });

  it('survive the loss of every database connection', async () => {
    const pool = parlour.app.get(Pool);
    await pool.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await get('/health/ready')).status).toBe(200);
  });

  it('give every answer an id, the caller’s if there is one', async () => {
    expect((await get('/health/live')).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect((await get('/health/live', { 'X-Request-Id': 'mine.1' })).headers.get('x-request-id')).toBe('mine.1');
  });

  it('show figures to this host, and through a proxy only to whoever has the token', async () => {
    const direct = await get('/metrics');
    expect(direct.headers.get('content-type')).toContain('text/plain');
    expect(await direct.text()).toMatch(/parlour_pool_connections\{state="idle"\} \d+/);
    const proxied = { 'X-Forwarded-For': '192.0.2.7' };
    expect((await get('/metrics', proxied)).status).toBe(404);
    expect((await get('/metrics', { ...proxied, Authorization: 'Bearer a token for the tests' })).status).toBe(200);
  });

  it('stand in the documentation', async () => {
    const document = (await (await get('/docs-json')).json()) as { paths: object };
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/health/live', '/health/ready', '/metrics']));
    const page = await get('/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('a server that stops', () => {
  it('answers the request under way before it flushes, and takes no new one', async () => {
    const parlour = await startParlour();
    const pool = parlour.app.get(Pool);
    const gate = parlour.app.get(ShutdownGate);
    const order: string[] = [];
    gate.onStop('flush', 'look', () => order.push('flushed'));

    const busy = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
    const server = parlour.app.getHttpServer() as Server;
    server.once('request', (_request, response: ServerResponse) =>
      response.once('finish', () => order.push('answered')),
    );
    const answer = fetch(`${parlour.url}/health/ready`).then((response) => response.status);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = parlour.stop();
    await expect(fetch(`${parlour.url}/health/live`)).rejects.toThrow();
    for (const client of busy) client.release();

    expect(await answer).toBe(200);
    await stopped;
    expect(order).toEqual(['answered', 'flushed']);
  });

  it('is not ready', async () => {
    const parlour = await startParlour();
    const health = parlour.app.get(HealthController);
    const stopped = parlour.stop();
    await expect(health.ready()).rejects.toMatchObject({ status: 503 });
    await stopped;
  });
});
