import { Pool } from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };
const NOBODY = '00000000-0000-4000-8000-000000000000';

interface Deed {
  deed: string;
  adminId: string;
  targetId: string;
  details?: object;
}

describe('Administrators', () => {
  let parlour: Parlour;
  let admin: Person;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour({ admin: ADMIN }, [GoFishModule, PotatoModule]);
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string; user: { id: string } }>(
      '/api/auth/login',
      ADMIN,
    );
    admin = new Person(parlour.url, body.accessToken, body.user.id);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const hotSeat = (game = 'go-fish', more: object = {}) =>
    ann.opens(game, { seats: [{ kind: 'me' }, { kind: 'me' }], ...more });
  const look = async (id: string) => (await ann.get<SessionPage>(`/api/sessions/${id}`)).body;
  const query = (sql: string, id: string) => parlour.app.get(Pool).query<Record<string, unknown>>(sql, [id]);
  const deeds = async (target: string) =>
    (await admin.get<{ items: Deed[] }>(`/api/admin/audit?target=${target}`)).body.items;
  /** A game of Go Fish with three actions. */
  const played = async (): Promise<SessionPage> => {
    let page = await hotSeat();
    for (let actions = 0; actions < 3; actions++) {
      await ann.acts(page.sessionId, page.legalActions[0]!);
      page = await look(page.sessionId);
    }
    return page;
  };

  describe('are the only ones who get in:', () => {
    const doors: [string, string][] = [
      ['GET', '/api/admin/figures'],
      ['GET', '/api/admin/sessions'],
      ['GET', `/api/admin/sessions/${NOBODY}`],
      ['GET', `/api/admin/sessions/${NOBODY}/at/0`],
      ['GET', `/api/admin/sessions/${NOBODY}/view`],
      ['GET', '/api/admin/rooms'],
      ['GET', '/api/admin/queues'],
      ['GET', `/api/admin/sessions/${NOBODY}/actions`],
      ['POST', `/api/admin/sessions/${NOBODY}/verify`],
      ['POST', `/api/admin/sessions/${NOBODY}/cancel`],
      ['POST', `/api/admin/sessions/${NOBODY}/rewind`],
      ['GET', '/api/admin/users'],
      ['GET', `/api/admin/users/${NOBODY}`],
      ['POST', `/api/admin/users/${NOBODY}/role`],
      ['POST', `/api/admin/users/${NOBODY}/ban`],
      ['POST', `/api/admin/users/${NOBODY}/unban`],
      ['GET', '/api/admin/audit'],
    ];
    it.each(doors)('%s %s', async (method, path) => {
      const nobody = new Person(parlour.url, undefined);
      expect(await nobody.ask(method, path)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
      expect(await ann.ask(method, path)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    });
  });

  it('find sessions by game, status and player, page by page', async () => {
    const bea = await guest(parlour.url, 'bea');
    const mine = [];
    for (let games = 0; games < 3; games++) mine.unshift((await bea.opens('go-fish', twice)).sessionId);
    type Found = { items: { sessionId: string; players: object[] }[]; nextCursor: string | null };
    const path = `/api/admin/sessions?player=${bea.id}&game=go-fish&status=active&limit=2`;
    const first = await admin.get<Found>(path);
    const second = await admin.get<Found>(`${path}&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items].map(({ sessionId }) => sessionId)).toEqual(mine);
    expect(first.body.items[0]!.players[0]).toMatchObject({ seat: 0, kind: 'user', userId: bea.id });
    expect(second.body.nextCursor).toBeNull();
    const numbered = await bea.get<SessionPage>(`/api/sessions/${mine[1]}`);
    for (const [query, found] of [
      ['name=BE', mine],
      ['name=be%25', []],
      [`number=${numbered.body.number}`, [mine[1]]],
      [`number=${numbered.body.number}&name=ann`, []],
    ] as const) {
      const { body } = await admin.get<Found>(`/api/admin/sessions?player=${bea.id}&${query}`);
      expect(body.items.map(({ sessionId }) => sessionId)).toEqual(found);
      for (const item of body.items) expect(item).toMatchObject({ rated: false });
    }
    expect(await admin.get('/api/admin/sessions?number=x')).toMatchObject({ status: 400 });
    const none = await admin.get<Found>(`/api/admin/sessions?player=${bea.id}&status=finished`);
    expect(none.body.items).toEqual([]);
    expect(await admin.get('/api/admin/sessions?cursor=rubbish')).toMatchObject({ status: 400 });
  });

  it('see a whole table, now and at any version, and leave a line for each look', async () => {
    const { sessionId, version } = await played();
    const now = await admin.get<{ table: { state: object } }>(`/api/admin/sessions/${sessionId}`);
    const raw = (await ann.get<{ state: object }>(`/api/test/sessions/${sessionId}/state`)).body;
    expect(now.body).toMatchObject({ sessionId, version, table: { state: raw.state } });
    expect(JSON.stringify(now.body)).not.toContain('tokenHash');
    const start = await admin.get(`/api/admin/sessions/${sessionId}/at/0`);
    expect(start.body).toMatchObject({ version: 0, table: { state: { turn: 0 } } });
    expect(await admin.get(`/api/admin/sessions/${sessionId}/at/99`)).toMatchObject({ status: 404 });
    const log = await admin.get<{ actions: object[] }>(`/api/admin/sessions/${sessionId}/actions?since=1`);
    expect(log.body.actions).toHaveLength(2);
    expect(log.body.actions[0]).toMatchObject({ version: 2, kind: 'game', hash: expect.any(String) });
    expect((await deeds(sessionId)).map(({ deed }) => deed)).toEqual(['look', 'look', 'look']);
    expect(await admin.get(`/api/admin/sessions/${NOBODY}`)).toMatchObject({ status: 404 });
  });

  it('see the table as a player would, through any eyes and at any version, while it is played', async () => {
    const bea = await guest(parlour.url, 'bea');
    const { id: sessionId } = await goFishFor(parlour, [ann, bea], { watch: 'nobody' });
    const path = `/api/admin/sessions/${sessionId}/view`;
    type Hands = { view: { players: { hand?: string[] }[] }; seat: number | null };
    const hands = async (query: string) => (await admin.get<Hands>(`${path}?${query}`)).body.view.players;
    expect((await hands('as=all')).map(({ hand }) => hand?.length)).toEqual([7, 7]);
    expect((await hands('as=public')).map(({ hand }) => hand)).toEqual([undefined, undefined]);
    const theirs = (await bea.get<Hands>(`/api/sessions/${sessionId}`)).body;
    expect(await hands('as=seat1')).toEqual(theirs.view.players);
    expect((await admin.get(path)).body).toMatchObject({ sessionId, rated: false, version: 0, legalActions: [] });
    const { legalActions } = (await ann.get<SessionPage>(`/api/sessions/${sessionId}`)).body;
    await ann.acts(sessionId, legalActions[0]!);
    expect((await admin.get(`${path}?version=0`)).body).toMatchObject({ version: 0, game: 'go-fish' });
    expect((await admin.get(path)).body).toMatchObject({ version: 1 });
    expect(await admin.get(`${path}?version=9`)).toMatchObject({ status: 404, body: { code: 'NO_SUCH_VERSION' } });
    expect(await admin.get(`${path}?as=seat2`)).toMatchObject({ status: 400 });
    expect((await deeds(sessionId)).every(({ deed }) => deed === 'look')).toBe(true);
    expect(await deeds(sessionId)).toHaveLength(6);
  });

  it('see rooms that are not listed, without their codes, and how many wait in queues', async () => {
    const { body: room } = await ann.post<{ roomId: string }>('/api/rooms', { game: 'go-fish', visibility: 'link' });
    const { body } = await admin.get<{ items: { roomId: string }[] }>('/api/admin/rooms?game=go-fish&status=waiting');
    expect(body.items.map(({ roomId }) => roomId)).toContain(room.roomId);
    expect(JSON.stringify(body)).not.toContain('joinCode');
    const listed = await ann.get<{ items: { roomId: string }[] }>('/api/rooms?game=go-fish');
    expect(listed.body.items.map(({ roomId }) => roomId)).not.toContain(room.roomId);
    await ann.post('/api/matchmaking', { game: 'go-fish', mode: 'ranked' });
    expect((await admin.get('/api/admin/queues')).body).toMatchObject({
      queues: [{ game: 'go-fish', mode: 'ranked', waiting: 1, since: expect.any(String) }],
    });
    await ann.ask('DELETE', '/api/matchmaking?game=go-fish');
  });

  describe('verify a session by playing it again', () => {
    const verify = async (id: string) => (await admin.post(`/api/admin/sessions/${id}/verify`)).body;

    it('and find nothing where nothing is wrong', async () => {
      const { sessionId } = await played();
      expect(await verify(sessionId)).toEqual({ agrees: true, actions: 3, snapshots: 4, difference: null });
      expect(await deeds(sessionId)).toMatchObject([{ deed: 'verify', adminId: admin.id, details: { agrees: true } }]);
    });

    const harms: [string, string, object][] = [
      [
        'a snapshot in the middle',
        `UPDATE game_state_snapshots SET state = replace(state::text, '"turn":', '"turn": ')::json
          WHERE session_id = $1 AND seq = 2`,
        { version: 2, what: 'The snapshot is another table.' },
      ],
      [
        'the newest snapshot',
        `UPDATE game_state_snapshots SET drawn = drawn + 1 WHERE session_id = $1 AND seq = 3`,
        { version: 3, what: 'The snapshot is another table.' },
      ],
      [
        'when an action was played',
        `UPDATE game_actions SET at = at + 1 WHERE session_id = $1 AND seq = 2`,
        { version: 2, what: 'The hash is another one.' },
      ],
      [
        'the newest action',
        `UPDATE game_actions SET action = '{"type":"fish"}' WHERE session_id = $1 AND seq = 3`,
        { version: 3, what: expect.stringMatching(/refuse the action of version 3/) },
      ],
      [
        'what was told',
        `UPDATE game_actions SET events = '[]' WHERE session_id = $1 AND seq = 1`,
        { version: 1, what: 'The events are others.' },
      ],
      [
        'an action that is gone',
        `DELETE FROM game_actions WHERE session_id = $1 AND seq = 2`,
        { version: 2, what: 'There is no action.' },
      ],
      [
        'a hash',
        `UPDATE game_actions SET hash = repeat('0', 64) WHERE session_id = $1 AND seq = 3`,
        { version: 3, what: 'The hash is another one.' },
      ],
    ];
    it.each(harms)('and find damage: %s', async (_name, sql, difference) => {
      const { sessionId } = await played();
      await query(sql, sessionId);
      // As after a restart: no process has the session in memory.
      parlour.app.get(LiveSessions).forget(sessionId);
      expect(await verify(sessionId)).toMatchObject({ agrees: false, difference });
      expect(await admin.get(`/api/admin/sessions/${sessionId}/actions`)).toMatchObject({ status: 200 });
    });
  });

  it('put a table back to an earlier version, chance included', async () => {
    const { sessionId } = await hotSeat('potato', { options: { fuseMs: 600_000 } });
    for (let passes = 0; passes < 2; passes++) await ann.acts(sessionId, { type: 'pass' });
    const after = (await admin.get<{ table: Chance; version: number }>(`/api/admin/sessions/${sessionId}`)).body;
    const { body: earlier } = await admin.get<{ table: Chance }>(`/api/admin/sessions/${sessionId}/at/1`);

    const reason = 'A slip of the mouse';
    const path = `/api/admin/sessions/${sessionId}/rewind`;
    const rewound = await admin.post<{ version: number }>(path, { toVersion: 1, reason });
    expect(rewound).toMatchObject({ status: 200, body: { status: 'active', version: after.version + 1 } });
    const { body: back } = await admin.get<{ table: Chance }>(`/api/admin/sessions/${sessionId}`);
    expect(back.table).toEqual(earlier.table);
    expect(earlier.table.drawn).toBeLessThan(after.table.drawn);
    // The same move meets the same wind.
    await ann.acts(sessionId, { type: 'pass' });
    const { body: again } = await admin.get<{ table: Chance }>(`/api/admin/sessions/${sessionId}`);
    expect(again.table.drawn).toBe(after.table.drawn);
    expect(again.table.state.wind).toBe(after.table.state.wind);
    expect((await admin.post(`/api/admin/sessions/${sessionId}/verify`)).body).toMatchObject({ agrees: true });

    const history = await ann.get<{ entries: { events: object[] }[] }>(`/api/sessions/${sessionId}/history`);
    expect(history.body.entries[after.version]!.events).toEqual([{ type: 'rewound', to: 1 }]);
    expect(await admin.post(path, { toVersion: 99, reason })).toMatchObject({ status: 409 });
    expect(await admin.post(path, { toVersion: '1', reason })).toMatchObject({ status: 400 });
    expect(await deeds(sessionId)).toContainEqual(
      expect.objectContaining({ deed: 'rewind', adminId: admin.id, details: { toVersion: 1, reason } }),
    );
  });

  it('cannot go back into a round whose seed is published, and are never shown the master seed', async () => {
    const page = await hotSeat('potato', { options: { fuseMs: 60_000 } });
    await ann.acts(page.sessionId, { type: 'pass' });
    await ann.post(`/api/sessions/${page.sessionId}/resign`);
    const path = `/api/admin/sessions/${page.sessionId}`;
    const { rows } = await query('SELECT seed FROM game_sessions WHERE id = $1', page.sessionId);
    for (const shown of [path, `${path}/actions`, `/api/sessions/${page.sessionId}/proof`]) {
      expect(JSON.stringify((await admin.get(shown)).body)).not.toContain(rows[0]!.seed);
    }
    const rewound = await admin.post(`${path}/rewind`, { toVersion: 1, reason: 'Too late' });
    expect(rewound).toMatchObject({ status: 409, body: { code: 'SEEDS_PUBLISHED' } });
    expect(await look(page.sessionId)).toMatchObject({ status: 'finished' });
  });

  it('call off a game, and everybody at the table hears of it', async () => {
    const page = await hotSeat();
    const wire = await ann.connects('/go-fish');
    await wire.does('session:join', { sessionId: page.sessionId });
    const path = `/api/admin/sessions/${page.sessionId}/cancel`;
    const answer = await admin.post(path, { reason: 'Both asked for it.' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled', version: 1 } });
    expect(await wire.hears('notice')).toMatchObject({ code: 'SESSION_CANCELLED', sessionId: page.sessionId });
    wire.close();
    expect(await ann.acts(page.sessionId, page.legalActions[0]!)).toMatchObject({
      status: 409,
      body: { code: 'SESSION_CANCELLED' },
    });
    expect(await admin.post(path, { reason: 'Again' })).toMatchObject({ status: 409, body: { code: 'NOT_RUNNING' } });
    expect(await admin.post(path, {})).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    expect((await deeds(page.sessionId)).map(({ deed }) => deed)).toEqual(['cancel']);
  });

  it('shut somebody out at once, sockets included, and let them in again', async () => {
    const nobody = new Person(parlour.url, undefined);
    const cal = { name: 'Cal the Cheat', email: 'cal@example.org', password: 'correct horse' };
    const { body } = await nobody.post<{ accessToken: string; user: { id: string } }>('/api/auth/register', cal);
    const cheat = new Person(parlour.url, body.accessToken, body.user.id);
    expect((await cheat.get('/api/auth/me')).status).toBe(200);
    const wire = await cheat.connects('/go-fish');

    const path = `/api/admin/users/${cheat.id}`;
    expect((await admin.post(`${path}/ban`, { reason: 'cheating' })).status).toBe(200);
    expect(await cheat.get('/api/auth/me')).toMatchObject({ status: 403, body: { code: 'BANNED' } });
    expect(await wire.hears('notice')).toMatchObject({ code: 'BANNED' });
    await wire.closed;
    const login = () => nobody.post('/api/auth/login', { email: cal.email, password: cal.password });
    expect(await login()).toMatchObject({ status: 403, body: { code: 'BANNED' } });
    const { body: found } = await admin.get<{ items: object[] }>('/api/admin/users?search=cal%20the');
    expect(found.items).toMatchObject([{ id: cheat.id, banReason: 'cheating', bannedAt: expect.any(String) }]);
    expect(JSON.stringify(found)).not.toMatch(/password/i);

    expect((await admin.post(`${path}/unban`)).status).toBe(200);
    expect((await login()).status).toBe(200);
    expect((await deeds(cheat.id)).map(({ deed }) => deed)).toEqual(['unban', 'ban']);
    expect(await admin.post(`/api/admin/users/${NOBODY}/ban`, { reason: 'x' })).toMatchObject({ status: 404 });
  });

  it('make others administrators, and players again, but change nothing about themselves', async () => {
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string; user: { id: string } }>(
      '/api/auth/register',
      { name: 'Dee', email: 'dee@example.org', password: 'correct horse' },
    );
    const dee = new Person(parlour.url, body.accessToken, body.user.id);
    const setRole = (id: string, role: string) => admin.post(`/api/admin/users/${id}/role`, { role });
    expect(await setRole(dee.id, 'admin')).toMatchObject({ status: 200, body: { role: 'admin' } });
    expect((await dee.get('/api/admin/figures')).status).toBe(200);
    expect(await setRole(dee.id, 'player')).toMatchObject({ status: 200, body: { role: 'player' } });
    expect((await dee.get('/api/admin/figures')).status).toBe(403);
    expect(await setRole(ann.id, 'admin')).toMatchObject({ status: 409, body: { code: 'GUEST_CANNOT_BE_ADMIN' } });
    expect(await setRole(dee.id, 'king')).toMatchObject({ status: 400 });
    expect(await setRole(admin.id, 'player')).toMatchObject({ status: 409, body: { code: 'NOT_YOURSELF' } });
    expect(await admin.post(`/api/admin/users/${admin.id}/ban`, { reason: 'x' })).toMatchObject({ status: 409 });
    expect((await deeds(dee.id)).map(({ details }) => details)).toEqual([{ role: 'player' }, { role: 'admin' }]);
  });

  it('read the figures, and the whole audit log page by page', async () => {
    const { body } = await admin.get<{ sessions: object[]; users: object }>('/api/admin/figures');
    expect(body).toMatchObject({ liveTables: expect.any(Number), users: { guest: expect.any(Number) } });
    expect(body.sessions).toContainEqual(expect.objectContaining({ game: 'go-fish', status: 'active' }));
    type Log = { items: { id: number }[]; nextCursor: string | null };
    const first = await admin.get<Log>('/api/admin/audit?limit=2');
    const second = await admin.get<Log>(`/api/admin/audit?limit=2&cursor=${first.body.nextCursor}`);
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(new Set(ids).size).toBe(4);
  });

  it('find deeds by their kind and by who did them, and a single user by id', async () => {
    const cy = await guest(parlour.url, 'cy');
    await admin.post(`/api/admin/users/${cy.id}/ban`, { reason: 'Insults' });
    expect(await admin.get(`/api/admin/users/${cy.id}`)).toMatchObject({
      status: 200,
      body: { id: cy.id, name: 'cy', banReason: 'Insults', bannedAt: expect.any(String) },
    });
    await admin.post(`/api/admin/users/${cy.id}/unban`, {});
    const admins = await admin.get<{ items: { id: string; role: string }[] }>('/api/admin/users?role=admin');
    expect(admins.body.items).toEqual([expect.objectContaining({ id: admin.id, role: 'admin' })]);
    const found = async (query: string) =>
      (await admin.get<{ items: object[] }>(`/api/admin/audit?target=${cy.id}&${query}`)).body.items;
    expect(await found('deed=ban')).toEqual([
      expect.objectContaining({ deed: 'ban', adminId: admin.id, adminName: 'Admin' }),
    ]);
    expect(await found(`admin=${admin.id}`)).toHaveLength(2);
    expect(await found(`admin=${cy.id}`)).toEqual([]);
    expect(await admin.get('/api/admin/audit?admin=cy')).toMatchObject({ status: 400 });
    for (const nobody of [NOBODY, 'cy']) {
      expect(await admin.get(`/api/admin/users/${nobody}`)).toMatchObject({
        status: 404,
        body: { code: 'USER_NOT_FOUND' },
      });
    }
  });
});

const twice = { seats: [{ kind: 'me' }, { kind: 'me' }] };

interface Chance {
  state: { wind: number };
  round: number;
  drawn: number;
}
