import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** For secrets with 256 random bits a plain hash is enough: there is nothing to guess. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
