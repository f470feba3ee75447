import type { Joined, LiveUpdate, Resumed } from '../../src/engine/sockets/events.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { until } from '../support/until.js';
import type { Wire } from '../support/wire.js';
import { Cluster } from './cluster.js';

const ME = { kind: 'me' };
const SQUARE = 'four-in-a-square';

describe('Three instances, one Postgres, one Redis', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start(3);
  });
  afterAll(() => cluster.stop());

  const opened = async (person: { opens: (game: string, more: object) => Promise<SessionPage> }, more: object = {}) =>
    (await person.opens(SQUARE, { seats: [ME, ME], ...more })).sessionId;

  it('serve the seats of one game, and every seat and every watcher hears every version once, in order', async () => {
    const [ann] = await cluster.person('ann');
    const [, bob] = await cluster.person('bob');
    const [, , cyd] = await cluster.person('cyd');
    const waiting = await ann!.post<{ sessionId: string; joinCode: string }>('/api/sessions', {
      game: SQUARE,
      seats: [ME, { kind: 'open' }],
      watch: 'anyone',
    });
    const { sessionId, joinCode } = waiting.body;
    expect((await bob!.post(`/api/sessions/${sessionId}/join`, { joinCode })).status).toBe(200);
    const wires = await Promise.all([ann!, bob!, cyd!].map((person) => person.connects(`/${SQUARE}`)));
    const pages = await Promise.all(wires.map((wire) => wire.does<Joined>('session:join', { sessionId })));
    expect(pages.map(({ seat }) => seat)).toEqual([0, 1, null]);

    let version = 0;
    for (let turn = 0; turn < 20; turn++) {
      const looks = await Promise.all(
        wires.slice(0, 2).map((wire) => wire.does<Joined>('session:join', { sessionId })),
      );
      if (looks[0]!.outcome !== null) break;
      const seat = looks[0]!.toAct[0]!;
      const action = looks[seat]!.legalActions[turn % looks[seat]!.legalActions.length]!;
      const done = await wires[seat]!.does<LiveUpdate>('session:act', { sessionId, action, expectedVersion: version });
      version = done.version;
      // A client that asks anywhere after the answer finds what was answered, or something newer.
      const reads = await Promise.all(
        [ann!, bob!, cyd!].map((person) => person.get<SessionPage>(`/api/sessions/${sessionId}`)),
      );
      expect(reads.map(({ body }) => body.version)).toEqual([version, version, version]);
    }
    expect(version).toBeGreaterThan(5);
    for (const [index, wire] of wires.entries()) {
      await wire.hears<LiveUpdate>('session:update', (update) => update.version === version);
      const updates = wire.all<LiveUpdate>('session:update');
      expect(updates.map(({ from }) => from)).toEqual([0, ...updates.slice(0, -1).map((update) => update.version)]);
      expect(new Set(updates.map(({ seat }) => seat))).toEqual(new Set([[0, 1, null][index]]));
    }
    wires.forEach((wire) => wire.close());
  });

  it('count what one account says and opens together, whichever instance it asks', async () => {
    const everywhere = await cluster.person('dee');
    const sessionId = await opened(everywhere[0]!);
    const began = Date.now();
    const talk = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        everywhere[n % 3]!.post(`/api/sessions/${sessionId}/chat`, { text: `${n}` }),
      ),
    );
    const rooms = await Promise.all(
      Array.from({ length: 90 }, (_, n) => everywhere[n % 3]!.post('/api/rooms', { game: SQUARE })),
    );
    const seconds = Math.ceil((Date.now() - began) / 1000);
    const allowed = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status === 201).length;
    // A bucket of each instance would have let in three times as many.
    expect(allowed(talk)).toBeLessThanOrEqual(5 + seconds);
    expect(allowed(rooms)).toBeLessThanOrEqual(60 + seconds / 2 + 1);
    expect(talk.every(({ status }) => status === 201 || status === 429)).toBe(true);
    expect(rooms.every(({ status }) => status === 201 || status === 429)).toBe(true);
  });

  it('decide a race once: of actions chosen at one version, one is played', async () => {
    const everywhere = await cluster.person('dee');
    const sessionId = await opened(everywhere[0]!);
    let version = 0;
    for (let race = 0; race < 15; race++) {
      const { body } = await everywhere[race % 3]!.get<SessionPage>(`/api/sessions/${sessionId}`);
      if (body.outcome !== null) break;
      expect(body.version).toBe(version);
      const answers = await Promise.all(
        everywhere.map((person, index) =>
          person.acts(sessionId, body.legalActions[index % body.legalActions.length]!, { expectedVersion: version }),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409, 409]);
      version = answers.find(({ status }) => status === 200)!.body.version;
    }
    const rows = await cluster.query<{ seq: number }>('SELECT seq FROM game_actions WHERE session_id = $1 ORDER BY 1', [
      sessionId,
    ]);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(rows).toHaveLength(version);
  });

  it('carry out a key once, wherever and however often it is sent', async () => {
    const everywhere = await cluster.person('eve');
    const sessionId = await opened(everywhere[0]!);
    for (let move = 0; move < 8; move++) {
      const { body } = await everywhere[move % 3]!.get<SessionPage>(`/api/sessions/${sessionId}`);
      const key = { 'idempotency-key': `move-${move}` };
      const answers = await Promise.all(
        [...everywhere, ...everywhere].map((person) => person.acts(sessionId, body.legalActions[0]!, {}, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(new Set(answers.map(({ body: told }) => told.version)).size).toBe(1);
    }
    const doubled = await cluster.query(
      'SELECT key FROM game_actions WHERE session_id = $1 AND key IS NOT NULL GROUP BY key HAVING count(*) <> 1',
      [sessionId],
    );
    expect(doubled).toEqual([]);
  });

  it('let each deadline fire once', async () => {
    const everywhere = await cluster.person('fay');
    const options = { peekMs: 3000, turnMs: 3000, abilityMs: 3000, matchWindowMs: 1000 };
    const pages = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        everywhere[index % 3]!.opens('check', { seats: [ME, ME], options, seed: `${index}` }),
      ),
    );
    const ids = pages.map(({ sessionId }) => sessionId);
    const played = (): Promise<{ id: string; seq: number; at: string; seat: number | null; due: string }[]> =>
      cluster.query(
        `SELECT session_id AS id, seq, at, seat, action->>'type' AS due FROM game_actions
          WHERE session_id = ANY ($1) ORDER BY 1, 2`,
        [ids],
      );
    await until('three deadlines of every game', async () => {
      const rows = await played();
      return ids.every((id) => rows.filter((row) => row.id === id && row.seat === null).length >= 3);
    });
    const rows = await played();
    for (const [index, id] of ids.entries()) {
      const mine = rows.filter((row) => row.id === id);
      expect(mine.map(({ seq }) => seq)).toEqual(mine.map((_, place) => place + 1));
      // No client acts at these tables, so everything is the clock's, and a deadline never comes before its time.
      const first = mine.find(({ seat }) => seat === null)!;
      expect(Number(first.at)).toBeGreaterThanOrEqual(pages[index]!.deadline!);
      expect(mine.filter(({ due }) => due === first.due && first.seq === 1)).toHaveLength(first.seq === 1 ? 1 : 0);
    }
  });

  it('go on when one of them is killed: clients elsewhere, bots and clocks by themselves', async () => {
    const everywhere = await cluster.person('gus');
    const sessionId = await opened(everywhere[2]!);
    const bots = await Promise.all(
      Array.from({ length: 4 }, () =>
        everywhere[2]!.opens('check', {
          seats: [ME, { kind: 'bot', level: 'easy' }, { kind: 'bot', level: 'easy' }],
          options: { peekMs: 3000, turnMs: 3000, abilityMs: 3000, matchWindowMs: 1000 },
        }),
      ),
    );
    let wire: Wire = await everywhere[2]!.connects(`/${SQUARE}`);
    const joined = await wire.does<Joined>('session:join', { sessionId });
    const first = await wire.does<LiveUpdate>('session:act', { sessionId, action: joined.legalActions[0]! });
    const key = 'said and not heard';
    // Both seats are theirs: a look shows the one that is to act.
    const next = await wire.does<Joined>('session:join', { sessionId });
    const again = { sessionId, action: next.legalActions[0]!, actionId: key };
    const cut = wire.asks('session:act', again).catch(() => undefined);
    await cluster.instances[2]!.server.end('SIGKILL');
    await Promise.all([cut, wire.closed]);

    wire = await everywhere[0]!.connects(`/${SQUARE}`);
    const resumed = await wire.does<Resumed>('session:resume', { sessionId, sinceVersion: first.version });
    expect(resumed.version).toBeGreaterThanOrEqual(first.version);
    const done = await wire.does<LiveUpdate>('session:act', again);
    expect(done.from).toBe(first.version);
    const { legalActions, version } = await wire.does<Joined>('session:join', { sessionId });
    await wire.does('session:act', { sessionId, action: legalActions[0]!, expectedVersion: version });
    wire.close();
    const rows = await cluster.query('SELECT 1 FROM game_actions WHERE session_id = $1 AND key = $2', [sessionId, key]);
    expect(rows).toHaveLength(1);

    const versions = (): Promise<{ version: number }[]> =>
      cluster.query('SELECT version FROM game_sessions WHERE id = ANY ($1) ORDER BY id', [
        bots.map((page) => page.sessionId),
      ]);
    const before = await versions();
    await until('every game with bots to get on at the other instances', async () =>
      (await versions()).every(({ version }, index) => version > before[index]!.version + 2),
    );
  });
});
