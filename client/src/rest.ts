import type { Account } from './account/account.js';
import { pause } from './environment.js';
import { send } from './http.js';
import type { Query, Request } from './http.js';
import { isProblem } from './problem.js';

/** A page of a list, as the server sends it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** What a request may carry besides its body. */
export interface Asking {
  readonly query?: Query;
  /** Makes a retry safe: a request with a key is sent again when the line was down. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Used instead of one's login: an old seat token. */
  readonly token?: string;
}

const STALE_TOKEN = new Set(['TOKEN_EXPIRED', 'UNAUTHENTICATED']);
const TRIES = 4;
const BETWEEN_TRIES_MS = 400;
/** Told to wait longer, the caller hears of it. */
const LONGEST_WAIT_S = 5;

/** Asks the server in the name of the account. Every refusal is thrown as a `Problem`. */
export class Rest {
  constructor(
    private readonly url: string,
    private readonly account: Account,
  ) {}

  get<T>(path: string, asking: Asking = {}): Promise<T> {
    return this.ask<T>({ ...asking, method: 'GET', path });
  }

  post<T>(path: string, body: object = {}, asking: Asking = {}): Promise<T> {
    return this.ask<T>({ ...asking, method: 'POST', path, body });
  }

  put<T>(path: string, body: object, asking: Asking = {}): Promise<T> {
    return this.ask<T>({ ...asking, method: 'PUT', path, body });
  }

  patch<T>(path: string, body: object, asking: Asking = {}): Promise<T> {
    return this.ask<T>({ ...asking, method: 'PATCH', path, body });
  }

  delete<T>(path: string, asking: Asking = {}): Promise<T> {
    return this.ask<T>({ ...asking, method: 'DELETE', path });
  }

  /** Every item of a list, page by page as they are asked for. */
  async *all<T>(path: string, query: Query = {}): AsyncGenerator<T, void, undefined> {
    for (let cursor: string | undefined; ;) {
      const page: Page<T> = await this.get<Page<T>>(path, { query: { ...query, cursor } });
      yield* page.items;
      if (page.nextCursor === null) return;
      cursor = page.nextCursor;
    }
  }

  private async ask<T>(request: Request): Promise<T> {
    let renewed = false;
    let waited = false;
    for (let tries = 1; ; tries++) {
      const token = request.token ?? (await this.account.token());
      try {
        return await send<T>(this.url, { ...request, ...(token === undefined ? undefined : { token }) });
      } catch (error) {
        if (!isProblem(error)) throw error;
        if (STALE_TOKEN.has(error.code) && !renewed && token !== undefined && request.token === undefined) {
          renewed = true;
          await this.account.refresh(token);
        } else if (error.code === 'RATE_LIMITED' && !waited && (error.retryAfter ?? 1) <= LONGEST_WAIT_S) {
          waited = true;
          await pause((error.retryAfter ?? 1) * 1000);
        } else if (error.code === 'OFFLINE' && tries < TRIES && isRepeatable(request)) {
          await pause(BETWEEN_TRIES_MS * tries);
        } else throw error;
      }
    }
  }
}

function isRepeatable({ method, key }: Request): boolean {
  return method === 'GET' || key !== undefined;
}
