import type { Verification } from '../../src/engine/sessions/past/session-verifier.js';
import type { DataFolder } from './data-folder.js';
import { Person } from './people.js';
import { SpawnedServer } from './spawned-server.js';

const GO_FISH = 'dist/examples/go-fish/server.js';
const ADMIN = { email: 'admin@example.org', password: 'correct horse battery' };

/** What a mortal server runs: Go Fish, unless told otherwise. */
export interface Mortal {
  readonly main?: string;
  readonly env?: Record<string, string>;
}

/** A server that dies and comes back on the same data. */
export class MortalServer {
  /** Where it listens; another place after every start. */
  address = '';
  private current: SpawnedServer | undefined;
  /** What the next start gets besides: a wrong clock. */
  also: Record<string, string> = {};

  constructor(
    private readonly data: DataFolder,
    private readonly mortal: Mortal = {},
  ) {}

  async start(): Promise<void> {
    this.spawn();
    this.address = await this.current!.ready();
  }

  /** Begins a start without waiting for its end. */
  spawn(): void {
    const settings = { HOST: '127.0.0.1', BOT_THREADS: '1', LOG_LEVEL: 'warn', ...this.mortal.env, ...this.also };
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
    const { main = GO_FISH } = this.mortal;
    this.current = SpawnedServer.spawn({ DATA_DIR: this.data.path, ...settings, ...admin }, main);
  }

  /** Whether it is gone although no test has killed it, and what it said. */
  get gone(): boolean {
    return this.current?.gone ?? true;
  }

  get pid(): number {
    const { pid } = this.current!.process;
    if (pid === undefined) throw new Error('No server was started.');
    return pid;
  }

  get lastWords(): string {
    return this.current?.text.slice(-4000) ?? '';
  }

  /** No warning, no flushing: the process is gone. */
  async kill(): Promise<void> {
    await this.current!.end('SIGKILL');
  }

  /** In order, Postgres last. */
  async stop(): Promise<void> {
    if (!this.gone) await this.current!.end('SIGTERM');
  }

  async admin(): Promise<Person> {
    const { body } = await new Person(this.address, undefined).post<{ accessToken: string }>('/api/auth/login', ADMIN);
    return new Person(this.address, body.accessToken);
  }

  /** Plays sessions again from their stored actions and compares; returns what does not agree. */
  async disagreements(sessionIds: Iterable<string>): Promise<object[]> {
    const admin = await this.admin();
    const found: object[] = [];
    for (const id of sessionIds) {
      const { body } = await admin.post<Verification>(`/api/admin/sessions/${id}/verify`);
      if (body.agrees !== true) found.push({ id, ...body });
    }
    return found;
  }
}
