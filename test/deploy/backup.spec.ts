import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.js';
import type { Place } from '../../src/database/embedded/embedded.types.js';
import { settle } from '../../src/database/embedded/place.js';
import { SessionVerifier } from '../../src/engine/sessions/past/session-verifier.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { until } from '../support/until.js';

const log = { info: () => undefined, warn: () => undefined };

/** One connection for some statements. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Plays both seats of some games, again and again, and remembers which version each answer named. */
class Load {
  readonly answered = new Map<string, number>();
  private going = true;
  private readonly players: Promise<void>[] = [];

  constructor(
    private readonly parlour: Parlour,
    private readonly ann: Person,
    tables: number,
  ) {
    for (let table = 0; table < tables; table++) this.players.push(this.play());
  }

  get total(): number {
    return [...this.answered.values()].reduce((sum, version) => sum + version, 0);
  }

  async end(): Promise<void> {
    this.going = false;
    await Promise.all(this.players);
  }

  private async play(): Promise<void> {
    while (this.going) {
      const { id } = await goFishFor(this.parlour, [this.ann, this.ann]);
      this.answered.set(id, 0);
      for (let over = false; this.going && !over;) over = await this.act(id);
    }
  }

  private async act(id: string): Promise<boolean> {
    const { body } = await this.ann.get<{ legalActions: object[]; status: string }>(`/api/sessions/${id}`);
    if (body.status !== 'active') return true;
    const answer = await this.ann.acts(id, body.legalActions[0]!);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    this.answered.set(id, answer.body.version);
    return false;
  }
}

describe('A base backup taken while people play, with the log that was archived since', () => {
  let folder: string;
  let place: Place;
  let postgres: EmbeddedPostgres;
  let parlour: Parlour | undefined;
  const archive = (): string => join(folder, 'archive');
  const copy = (): string => join(folder, 'copy');

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-backup-'));
    chmodSync(folder, 0o755); // as root, Postgres runs under another account and must get in
    postgres = await EmbeddedPostgres.start({ dataDir: folder, log });
    place = await settle(folder, log);
    for (const path of [archive(), copy()]) {
      mkdirSync(path, { mode: 0o700 });
      giveToPostgres(path);
    }
    await connected(postgres.url(), async (client) => {
      await client.query('ALTER SYSTEM SET archive_mode = on');
      await client.query(`ALTER SYSTEM SET archive_command = 'cp %p ${archive()}/%f'`);
    });
    await postgres.stop();
    postgres = await EmbeddedPostgres.start({ dataDir: folder, log });
    parlour = await startParlour({ databaseUrl: postgres.url() }, [GoFishModule]);
  }, 180_000);
  afterAll(async () => {
    await parlour?.stop();
    await postgres?.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  function giveToPostgres(path: string): void {
    const { uid, gid } = place.runAs;
    if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  }

  /** What `pg_basebackup` and pgBackRest do: the files as they are, while they change, and the label that says since when. */
  async function takeBackup(): Promise<void> {
    await connected(postgres.url(), async (client) => {
      await client.query("SELECT pg_backup_start('parlour', fast => true)");
      const parts = readdirSync(place.data).filter(
        (name) => !['pg_wal', 'postmaster.pid', 'postmaster.opts'].includes(name),
      );
      const { stderr } = spawnSync('cp', ['-a', ...parts.map((name) => join(place.data, name)), copy()], {
        encoding: 'utf8',
      });
      // Files may go while they are copied: the log makes or removes them again.
      const troubles = stderr.split('\n').filter((line) => line !== '' && !line.includes('No such file'));
      expect(troubles).toEqual([]);
      const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(true)');
      writeFileSync(join(copy(), 'backup_label'), rows[0]!.labelfile);
      for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries'])
        mkdirSync(join(copy(), name), { mode: 0o700 });
    });
  }

  /** Ends the segment of the log that is being written, and waits until it is in the archive. */
  async function archiveTheRest(): Promise<void> {
    await connected(postgres.url(), async (client) => {
      const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name');
      await until('the last segment in the archive', () => existsSync(join(archive(), rows[0]!.name)));
    });
  }

  /** The machine is lost: all there is are the backup and the archive. */
  async function restore(): Promise<void> {
    await parlour!.stop();
    parlour = undefined;
    await postgres.stop();
    rmSync(place.data, { recursive: true });
    renameSync(copy(), place.data);
    writeFileSync(join(place.data, 'recovery.signal'), '');
    const settings = `archive_mode = 'off'\nrestore_command = 'cp ${archive()}/%f %p'\n`;
    writeFileSync(join(place.data, 'postgresql.auto.conf'), settings);
    for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'backup_label', 'recovery.signal']) {
      giveToPostgres(join(place.data, name));
    }
    chmodSync(place.data, 0o700);
    postgres = await EmbeddedPostgres.start({ dataDir: folder, log });
    parlour = await startParlour({ databaseUrl: postgres.url() }, [GoFishModule]);
  }

  it('gives every session back, to the last action that was answered, and each verifies', async () => {
    const ann = await guest(parlour!.url, 'ann');
    const load = new Load(parlour!, ann, 4);
    await until('games under way', () => load.total > 40);
    await takeBackup();
    const then = load.total;
    await until('play after the backup', () => load.total > then + 40);
    await load.end();
    await archiveTheRest();
    await restore();

    const verifier = parlour!.app.get(SessionVerifier);
    expect(load.answered.size).toBeGreaterThanOrEqual(4);
    for (const [id, version] of load.answered) {
      expect({ id, ...(await verifier.verify(id)) }).toMatchObject({ id, agrees: true, actions: version });
    }
  }, 180_000);

  it('is a server that is played on', async () => {
    const bob = await guest(parlour!.url, 'bob');
    const { id } = await goFishFor(parlour!, [bob, bob]);
    const { body } = await bob.get<{ legalActions: object[] }>(`/api/sessions/${id}`);
    expect(await bob.acts(id, body.legalActions[0]!)).toMatchObject({ status: 200 });
  });
});
