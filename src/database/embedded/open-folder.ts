import { access, constants, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { DatabaseStartError } from './embedded.types.js';
import type { RunAs } from './embedded.types.js';
import { canEnter } from './run-as.js';

/** A folder outside the project that root can write to and Postgres's account can enter. The last ones may be emptied at boot. */
export async function openFolder(runAs: RunAs): Promise<string> {
  for (const folder of ['/var/lib', '/var/tmp', tmpdir()]) {
    await mkdir(folder, { recursive: true }).catch(() => undefined);
    const writable = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (writable && (await canEnter(folder, runAs))) return folder;
  }
  throw new DatabaseStartError(
    'Postgres does not run as root, and there is no folder that its account can enter. ' +
      'Move Parlour out of a closed folder, start it as an ordinary user, or set DATABASE_URL.',
  );
}
