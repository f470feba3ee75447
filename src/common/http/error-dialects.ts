import { Injectable } from '@nestjs/common';
import { ApiError } from '../api-error.js';

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

/** Which paths speak which dialect. The longest prefix wins; a prefix matches whole segments only. */
@Injectable()
export class ErrorDialects {
  private readonly dialects: { prefix: string; dialect: ErrorDialect }[] = [];

  register(pathPrefix: string, dialect: ErrorDialect): void {
    const prefix = normalize(pathPrefix);
    if (this.dialects.some((known) => known.prefix === prefix)) {
      throw new Error(`Two error dialects for ${prefix}`);
    }
    this.dialects.push({ prefix, dialect });
    this.dialects.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  find(path: string): ErrorDialect | undefined {
    const wanted = normalize(path);
    return this.dialects.find(({ prefix }) => wanted === prefix || wanted.startsWith(`${prefix}/`))?.dialect;
  }
}

/** Express routes without regard to case, so `/API/check` is the same place as `/api/check`. */
function normalize(path: string): string {
  return path.replace(/\/+$/, '').toLowerCase();
}
