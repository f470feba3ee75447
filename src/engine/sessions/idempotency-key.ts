import { createHash } from 'node:crypto';
import { ApiError } from '../../common/api-error.js';
import { canonical } from '../core/index.js';

/** The key under which something is opened once, and what stands for the request that used it. */
export interface CreateKey {
  readonly key: string;
  readonly body: string;
}

/** The key that makes a retry safe, as its header says it. */
export function readKey(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header;
  if (key !== undefined && (key.length < 1 || key.length > 200)) {
    throw new ApiError(400, 'BAD_SHAPE', 'Idempotency-Key takes 1 to 200 characters.');
  }
  return key;
}

/** The same for something that is opened by a body. */
export function readCreateKey(header: string | string[] | undefined, body: object): CreateKey | undefined {
  const key = readKey(header);
  return key === undefined ? undefined : { key, body: fingerprint(body) };
}

/** What stands for the body of a request. */
export function fingerprint(body: unknown): string {
  return createHash('sha256').update(canonical(body)).digest('base64url');
}

/** Refuses a key that stands for another request. What was opened before bodies were kept has none. */
export function expectSameBody({ body }: CreateKey, stored: string | null): void {
  if (stored !== null && stored !== body) {
    throw new ApiError(422, 'KEY_REUSED', 'This key was used for another request.');
  }
}
