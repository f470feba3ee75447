import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';

interface History {
  entries: { version: number; seat: number | null; auto: boolean; round: number; events: { type: string }[] }[];
}

describe('What happens by itself', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour({}, [PotatoModule]);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const hotSeat = (fuseMs: number) =>
    ann.opens('potato', { seats: [{ kind: 'me' }, { kind: 'me' }], options: { fuseMs } });
  const look = async (id: string) => (await ann.get<SessionPage>(`/api/sessions/${id}`)).body;
  const historyOf = async (id: string) => (await ann.get<History>(`/api/sessions/${id}/history`)).body.entries;
  const until = async (id: string, done: (page: SessionPage) => boolean): Promise<SessionPage> => {
    for (;;) {
      const page = await look(id);
      if (done(page)) return page;
      await delay(20);
    }
  };

  it('plays a deadline once it has passed, for the table', async () => {
    const { sessionId, deadline } = await hotSeat(150);
    const page = await until(sessionId, ({ outcome }) => outcome !== null);
    expect(page).toMatchObject({ version: 1, status: 'finished', outcome: { winners: [1] }, deadline: null });
    const [burst] = await historyOf(sessionId);
    expect(burst).toMatchObject({ seat: null, auto: false, events: [{ type: 'burst', by: 0 }] });
    expect((burst as unknown as { at: number }).at).toBeGreaterThanOrEqual(deadline!);
  });

  it('plays the deadline first for whoever comes too late, and refuses the late action', async () => {
    const old = Date.now() - 61_000;
    const state = { holder: 0, seats: 2, burstsAt: old, lost: null, fuseMs: 60_000, passes: 0, wind: 0 };
    const late = await ann.opens('potato', { seats: [{ kind: 'me' }, { kind: 'me' }], state }, '/api/test/sessions');
    const answer = await ann.acts(late.sessionId, { type: 'pass' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'GAME_OVER' } });
    expect(await look(late.sessionId)).toMatchObject({ version: 1, outcome: { winners: [1] } });
  });

  it('fires an overdue deadline exactly once with several servers on one database', async () => {
    const others = await Promise.all(
      [1, 2].map(() => startParlour({ databaseUrl: parlour.settings.databaseUrl }, [PotatoModule])),
    );
    const games = await Promise.all(Array.from({ length: 30 }, () => hotSeat(100)));
    for (const { sessionId } of games) {
      const { version } = await until(sessionId, ({ outcome }) => outcome !== null);
      expect(version).toBe(1);
    }
    await Promise.all(others.map(({ stop }) => stop()));
  });

  it('logs a move that plays itself as a row of its own, with its seat, and shares the snapshot', async () => {
    const { sessionId } = await hotSeat(60_000);
    await ann.acts(sessionId, { type: 'pass' });
    const { body } = await ann.acts(sessionId, { type: 'pass' });
    expect(body).toMatchObject({ from: 1, version: 3, events: [{ type: 'passed' }, { type: 'blown' }] });
    expect((await historyOf(sessionId))[2]).toMatchObject({ version: 3, seat: 0, auto: true });
    const { rows } = await parlour.app
      .get(Pool)
      .query<{ seq: number }>('SELECT seq FROM game_state_snapshots WHERE session_id = $1 ORDER BY seq', [sessionId]);
    expect(rows.map(({ seq }) => seq)).toEqual([0, 1, 3]);
    // A version in between is played on from the nearest snapshot before it.
    const between = await ann.get<SessionPage>(`/api/sessions/${sessionId}/at/2`);
    expect(between.body.view).toMatchObject({ passes: 2, wind: 0 });
  });

  it('reopens a finished session with a new round and another seed', async () => {
    const { sessionId, seedHash } = await hotSeat(60_000);
    expect(await ann.acts(sessionId, { type: 'again' })).toMatchObject({ status: 422, body: { code: 'STILL_HOT' } });
    const given = await ann.post<SessionUpdate>(`/api/sessions/${sessionId}/resign`);
    expect(given.body).toMatchObject({ status: 'finished', outcome: { winners: [1] } });
    const { body } = await ann.acts(sessionId, { type: 'again' });
    expect(body).toMatchObject({ status: 'active', outcome: null, events: [{ type: 'begun' }] });
    const page = await look(sessionId);
    expect(page.seedHash).not.toBe(seedHash);
    expect((body.events[0] as unknown as { commitment: string }).commitment).toBe(page.seedHash);
    await ann.post(`/api/sessions/${sessionId}/resign`);
    const { body: proof } = await ann.get<{ rounds: { commitment: string }[] }>(`/api/sessions/${sessionId}/proof`);
    expect(proof.rounds.map(({ commitment }) => commitment)).toEqual([seedHash, page.seedHash]);
  });

  it('goes back to an earlier version as an entry of the log, chance included', async () => {
    const { sessionId } = await hotSeat(60_000);
    for (let passes = 0; passes < 2; passes++) await ann.acts(sessionId, { type: 'pass' });
    const raw = async () => (await ann.get<{ drawn: number }>(`/api/test/sessions/${sessionId}/state`)).body;
    const { drawn } = await raw();
    await parlour.app.get(SessionDeeds).rewind(sessionId, 1, 'test');
    expect(await look(sessionId)).toMatchObject({ version: 4, view: { passes: 1 } });
    expect((await raw()).drawn).toBeLessThan(drawn);
    await ann.acts(sessionId, { type: 'pass' });
    expect(await raw()).toMatchObject({ drawn, version: 6 });
    await ann.post(`/api/sessions/${sessionId}/resign`);
    const { body: proof } = await ann.get<{ log: object[] }>(`/api/sessions/${sessionId}/proof`);
    expect(proof.log[3]).toEqual({ rewindTo: 1 });
  });

  it('tells what would happen without doing it', async () => {
    const { sessionId } = await hotSeat(60_000);
    const preview = (action: object) => ann.post(`/api/sessions/${sessionId}/preview`, { action });
    expect((await preview({ type: 'pass' })).body).toMatchObject({ allowed: true, view: { holder: 1, passes: 1 } });
    expect((await preview({ type: 'again' })).body).toMatchObject({ allowed: false, refusal: { code: 'STILL_HOT' } });
    expect((await look(sessionId)).version).toBe(0);
  });

  it('accepts no action of the table from a client', async () => {
    const { sessionId } = await hotSeat(60_000);
    for (const type of ['burst', 'gone', 'blow']) {
      expect(await ann.acts(sessionId, { type, seat: 1 })).toMatchObject({
        status: 422,
        body: { code: 'UNKNOWN_ACTION' },
      });
    }
  });

  it('plays for a seat that has been away for too long', async () => {
    const { sessionId } = await hotSeat(60_000);
    await parlour.app
      .get(Pool)
      .query('UPDATE game_players SET away_since = now() WHERE session_id = $1 AND seat = 1', [sessionId]);
    expect(await until(sessionId, ({ outcome }) => outcome !== null)).toMatchObject({ outcome: { winners: [0] } });
  });

  it('streams what happens, gap-free from the version a client has', async () => {
    const { sessionId } = await hotSeat(60_000);
    await ann.acts(sessionId, { type: 'pass' });
    const response = await fetch(`${parlour.url}/api/sessions/${sessionId}/stream`, {
      headers: { authorization: `Bearer ${ann.token}`, 'last-event-id': '0' },
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const hear = async (wanted: string): Promise<void> => {
      while (!text.includes(wanted)) text += (await reader.read()).value ?? '';
    };
    await hear('id: 1\n');
    await ann.acts(sessionId, { type: 'pass' });
    await hear('id: 3\n');
    expect(text.match(/^id: .*$/gm)).toEqual(['id: 1', 'id: 3']);
    expect(text).toContain('"from":1');
    await reader.cancel();
  });
});
