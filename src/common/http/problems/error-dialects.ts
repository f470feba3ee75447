import { Injectable } from '@nestjs/common';
import { ApiError } from '../../api-error.js';
import { PathMap } from './path-map.js';

/** An error as a contract answers it. */
export interface WrittenError {
  readonly status: number;
  readonly body: unknown;
  /** `application/json` unless said otherwise. */
  readonly contentType?: string;
}

/** How a game words its errors on its own paths: its contract is older than ours. */
export interface ErrorDialect {
  write(error: ApiError): WrittenError;
  /** The game's own code and status for an error that is not its own (a bad shape, an unknown route, a bad token). */
  translate?(error: ApiError): ApiError;
}

/** Which paths speak which dialect. */
@Injectable()
export class ErrorDialects {
  private readonly dialects = new PathMap<ErrorDialect>('error dialects');

  register(pathPrefix: string, dialect: ErrorDialect): void {
    this.dialects.set(pathPrefix, dialect);
  }

  find(path: string): ErrorDialect | undefined {
    return this.dialects.find(path);
  }
}
