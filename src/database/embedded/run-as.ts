import { stat } from 'node:fs/promises';
import { DatabaseStartError } from './embedded.types.js';
import type { RunAs } from './embedded.types.js';
import { run } from './run.js';

/** initdb insists on an account with a name, so a bare number will not do. */
const CANDIDATES = ['postgres', 'nobody'];

/** Postgres refuses to run as root. Existing data decides the account; otherwise a suitable one of this machine does. */
export async function accountFor(data: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {};
  const owner = await stat(data).catch(() => undefined);
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new DatabaseStartError(
    `Postgres does not run as root, and this machine has no account named ${CANDIDATES.join(' or ')}. ` +
      'Start Parlour as an ordinary user, or set DATABASE_URL.',
  );
}

/** Asks the system rather than reading mode bits, which know nothing of access lists or mounts. */
export async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  if (runAs.uid === undefined) return true;
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs)).code === 0;
}
