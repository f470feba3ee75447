import { ArgumentsHost, Catch, ExceptionFilter, Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiError } from '../../api-error.js';
import { isError } from '../../is-error.js';
import { ErrorDialects, type WrittenError } from './error-dialects.js';
import { PROBLEM_TYPE, toProblem } from './problem.js';
import { toApiError } from './to-api-error.js';

/** The one place where an HTTP error is written, in the dialect of the path it happened on. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Http');

  constructor(private readonly dialects: ErrorDialects) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const path = request.originalUrl.split('?', 1)[0]!;
    const error = toApiError(thrown);
    if (error.status >= 500) this.log(thrown, error, `${request.method} ${path}`);

    // Half an answer is on its way (a stream): the only honest thing left is to cut it off.
    if (response.headersSent) {
      if (!response.writableEnded) response.destroy();
      return;
    }
    const written = this.write(error, path);
    const { retryAfter } = error.extras;
    if (retryAfter !== undefined && !response.hasHeader('Retry-After')) {
      response.setHeader('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
    }
    if (written.status === 401) response.setHeader('WWW-Authenticate', 'Bearer');
    response.removeHeader('ETag');
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Type', written.contentType ?? 'application/json; charset=utf-8');
    response.status(written.status).end(JSON.stringify(written.body));
  }

  private write(error: ApiError, path: string): WrittenError {
    const dialect = this.dialects.find(path);
    if (dialect) {
      try {
        return dialect.write(dialect.translate?.(error) ?? error);
      } catch (failure) {
        this.logger.error(`The error dialect of ${path} failed`, stackOf(failure));
      }
    }
    return { status: error.status, body: toProblem(error, path), contentType: PROBLEM_TYPE };
  }

  private log(thrown: unknown, error: ApiError, where: string): void {
    // A database that is away fails every request: one line each is enough.
    if (error.code === 'DATABASE_UNAVAILABLE') this.logger.warn(`${where}: database unavailable`);
    else this.logger.error(`${where} failed: ${isError(thrown) ? thrown.message : String(thrown)}`, stackOf(thrown));
  }
}

function stackOf(thrown: unknown): string | undefined {
  if (!isError(thrown)) return undefined;
  return isError(thrown.cause) ? `${thrown.stack}\ncaused by ${thrown.cause.stack}` : thrown.stack;
}
