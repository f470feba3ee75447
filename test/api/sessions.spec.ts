import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { GoFish } from '../../examples/go-fish/rules/go-fish.types.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const handOf = (page: { view: object; seat: number | null }) =>
  (page.view as GoFish['view']).players[page.seat!]!.hand!;

describe('Sessions over REST', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  /** Ann plays for both sides: every action of the game is hers. */
  const hotSeat = (more: object = {}) => ann.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'me' }], ...more });
  const first = (page: { legalActions: readonly object[] }) => page.legalActions[0]!;

  it('lists the games it hosts', async () => {
    const { body } = await ann.get('/api/games');
    expect(body).toMatchObject({ games: [{ slug: 'go-fish', seats: { min: 2, max: 5 }, options: { handSize: 7 } }] });
    expect(await ann.get('/api/games/nothing')).toMatchObject({ status: 404, body: { code: 'GAME_UNKNOWN' } });
  });

  it('starts a game and shows each viewer its own cards only', async () => {
    const page = await hotSeat();
    expect(page).toMatchObject({ version: 0, seat: 0, toAct: [0], status: 'active', outcome: null });
    expect(handOf(page)).toHaveLength(7);
    const stranger = await guest(parlour.url);
    const { body } = await stranger.get<SessionPage>(`/api/sessions/${page.sessionId}`);
    expect(body).toMatchObject({ seat: null, legalActions: [] });
    for (const card of handOf(page)) expect(JSON.stringify(body.view)).not.toContain(card);
  });

  it('lists games with the seats of the one who asks', async () => {
    const { sessionId } = await ann.opens('go-fish', { seats: [{ kind: 'bot' }, { kind: 'me' }] });
    const seats = async (who: Person, query: string) => {
      const { body } = await who.get<{ items: { sessionId: string; yourSeats: number[] }[] }>(`/api/sessions?${query}`);
      return body.items.find((item) => item.sessionId === sessionId)?.yourSeats;
    };
    expect(await seats(ann, 'mine=true')).toEqual([1]);
    expect(await seats(ann, 'status=active')).toEqual([1]);
    expect(await seats(await guest(parlour.url), 'status=active')).toEqual([]);
    expect(await seats(new Person(parlour.url, undefined), 'status=active')).toEqual([]);
  });

  it('plays a whole game, one version after the other, and proves it', async () => {
    let page: SessionPage | SessionUpdate = await hotSeat();
    const { sessionId } = page;
    while (page.outcome === null) {
      const { body, status }: { body: SessionUpdate; status: number } = await ann.acts(sessionId, first(page), {
        expectedVersion: page.version,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ from: page.version, version: page.version + 1 });
      // A player of both seats looks through the eyes of the one that is asked.
      page = body.toAct.includes(body.seat!) ? body : (await ann.get<SessionPage>(`/api/sessions/${sessionId}`)).body;
    }
    const raw = await ann.get<{ state: object; version: number }>(`/api/test/sessions/${sessionId}/state`);
    expect(raw.body.version).toBe(page.version);
    const { body: proof } = await ann.get<{ hashes: string[]; rounds: object[]; log: object[] }>(
      `/api/sessions/${sessionId}/proof`,
    );
    expect(proof.log).toHaveLength(page.version);
    expect(proof.hashes).toHaveLength(page.version + 1);
    expect(proof.rounds).toHaveLength(1);
    expect(await ann.acts(sessionId, { type: 'fish' })).toMatchObject({ status: 422 });
  });

  it('accepts exactly one of twenty actions at the same version', async () => {
    const page = await hotSeat();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ann.acts(page.sessionId, first(page), { expectedVersion: 0 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'STALE_VERSION',
      details: { version: 1 },
    });
    expect((await ann.get<SessionPage>(`/api/sessions/${page.sessionId}`)).body.version).toBe(1);
  });

  it('plays a repeated key once and answers it alike', async () => {
    const page = await hotSeat();
    const once = await ann.acts(page.sessionId, first(page), {}, { 'idempotency-key': 'k1' });
    const again = await Promise.all([1, 2, 3].map(() => ann.acts(page.sessionId, first(page), { actionId: 'k1' })));
    for (const { body } of again) {
      expect({ ...body, legalActions: [] }).toEqual({ ...once.body, legalActions: [] });
    }
    const other = { ...first(page), rank: '2', of: 1 };
    const different = JSON.stringify(other) === JSON.stringify(first(page)) ? { ...other, rank: '3' } : other;
    expect(await ann.acts(page.sessionId, different, { actionId: 'k1' })).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
    expect((await ann.get<SessionPage>(`/api/sessions/${page.sessionId}`)).body.version).toBe(1);
  });

  it('knows an id however it is written', async () => {
    const page = await hotSeat();
    const loud = page.sessionId.toUpperCase();
    expect((await ann.acts(loud, first(page), { expectedVersion: 0 })).status).toBe(200);
    expect((await ann.get<SessionPage>(`/api/sessions/${page.sessionId}`)).body.version).toBe(1);
    expect((await ann.get<SessionPage>(`/api/sessions/${loud}`)).body.version).toBe(1);
  });

  it('gives the same game for the same key of its maker', async () => {
    const body = { game: 'go-fish', seats: [{ kind: 'me' }, { kind: 'me' }] };
    const one = await ann.post<SessionPage>('/api/sessions', body, { 'idempotency-key': 'make-1' });
    const two = await ann.post<SessionPage>('/api/sessions', body, { 'idempotency-key': 'make-1' });
    expect(two.body.sessionId).toBe(one.body.sessionId);
    const other = { ...body, watch: 'nobody' };
    expect(await ann.post('/api/sessions', other, { 'idempotency-key': 'make-1' })).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
    const gathering = { game: 'go-fish', seats: [{ kind: 'me' }, { kind: 'open' }] };
    for (const [more, status] of [
      [{}, 201],
      [{}, 201],
      [{ watch: 'nobody' }, 422],
    ] as const) {
      const again = await ann.post('/api/sessions', { ...gathering, ...more }, { 'idempotency-key': 'make-2' });
      expect(again.status).toBe(status);
    }
  });

  it.each(['Admin', 'a\u202eb', 'a\u200bb', '  ', 'x'.repeat(51)])('seats nobody as %j', async (name) => {
    const kinds: object[][] = [
      [{ kind: 'me', name }, { kind: 'me' }],
      [{ kind: 'me' }, { kind: 'bot', name }],
      [{ kind: 'me', name }, { kind: 'open' }],
    ];
    for (const seats of kinds) {
      expect(await ann.post('/api/sessions', { game: 'go-fish', seats })).toMatchObject({
        status: 400,
        body: { code: 'BAD_SHAPE' },
      });
    }
  });

  it('answers 304, 412 and 200 by tag', async () => {
    const page = await hotSeat();
    const path = `/api/sessions/${page.sessionId}`;
    const { headers } = await ann.get(path);
    expect(headers.get('etag')).toBe('"0.0"');
    expect((await ann.get(path, { 'if-none-match': '"0.0"' })).status).toBe(304);
    expect((await ann.acts(page.sessionId, first(page), {}, { 'if-match': '"5.0"' })).status).toBe(412);
    expect((await ann.acts(page.sessionId, first(page), {}, { 'if-match': '"0.0"' })).status).toBe(200);
    // A header without sense is told first, whatever game is asked for: that tells nothing of a game.
    for (const id of [page.sessionId, '00000000-0000-4000-8000-000000000000']) {
      const answer = await ann.acts(id, first(page), {}, { 'if-match': 'seven' });
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    }
  });

  it('tells history to each viewer as that viewer may know it', async () => {
    const page = await hotSeat({ seed: 'history' });
    await ann.acts(page.sessionId, first(page));
    const stranger = await guest(parlour.url);
    const path = `/api/sessions/${page.sessionId}/history`;
    const mine = await ann.get<{ entries: { events: object[] }[] }>(path);
    const theirs = await stranger.get<{ entries: { events: object[]; action?: object }[] }>(path);
    expect(mine.body.entries).toHaveLength(1);
    expect(theirs.body.entries[0]!.events.length).toBe(mine.body.entries[0]!.events.length);
    expect(theirs.body.entries[0]).not.toHaveProperty('action');
    expect(JSON.stringify(theirs.body)).not.toMatch(/"cards?":/);
    const before = await ann.get<SessionPage>(`/api/sessions/${page.sessionId}/at/0`);
    expect(before.body).toMatchObject({ version: 0, view: { turn: 0, pond: 38 } });
    expect(await ann.get(`/api/sessions/${page.sessionId}/at/99`)).toMatchObject({
      status: 404,
      body: { code: 'NO_SUCH_VERSION' },
    });
  });

  describe('refuses clearly, and nothing changes:', () => {
    const bad: [string, object | string, number, string][] = [
      ['a text for an action', { action: 'ask' }, 400, 'BAD_SHAPE'],
      ['a list for an action', { action: [] }, 400, 'BAD_SHAPE'],
      ['no action', {}, 400, 'BAD_SHAPE'],
      ['an unknown type', { action: { type: 'win' } }, 422, 'UNKNOWN_ACTION'],
      ['a type out of JavaScript', { action: { type: 'constructor' } }, 422, 'UNKNOWN_ACTION'],
      ['a type that is a prototype', { action: { type: '__proto__' } }, 422, 'UNKNOWN_ACTION'],
      ['a text where a number belongs', { action: { type: 'ask', of: '1', rank: '7' } }, 400, 'BAD_SHAPE'],
      ['an unknown member', { action: { type: 'ask', of: 1, rank: '7', cheat: true } }, 400, 'BAD_SHAPE'],
      ['a seat that is not there', { action: { type: 'ask', of: 4, rank: '7' } }, 422, 'NO_SUCH_SEAT'],
      ['a version that is a text', { action: { type: 'fish' }, expectedVersion: '0' }, 400, 'BAD_SHAPE'],
      ['a body that is not JSON', '{"action":', 400, 'MALFORMED_JSON'],
      ['a NUL in a text', { action: { type: 'ask', of: 1, rank: '\0' } }, 400, 'BAD_SHAPE'],
    ];
    it.each(bad)('%s', async (_name, body, status, code) => {
      const page = await hotSeat();
      const answer = await ann.ask('POST', `/api/sessions/${page.sessionId}/actions`, { body });
      expect(answer).toMatchObject({ status, body: { code } });
      expect((await ann.get<SessionPage>(`/api/sessions/${page.sessionId}`)).body.version).toBe(0);
    });

    it('an unknown session, whatever the body', async () => {
      for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000', "'; DROP TABLE users"]) {
        const answer = await ann.ask('POST', `/api/sessions/${encodeURIComponent(id)}/actions`, {
          body: { action: {} },
        });
        expect(answer).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } });
      }
    });

    it('a stranger, and somebody without a token', async () => {
      const page = await hotSeat();
      const hidden = await hotSeat({ watch: 'nobody' });
      const stranger = await guest(parlour.url);
      for (const action of [first(hidden), { type: 'no-such-thing' }, {}, { type: 'ask', of: 'x' }]) {
        expect(await stranger.acts(hidden.sessionId, action)).toMatchObject({
          status: 404,
          body: { code: 'SESSION_NOT_FOUND' },
        });
      }
      expect(await stranger.acts(page.sessionId, first(page))).toMatchObject({
        status: 403,
        body: { code: 'NOT_SEATED' },
      });
      expect(await stranger.get(`/api/sessions/${hidden.sessionId}`)).toMatchObject({ status: 404 });
      const nobody = new Person(parlour.url, undefined);
      expect(await nobody.acts(page.sessionId, first(page))).toMatchObject({ status: 401 });
    });

    it('options and seats that do not fit', async () => {
      const open = (more: object) => ann.post('/api/sessions', { game: 'go-fish', ...more });
      expect(await open({ options: { handSize: 99 } })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
      expect(await open({ options: { hands: 3 } })).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
      expect(await open({ seats: [{ kind: 'me' }] })).toMatchObject({
        status: 400,
        body: { code: 'WRONG_NUMBER_OF_SEATS' },
      });
      expect(await open({ game: 'chess' })).toMatchObject({ status: 404, body: { code: 'GAME_UNKNOWN' } });
    });
  });

  it('rebuilds a table whose snapshot was damaged or deleted, and goes on', async () => {
    const page = await hotSeat();
    const { body } = await ann.acts(page.sessionId, first(page));
    const { Pool } = await import('pg');
    const pool = parlour.app.get(Pool);
    const { LiveSessions } = await import('../../src/engine/sessions/live-sessions.js');
    const before = await ann.get(`/api/test/sessions/${page.sessionId}/state`);
    const harm = [
      `UPDATE game_state_snapshots SET state = '{"turn":1}' WHERE session_id = $1 AND seq = 1`,
      `DELETE FROM game_state_snapshots WHERE session_id = $1`,
    ];
    for (const sql of harm) {
      await pool.query(sql, [page.sessionId]);
      parlour.app.get(LiveSessions).forget(page.sessionId);
      expect((await ann.get(`/api/test/sessions/${page.sessionId}/state`)).body).toEqual(before.body);
    }
    expect((await ann.get<SessionPage>(`/api/sessions/${page.sessionId}`)).body.version).toBe(body.version);
  });

  it('looks back past a snapshot that was damaged, and reports it', async () => {
    const { sessionId } = await hotSeat();
    for (let n = 0; n < 3; n++) {
      const { body } = await ann.get<SessionPage>(`/api/sessions/${sessionId}`);
      expect(await ann.acts(sessionId, first(body))).toMatchObject({ status: 200 });
    }
    const looks = () => Promise.all([0, 1, 2].map((at) => ann.get<object>(`/api/sessions/${sessionId}/at/${at}`)));
    const before = (await looks()).map(({ body }) => body);
    const { Pool } = await import('pg');
    await parlour.app.get(Pool).query(
      `UPDATE game_state_snapshots SET drawn = drawn + 1, state = replace(state::text, '"turn":', '"turn": 1')::json
        WHERE session_id = $1`,
      [sessionId],
    );
    const reports = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    expect((await looks()).map(({ body }) => body)).toEqual(before);
    const told = reports.mock.calls.map(([text]) => String(text)).sort();
    reports.mockRestore();
    expect(told).toEqual(
      [0, 1, 2].map((at) =>
        expect.stringContaining(`Session ${sessionId}: the snapshot of version ${at} does not match`),
      ),
    );
  });
});
