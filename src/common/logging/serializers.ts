import type { IncomingMessage, ServerResponse } from 'node:http';
import { redact, redactUrl } from './redact.js';

/** Allow-lists: a header or field that is not listed is not logged. */
export const serializers = {
  req(request: IncomingMessage & { id?: unknown; originalUrl?: string }) {
    const url = redactUrl(request.originalUrl ?? request.url ?? '');
    return { id: request.id, method: request.method, url, from: request.socket?.remoteAddress };
  },

  res(response: ServerResponse) {
    return { status: response.statusCode };
  },

  err: errorToLog,
  error: errorToLog,
};

/** The values of a failed query stay out of the log: they may be anything, password hashes included. */
function errorToLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return redact(error);
  const { name, message, stack, cause, ...rest } = error as Error & Record<string, unknown>;
  const told = Object.entries(rest).filter(([key]) => !['parameters', 'driverError', 'query'].includes(key));
  return {
    type: name,
    message,
    stack,
    ...(redact(Object.fromEntries(told)) as object),
    ...(cause === undefined || depth > 3 ? {} : { cause: errorToLog(cause, depth + 1) }),
  };
}
