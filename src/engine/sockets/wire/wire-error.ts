import { toApiError } from '../../../common/http/problems/to-api-error.js';
import type { WireError } from '../events.js';

/** Whatever was thrown, as a client is told. */
export function toWireError(thrown: unknown): WireError {
  const { code, message, extras } = toApiError(thrown);
  const { rule, details, retryAfter } = extras;
  return {
    code,
    message,
    ...(rule === undefined ? undefined : { rule }),
    ...(details === undefined ? undefined : { details }),
    ...(retryAfter === undefined ? undefined : { retryAfter }),
  };
}
