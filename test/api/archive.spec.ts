import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { Housekeeper } from '../../src/engine/clock/housekeeper.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';

const ADMIN = { email: 'admin@example.org', password: 'correct horse battery' };

/** A program of the command line, with what it said. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['dist/src/cli.js', ...args], { env: { PATH: process.env.PATH, ...env } });
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, said })),
  );
  return { child, ended };
}

describe('Games that go to the archive', () => {
  let folder: string;
  let parlour: Parlour;
  let pool: Pool;
  let admin: Person;
  let ann: Person;
  let bob: Person;
  let stranger: Person;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-archive-'));
    parlour = await startParlour({ admin: ADMIN, archiveAfterDays: 30, archiveFolder: folder }, [GoFishModule]);
    pool = new Pool({ connectionString: parlour.settings.databaseUrl, max: 2 });
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string }>('/api/auth/login', ADMIN);
    admin = new Person(parlour.url, body.accessToken);
    [ann, bob, stranger] = [await guest(parlour.url, 'ann'), await guest(parlour.url, 'bob'), await guest(parlour.url)];
  });
  afterAll(async () => {
    await pool.end();
    await parlour.stop();
    rmSync(folder, { recursive: true });
  });

  /** A game between Ann and Bob, played on for so many actions, or to its end. */
  async function play(most = Infinity): Promise<string> {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { sessionId } = (await ann.post<{ sessionId: string }>('/api/sessions', { game: 'go-fish', seats })).body;
    await bob.post(`/api/sessions/${sessionId}/join`, {});
    let people = [ann, bob];
    for (let played = 0; played < most;) {
      const { body } = await people[0]!.get<SessionPage>(`/api/sessions/${sessionId}`);
      if (body.outcome) break;
      if (body.legalActions.length === 0) people = people.reverse();
      else
        expect((await people[0]!.acts(sessionId, body.legalActions[played++ % body.legalActions.length]!)).status).toBe(
          200,
        );
    }
    return sessionId;
  }

  const calledOff = async (): Promise<string> => {
    const id = await play(6);
    await admin.post(`/api/admin/sessions/${id}/cancel`, { reason: 'a test' });
    return id;
  };

  const endedLongAgo = (ids: readonly string[], days = 40) =>
    pool.query(`UPDATE game_sessions SET finished_at = now() - make_interval(days => $2) WHERE id = ANY ($1::uuid[])`, [
      ids,
      days,
    ]);

  const tidy = (server = parlour) => server.app.get(Housekeeper).tidy();

  const rowsOf = async (id: string) => {
    const { rows } = await pool.query<{ actions: number; snapshots: number }>(
      `SELECT (SELECT count(*)::int FROM game_actions WHERE session_id = $1) AS actions,
              (SELECT count(*)::int FROM game_state_snapshots WHERE session_id = $1) AS snapshots`,
      [id],
    );
    return rows[0]!;
  };

  const files = (): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.gz'));

  /** All that players, watchers and strangers are told of a game and may look back at. */
  async function everythingOf(id: string, url = parlour.url): Promise<object> {
    const told: Record<string, unknown> = {};
    for (const [name, { token }] of Object.entries({ ann, bob, stranger, nobody: new Person(url, undefined) })) {
      const person = new Person(url, token);
      const { version } = (await person.get<SessionPage>(`/api/sessions/${id}`)).body;
      const paths = ['', '/history?limit=500', '/history?since=3&limit=4', '/history?as=public', '/views?from=0'];
      const looks = [0, 1, 2, Math.floor(version / 2), version - 2, version - 1, version].map((at) => `/at/${at}`);
      for (const path of [...paths, '/views?from=4&as=all', '/at/1?as=seat1', '/proof', ...looks]) {
        const { status, body } = await person.get(`/api/sessions/${id}${path}`);
        told[`${name} ${path}`] = { status, body: { ...body, updatedAt: null } };
      }
    }
    return told;
  }

  it('are told as before, to each as much as before, by an instance that has never seen them', async () => {
    const ids = [await play(), await calledOff()];
    const before = [await everythingOf(ids[0]!), await everythingOf(ids[1]!)];
    await endedLongAgo(ids);
    await tidy();
    for (const id of ids) expect(await rowsOf(id)).toEqual({ actions: 2, snapshots: 1 });
    const other = await startParlour({ databaseUrl: parlour.settings.databaseUrl, archiveFolder: folder }, [
      GoFishModule,
    ]);
    try {
      for (const [index, id] of ids.entries()) {
        expect(await everythingOf(id)).toEqual(before[index]);
        expect(await everythingOf(id, other.url)).toEqual(before[index]);
      }
    } finally {
      await other.stop();
    }
    const list = await ann.get<{ items: { sessionId: string }[] }>('/api/sessions?mine=true');
    expect(list.body.items.map(({ sessionId }) => sessionId)).toEqual(expect.arrayContaining(ids));
  });

  it('verify, with the snapshots that were kept; and the files do by themselves', async () => {
    const id = await play();
    const whole = (await admin.post(`/api/admin/sessions/${id}/verify`)).body;
    expect(whole).toMatchObject({ agrees: true });
    await endedLongAgo([id], 50);
    // Its snapshots are not old enough to be thinned where they are kept for longer than the rest.
    await pool.query('UPDATE game_sessions SET thinned_at = now() WHERE id = $1', [id]);
    await tidy();
    expect(await rowsOf(id)).toEqual({ actions: 2, snapshots: 1 });
    expect((await admin.post(`/api/admin/sessions/${id}/verify`)).body).toEqual(whole);
    for (const file of files()) {
      const { code, said } = await run(['verify', join(folder, file)]).ended;
      expect(said).toMatch(/^[0-9]+ games hold, 0 do not, [0-9]+ cannot be played again\.\n$/);
      expect(code).toBe(0);
    }
  });

  it('cannot be changed: not by going back, called off or over', async () => {
    const ids = [await calledOff(), await play()];
    await endedLongAgo(ids, 60);
    await tidy();
    for (const id of ids) {
      const { body: before } = await admin.get(`/api/admin/sessions/${id}`);
      const answer = await admin.post(`/api/admin/sessions/${id}/rewind`, { toVersion: 1, reason: 'a test' });
      expect(answer).toMatchObject({ status: 409, body: { code: 'SESSION_ARCHIVED' } });
      expect((await admin.get(`/api/admin/sessions/${id}`)).body).toEqual(before);
    }
  });

  it('say so when their file is away, and are listed, seen as they ended, and told again when it is back', async () => {
    const id = await play();
    await endedLongAgo([id], 70);
    await tidy();
    const [file] = files().filter((name) => name.includes(longAgo(70)));
    renameSync(join(folder, file!), join(folder, 'away'));
    const after = await startParlour({ databaseUrl: parlour.settings.databaseUrl, archiveFolder: folder }, [
      GoFishModule,
    ]);
    try {
      const person = new Person(after.url, ann.token);
      for (const path of ['history', 'at/3', 'views?from=2', 'proof']) {
        expect(await person.get(`/api/sessions/${id}/${path}`)).toMatchObject({
          status: 503,
          body: { code: 'ARCHIVE_UNAVAILABLE' },
        });
      }
      expect(await person.get(`/api/sessions/${id}`)).toMatchObject({ status: 200, body: { status: 'finished' } });
      renameSync(join(folder, 'away'), join(folder, file!));
      expect(await person.get(`/api/sessions/${id}/history`)).toMatchObject({ status: 200 });
    } finally {
      await after.stop();
    }
  });

  it('stay where they are until their time has come', async () => {
    const [recent, running] = [await play(), await play(4)];
    await endedLongAgo([recent], 29);
    const before = [await rowsOf(recent), await rowsOf(running)];
    await tidy();
    expect([await rowsOf(recent), await rowsOf(running)]).toEqual(before);
  });

  it('that are damaged stay, and hold up no other', async () => {
    const [damaged, whole] = [await play(), await play()];
    await endedLongAgo([damaged], 81);
    await endedLongAgo([whole], 80);
    await pool.query('DELETE FROM game_actions WHERE session_id = $1 AND seq = 3', [damaged]);
    const before = await rowsOf(damaged);
    await tidy();
    expect((await rowsOf(damaged)).actions).toBe(before.actions);
    expect(await rowsOf(whole)).toEqual({ actions: 2, snapshots: 1 });
    await pool.query('UPDATE game_sessions SET finished_at = now() WHERE id = $1', [damaged]);
  });

  it('lose nothing when the archiving process is killed between the file and the rows', async () => {
    const ids = [await play(), await play(), await calledOff()];
    const before = await everythingOf(ids[0]!);
    await endedLongAgo(ids, 90);
    const stored = await Promise.all(ids.map(rowsOf));
    const known = files();
    const env = {
      DATABASE_URL: parlour.settings.databaseUrl!,
      JWT_SECRET: parlour.settings.jwtSecret,
      ...{ ARCHIVE_AFTER_DAYS: '30', ARCHIVE_FOLDER: folder },
    };
    // Rows can be read and not deleted: the process gets as far as a file that is on disk.
    const blocker = await pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('LOCK TABLE game_actions IN SHARE MODE');
    const { child, ended } = run(['archive'], env);
    try {
      await until('a file of the archive', () => files().length > known.length);
    } finally {
      child.kill('SIGKILL');
      await ended;
      await blocker.query('ROLLBACK');
      blocker.release();
    }
    expect(await Promise.all(ids.map(rowsOf))).toEqual(stored);
    expect(await everythingOf(ids[0]!)).toEqual(before);

    expect(await run(['archive'], env).ended).toMatchObject({ code: 0, said: `Archived 3 games in ${folder}.\n` });
    // The same games, the same file: nothing is there twice.
    expect(files()).toHaveLength(known.length + 1);
    for (const id of ids) expect(await rowsOf(id)).toEqual({ actions: 2, snapshots: 1 });
    expect(await everythingOf(ids[0]!)).toEqual(before);
    expect(await run(['archive'], env).ended).toMatchObject({ code: 0, said: `Archived 0 games in ${folder}.\n` });
  });

  it('are archived once, by however many instances', async () => {
    const ids = [await play(), await play(), await play()];
    await endedLongAgo(ids, 100);
    const known = files();
    const { databaseUrl } = parlour.settings;
    const other = await startParlour({ databaseUrl, archiveAfterDays: 30, archiveFolder: folder }, [GoFishModule]);
    try {
      await Promise.all([tidy(), tidy(other), tidy(), tidy(other)]);
    } finally {
      await other.stop();
    }
    for (const id of ids) expect(await rowsOf(id)).toEqual({ actions: 2, snapshots: 1 });
    const { rows } = await pool.query<{ file: string }>(
      'SELECT DISTINCT archive_file AS file FROM game_sessions WHERE id = ANY ($1::uuid[])',
      [ids],
    );
    expect(
      files()
        .filter((file) => !known.includes(file))
        .sort(),
    ).toEqual(rows.map(({ file }) => file).sort());
  });
});

/** A day so many days ago, as files are named. */
function longAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}
