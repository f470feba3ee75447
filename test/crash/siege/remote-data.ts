import type pg from 'pg';
import { DataFolder } from '../../support/data-folder.js';
import { createTestDatabase } from '../../support/database.js';
import type { TestDatabase } from '../../support/database.js';
import { TcpProxy } from '../../support/tcp-proxy.js';

/** A Postgres elsewhere, which the server reaches through a proxy and the audit directly. */
export class RemoteData extends DataFolder {
  private constructor(
    private readonly database: TestDatabase,
    readonly proxy: TcpProxy,
  ) {
    super();
  }

  static async open(): Promise<RemoteData> {
    const database = await createTestDatabase();
    const data = new RemoteData(database, await TcpProxy.before(database.url));
    await data.connected(storeBeforeAnswering);
    return data;
  }

  get env(): Record<string, string> {
    return { DATABASE_URL: this.proxy.url, JWT_SECRET: 'the secret of a siege, known to every test' };
  }

  protected override get address(): string {
    return this.database.url;
  }

  async close(): Promise<void> {
    await this.proxy.stop();
    await this.database.drop();
  }
}

/** The Postgres of the tests answers before it has written. One that crashes may only lose what it has not answered. */
async function storeBeforeAnswering(client: pg.Client): Promise<void> {
  await client.query(`ALTER DATABASE ${client.escapeIdentifier(client.database!)} SET synchronous_commit = on`);
}
