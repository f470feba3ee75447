// Owns the Postgres of one test run. It ends it when its standard input closes, which happens however the run ends:
// finished, interrupted or killed.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres } from '../../dist/src/database/embedded/embedded-postgres.js';

const dataDir = mkdtempSync(join(tmpdir(), 'parlour-tests-'));
chmodSync(dataDir, 0o755); // as root, Postgres runs under another account and must get in
const log = { info: () => undefined, warn: (message) => console.error(message) };

const postgres = await EmbeddedPostgres.start({ dataDir, log, durable: false, maxConnections: 300 });
process.stdin.on('end', async () => {
  await postgres.destroy();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
process.stdin.resume();
console.log(postgres.url('postgres'));
