import { ApiError } from '../../common/api-error.js';

/** The key that makes a retry safe, as its header says it. */
export function readKey(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header;
  if (key !== undefined && (key.length < 1 || key.length > 200)) {
    throw new ApiError(400, 'BAD_SHAPE', 'Idempotency-Key takes 1 to 200 characters.');
  }
  return key;
}
