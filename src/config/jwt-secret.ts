import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError } from './env-reader.js';

/** The secret kept in the data folder, made on the first start. */
export function jwtSecretIn(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  try {
    return find(file) ?? make(dataDir, file);
  } catch (error) {
    throw new SettingsError([`DATA_DIR cannot be used: ${(error as Error).message}`]);
  }
}

function find(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside and linked into place: of two servers that start at once, both end up with the same whole secret. */
function make(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(draft, `${secret}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const theirs = find(file);
    if (theirs !== undefined) return theirs;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
