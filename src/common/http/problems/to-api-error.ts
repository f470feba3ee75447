import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import { ApiError } from '../../api-error.js';
import { isDatabaseDown } from '../../database-down.js';
import { isError } from '../../is-error.js';

const CODES: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  408: 'REQUEST_TIMEOUT',
  409: 'CONFLICT',
  410: 'GONE',
  412: 'PRECONDITION_FAILED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'UNPROCESSABLE',
  429: 'RATE_LIMITED',
  501: 'NOT_IMPLEMENTED',
  503: 'UNAVAILABLE',
};

/** Whatever was thrown, as the one error that every transport knows how to tell. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (isDatabaseDown(thrown)) return databaseUnavailable();
  if (isUntellableText(thrown))
    return new ApiError(400, 'BAD_SHAPE', 'A text holds a character that cannot be stored.');
  const bodyError = fromBodyParser(thrown);
  if (bodyError) return bodyError;
  if (thrown instanceof HttpException) return fromHttpException(thrown);
  if (isClientHttpError(thrown)) return fromStatus(thrown.status, thrown.message);
  return new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong on our side.');
}

function databaseUnavailable(): ApiError {
  return new ApiError(503, 'DATABASE_UNAVAILABLE', 'The database cannot be reached right now. Please try again.', {
    retryAfter: 1,
  });
}

/** The errors of `body-parser` carry a `type`; its own messages quote the body, which may hold a password. */
function fromBodyParser(thrown: unknown): ApiError | undefined {
  if (!isError(thrown)) return undefined;
  const { type, limit } = thrown as { type?: unknown; limit?: unknown };
  switch (type) {
    case 'entity.parse.failed':
      return new ApiError(400, 'MALFORMED_JSON', 'The body is not valid JSON.');
    case 'entity.too.large':
      return new ApiError(413, 'BODY_TOO_LARGE', `The body is larger than ${String(limit)} bytes.`);
    case 'charset.unsupported':
      return new ApiError(415, 'UNSUPPORTED_CHARSET', 'The body must be written in UTF-8.');
    case 'encoding.unsupported':
      return new ApiError(415, 'UNSUPPORTED_ENCODING', 'The body is compressed in a way this server does not know.');
    case 'request.aborted':
    case 'request.size.invalid':
      return new ApiError(400, 'INCOMPLETE_BODY', 'The body ended early or does not have the length it announced.');
    default:
      return undefined;
  }
}

function fromHttpException(exception: HttpException): ApiError {
  const answer = exception.getResponse();
  const message = typeof answer === 'string' ? answer : (answer as { message?: unknown }).message;
  const status = exception.getStatus();
  // Nest's own pipes list several messages; ours never do.
  if (Array.isArray(message)) return new ApiError(status, 'BAD_SHAPE', message.join('; '));
  return fromStatus(status, typeof message === 'string' ? message : exception.message);
}

function fromStatus(status: number, message: string): ApiError {
  if (status === 404 && /^Cannot [A-Z]+ \//.test(message)) {
    return new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.');
  }
  const code = CODES[status] ?? (status >= 500 ? 'INTERNAL_ERROR' : 'BAD_REQUEST');
  const told = status >= 500 && status !== 503 ? 'Something went wrong on our side.' : message;
  const text = told.replace(/^ThrottlerException: /, '') || STATUS_CODES[status] || 'Error';
  return new ApiError(status, code, text, status === 429 ? { retryAfter: 1 } : {});
}

/** Express and its friends mark what the client did wrong with a status (a path that does not decode, for one). */
function isClientHttpError(thrown: unknown): thrown is Error & { status: number } {
  if (!isError(thrown)) return false;
  const { status } = thrown as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** Postgres takes neither a NUL nor broken UTF-8. The door refuses them; this is for what came in another way. */
function isUntellableText(thrown: unknown): boolean {
  if (!isError(thrown)) return false;
  const { code } = thrown as { code?: unknown };
  return code === '22021' || code === '22P05';
}
