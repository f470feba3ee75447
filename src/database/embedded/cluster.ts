import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './embedded.types.js';
import type { Place } from './embedded.types.js';
import { run } from './run.js';

export const OWNER = 'parlour';

/** What one must know to reach the cluster. Kept inside its data folder, which only its account (and root) can read. */
export interface Access {
  readonly password: string;
  readonly port: number | undefined;
}

export async function hasCluster(place: Place): Promise<boolean> {
  return (await stat(join(place.data, 'PG_VERSION')).catch(() => undefined)) !== undefined;
}

/** Made aside and renamed: a start that was interrupted leaves no half cluster, and two at once leave one. */
export async function createCluster(place: Place, durable: boolean): Promise<void> {
  const draft = `${place.data}.new-${process.pid}`;
  const folder = join(draft, 'data');
  const passwordFile = join(draft, 'password');
  const password = randomBytes(24).toString('base64url');
  await rm(draft, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    for (const path of [draft, folder, passwordFile]) await giveTo(place, path);
    const args = [`--pgdata=${folder}`, `--username=${OWNER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
    const { code, output } = await run(
      place.binaries.initdb,
      [...args, '--encoding=UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
      place.runAs,
    );
    if (code !== 0) throw new DatabaseStartError(`initdb failed in ${place.data}:\n${output}`);
    await writeAccess({ ...place, data: folder }, { password, port: undefined });
    await rename(folder, place.data).catch(async (error: unknown) => {
      if (!(await hasCluster(place))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

export async function readAccess(place: Place): Promise<Access> {
  try {
    return JSON.parse(await readFile(accessFile(place), 'utf8')) as Access;
  } catch (cause) {
    throw new DatabaseStartError(
      `The embedded Postgres in ${place.data} cannot be opened by this account: ${(cause as Error).message}`,
      { cause },
    );
  }
}

export async function writeAccess(place: Place, access: Access): Promise<void> {
  const draft = `${accessFile(place)}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  await giveTo(place, draft);
  await rename(draft, accessFile(place));
}

function accessFile(place: Place): string {
  return join(place.data, 'parlour-access.json');
}

async function giveTo({ runAs }: Place, path: string): Promise<void> {
  if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(path, runAs.uid, runAs.gid);
}
