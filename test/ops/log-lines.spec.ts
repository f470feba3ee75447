import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { guest } from '../support/people.js';
import { SpawnedServer } from '../support/spawned-server.js';
import { until } from '../support/until.js';

type Line = Readonly<Record<string, unknown>>;

describe('The lines of the log', () => {
  let database: TestDatabase;
  let server: SpawnedServer;
  let url: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const env = {
      DATABASE_URL: database.url,
      JWT_SECRET: 'x'.repeat(32),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'debug',
      BOT_THREADS: '1',
    };
    server = SpawnedServer.spawn(env);
    url = await server.ready();
  }, 180_000);
  afterAll(async () => {
    await server?.end('SIGKILL');
    await database.drop();
  });

  const lines = (): Line[] =>
    server.text
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => JSON.parse(line) as Line);

  it('carry the session of a request, and a trace id that other requests have not', async () => {
    const ann = await guest(url, 'ann');
    const { sessionId } = await ann.opens('four-in-a-square', { seats: [{ kind: 'me' }, { kind: 'me' }] });
    const { body } = await ann.get<{ legalActions: object[] }>(`/api/sessions/${sessionId}/legal-actions`);
    await ann.acts(sessionId, body.legalActions[0]!);
    const about = (method: string): Line[] =>
      lines().filter((line) => line.sessionId === sessionId && line.msg === `${method} 200`);
    await until('both lines', () => about('GET').length > 0 && about('POST').length > 0);
    const [asked, acted] = [about('GET')[0]!, about('POST')[0]!];
    expect([asked.traceId, acted.traceId]).toEqual([
      expect.stringMatching(/^[\da-f]{32}$/),
      expect.stringMatching(/^[\da-f]{32}$/),
    ]);
    expect(asked.traceId).not.toBe(acted.traceId);
  });

  it('never tell a recovery code, neither the answer with it nor the request by it', async () => {
    const ann = await guest(url, 'ann');
    const { recoveryCode } = (await ann.post<{ recoveryCode: string }>('/api/auth/recovery-code')).body;
    const recovered = await ann.post('/api/auth/recover', { code: recoveryCode });
    const refused = await ann.post('/api/auth/recover', { code: recoveryCode, also: recoveryCode });
    expect([recovered.status, refused.status]).toEqual([200, 400]);
    await fetch(`${url}/api/games?recoveryCode=${recoveryCode}`);
    const told = (part: string): boolean => lines().some((line) => JSON.stringify(line).includes(part));
    await until(
      'the lines',
      () => told('/api/auth/recovery-code') && told('/api/auth/recover"') && told('?recoveryCode='),
    );
    expect(server.text).not.toContain(recoveryCode);
  });

  it('carry the trace that the caller names', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await fetch(`${url}/api/games`, { headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` } });
    await until('the line', () => lines().some((line) => line.traceId === traceId && line.msg === 'GET 200'));
  });
});
