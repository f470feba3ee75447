import { PLAIN } from '../../support/browser-server.mjs';
import { createDatabase } from '../../support/cluster.js';
import type { TestDatabase } from '../../support/cluster.js';
import { SpawnedServer } from '../../support/spawned-server.js';

/** A server of one file alone: it may be killed, frozen and started again, be another program, or be told something else. */
export class OwnServer {
  private constructor(
    private readonly database: TestDatabase,
    private server: SpawnedServer,
    readonly url: string,
    private readonly main: string | undefined,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  static async start(main: string | undefined, env: Readonly<Record<string, string>>): Promise<OwnServer> {
    const database = await createDatabase();
    const server = spawn(database, '0', main, env);
    return new OwnServer(database, server, await server.ready(), main, env);
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  freeze(): void {
    this.server.process.kill('SIGSTOP');
  }

  thaw(): void {
    this.server.process.kill('SIGCONT');
  }

  async kill(): Promise<void> {
    await this.server.end('SIGKILL');
  }

  async startAgain(): Promise<void> {
    this.server = spawn(this.database, new URL(this.url).port, this.main, this.env);
    await this.server.ready();
  }

  async end(): Promise<void> {
    await this.kill();
    await this.database.drop();
  }
}

/** On an empty database, which it migrates itself. */
function spawn(
  database: TestDatabase,
  port: string,
  main: string | undefined,
  more: Readonly<Record<string, string>>,
): SpawnedServer {
  return SpawnedServer.spawn({ PORT: port, DATABASE_URL: database.url, BOT_THREADS: '1', ...PLAIN, ...more }, main);
}
