import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { ApiError } from '../../api-error.js';
import { toApiError } from '../problems/to-api-error.js';

const BODY_ERROR = Symbol('body error');

export interface BodyOptions {
  /** How large a body may be. */
  readonly limit?: string | number;
  /** How large it may be at a path that needs more, in bytes. */
  readonly largerAt?: (path: string) => number | undefined;
}

interface BodyErrorCarrier {
  [BODY_ERROR]?: ApiError;
}

/**
 * Reads a JSON body and never answers by itself: what is wrong with the body is kept on the request and thrown by the
 * `BodyErrorInterceptor`, so that guards (does the game exist, is the token good) have their say first.
 */
export function lenientBody(options: BodyOptions = {}): RequestHandler {
  const usual = reader(options.limit ?? '256kb');
  return (request: Request, response: Response, next: NextFunction) => {
    if (hasContent(request) && !isJsonOrUnsaid(request)) {
      keepBodyError(request, new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'The body must be application/json.'));
      // The rest of the body still has to leave the wire, or the connection cannot be used again.
      request.resume();
      next();
      return;
    }
    const larger = options.largerAt?.(request.path);
    const json = larger === undefined ? usual : reader(larger);
    json(request, response, (error?: unknown) => {
      if (error !== undefined && error !== null) {
        request.body = undefined;
        keepBodyError(request, toBodyError(error));
      }
      next();
    });
  };
}

/** Not `strict`: `5` is good JSON of a bad shape, and the shape is judged later. */
function reader(limit: string | number): RequestHandler {
  return express.json({ limit, strict: false, type: isJsonOrUnsaid });
}

/** What was wrong with the body of a request, for the handler that reads it. */
export function findBodyError(request: object): ApiError | undefined {
  return (request as BodyErrorCarrier)[BODY_ERROR];
}

function keepBodyError(request: object, error: ApiError): void {
  (request as BodyErrorCarrier)[BODY_ERROR] = error;
}

/** Whatever goes wrong while reading (a broken gzip stream, for one) is the body's fault, never ours. */
function toBodyError(error: unknown): ApiError {
  const told = toApiError(error);
  return told.status < 500 ? told : new ApiError(400, 'BAD_REQUEST', 'The body cannot be read.');
}

/** Many small clients send JSON and forget to say so; only another type said aloud is refused. */
function isJsonOrUnsaid(request: { headers: { 'content-type'?: string } }): boolean {
  const said = request.headers['content-type'];
  if (said === undefined || said.trim() === '') return true;
  const type = said.split(';', 1)[0]!.trim().toLowerCase();
  return type === 'application/json' || (type.startsWith('application/') && type.endsWith('+json'));
}

function hasContent(request: Request): boolean {
  if (request.headers['transfer-encoding'] !== undefined) return true;
  return Number(request.headers['content-length'] ?? 0) > 0;
}
