import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { findBinaries } from './binaries.js';
import { DatabaseStartError } from './embedded.types.js';
import type { EmbeddedLog, Place, RunAs } from './embedded.types.js';
import { openFolder } from './open-folder.js';
import { accountFor, canEnter } from './run-as.js';

/** Settles where the data lives, which programs serve it and under which account. */
export async function settle(dataDir: string, log: EmbeddedLog): Promise<Place> {
  await mkdir(dataDir, { recursive: true });
  const inside = join(dataDir, 'postgres');
  const moved = await readlink(inside).catch(() => undefined);
  if (moved !== undefined) log.info(`Postgres's data lives in ${moved}`);
  const runAs = await accountFor(moved ?? inside);
  const data = moved ?? (await dataFolder(dataDir, inside, runAs, log));
  return { binaries: await findBinaries(runAs, log), data, logFile: join(dataDir, 'postgres.log'), runAs };
}

async function dataFolder(dataDir: string, inside: string, runAs: RunAs, log: EmbeddedLog): Promise<string> {
  if (await canEnter(dataDir, runAs)) return inside;
  if (await lstat(inside).catch(() => undefined)) {
    throw new DatabaseStartError(`Postgres does not run as root, and its account can no longer enter ${dataDir}.`);
  }
  return moveOut(dataDir, inside, runAs, log);
}

/**
 * The link in DATA_DIR leads to the data outside it: it goes along when the project is moved, and deleting DATA_DIR
 * starts afresh, as it would if the data were inside.
 */
async function moveOut(dataDir: string, inside: string, runAs: RunAs, log: EmbeddedLog): Promise<string> {
  const home = join(await openFolder(runAs), `parlour-${randomBytes(6).toString('hex')}`);
  await mkdir(home);
  await chmod(home, 0o711);
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(home, runAs.uid, runAs.gid);
  await symlink(join(home, 'postgres'), inside);
  log.warn(`Postgres's account cannot enter ${dataDir}: its data lives in ${home} (${inside} leads there)`);
  return join(home, 'postgres');
}
