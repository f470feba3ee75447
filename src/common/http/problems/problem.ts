import { STATUS_CODES } from 'node:http';
import { ApiError } from '../../api-error.js';

/** The content type of errors. */
export const PROBLEM_TYPE = 'application/problem+json';

/** Problem details (RFC 9457), with a stable `code` and the message once more as `error`. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly error: string;
  readonly rule?: string;
  readonly details?: unknown;
  readonly instance?: string;
}

/** `about:blank` is the RFC's way to say that the status tells the type; `code` is the finer one. */
export function toProblem(error: ApiError, instance?: string): Problem {
  const { rule, details } = error.extras;
  return {
    type: 'about:blank',
    title: STATUS_CODES[error.status] ?? 'Error',
    status: error.status,
    code: error.code,
    detail: error.message,
    error: error.message,
    ...(rule === undefined ? {} : { rule }),
    ...(details === undefined ? {} : { details }),
    ...(instance === undefined ? {} : { instance }),
  };
}
