import type { Rng } from '../../src/engine/core/index.js';
import { faultOf } from './faults.js';
import { NearValid } from './near-valid.js';
import type { Known, Schema } from './near-valid.js';
import { nonsenseText, rawBody } from './nonsense.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

/** A request that was made up, and what became of it. */
export interface Tried {
  readonly request: string;
  readonly status: number | 'unanswered';
  readonly text: string;
}

/** How often each status came, and what should not have come. */
export interface Outcome {
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: readonly object[];
  /** Paths that have been answered with a yes. */
  readonly reached: ReadonlySet<string>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Makes up requests for every operation of the OpenAPI document. */
export class RestFuzz {
  private readonly bodies: NearValid;
  readonly operations: readonly { readonly method: string; readonly path: string; readonly operation: Operation }[];

  constructor(
    private readonly url: string,
    document: OpenApi,
    private readonly known: Known,
    /** Fresh, foreign, forged and used tokens; the empty one is none at all. */
    private readonly tokens: readonly string[],
    private readonly rng: Rng,
    /** Longer than any honest answer: moves of bots are waited for at most a minute. */
    private readonly patienceMs = 90_000,
  ) {
    this.bodies = new NearValid(document.components?.schemas ?? {}, known, rng);
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      METHODS.flatMap((method) => (methods[method] ? [{ method, path, operation: methods[method] }] : [])),
    );
  }

  /** Tries every operation so many times. `after` hears of each, before the next one is tried. */
  async tryAll(rounds: number, after: (path: string) => Promise<void> = async () => undefined): Promise<Outcome> {
    const statuses: Record<string, number> = {};
    const faults: object[] = [];
    const reached = new Set<string>();
    for (let round = 1; round <= rounds; round++) {
      for (const operation of this.operations) {
        const tried = await this.tryOne(operation);
        statuses[tried.status] = (statuses[tried.status] ?? 0) + 1;
        const fault = faultOf(tried);
        if (fault) faults.push({ fault, ...tried });
        if (Number(tried.status) < 300) reached.add(operation.path);
        await after(operation.path);
      }
      if (rounds > 5) {
        process.stderr.write(`  round ${round} of ${rounds}: ${JSON.stringify(statuses)}, ${faults.length} faults\n`);
      }
    }
    return { statuses, faults, reached };
  }

  private async tryOne({ method, path, operation }: RestFuzz['operations'][number]): Promise<Tried> {
    const address = this.address(path, operation);
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    const token = this.rng.int(4) === 0 ? this.rng.pick(this.tokens) : this.tokens[0]!;
    if (token) headers.authorization = `Bearer ${token}`;
    if (this.rng.int(4) === 0) headers['idempotency-key'] = this.printable();
    if (this.rng.int(8) === 0)
      headers[this.rng.pick(['if-match', 'if-none-match', 'last-event-id'])] = this.printable();
    if (this.rng.int(20) === 0)
      headers['content-type'] = this.rng.pick([
        'text/plain',
        'application/xml',
        'application/json; charset=utf-7',
        'x',
      ]);
    if (this.rng.int(30) === 0) headers['content-encoding'] = this.rng.pick(['gzip', 'br', 'nonsense']);
    const body = method === 'get' ? undefined : this.body(operation);
    const shown = typeof body === 'string' ? body.slice(0, 600) : body === undefined ? '' : `bytes ${body.join()}`;
    const request = `${method.toUpperCase()} ${address.slice(0, 300)} ${JSON.stringify({ ...headers, authorization: token ? '…' : '' })} ${shown}`;
    try {
      const init: RequestInit = { method: method.toUpperCase(), headers, signal: AbortSignal.timeout(this.patienceMs) };
      const answer = await fetch(this.url + address, body === undefined ? init : { ...init, body });
      if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
        await answer.body?.cancel();
        return { request, status: answer.status, text: '' };
      }
      return { request, status: answer.status, text: await answer.text() };
    } catch (error) {
      // A body that is too large may be answered before it has been read: the connection ends, and that is an answer.
      const cut = shown.length >= 600 && (error as Error).name === 'TypeError';
      return { request, status: cut ? 413 : 'unanswered', text: String(error) };
    }
  }

  private address(path: string, { parameters = [] }: Operation): string {
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const real = this.known[name] ?? this.known.id ?? [];
      return (
        encodeURIComponent(
          wellFormed(
            this.rng.int(3) > 0 && real.length > 0 ? String(this.rng.pick(real)) : nonsenseText(this.rng).slice(0, 500),
          ),
        ) || 'x'
      );
    });
    const query = new URLSearchParams();
    for (const { name, in: place, schema } of parameters) {
      if (place !== 'query' || this.rng.int(2) === 0) continue;
      const value =
        this.rng.int(2) === 0 ? this.bodies.valid(schema ?? {}, name) : nonsenseText(this.rng).slice(0, 500);
      query.append(name, wellFormed(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
      if (this.rng.int(10) === 0) query.append(`${name}[__proto__][x]`, '1');
    }
    // Waiting for bots is tried elsewhere; here it would be most of the time.
    query.delete('waitForTurn');
    return query.size > 0 ? `${filled}?${query}` : filled;
  }

  private body({ requestBody }: Operation): string | Uint8Array {
    if (this.rng.int(12) === 0) return rawBody(this.rng);
    const schema = requestBody?.content?.['application/json']?.schema ?? {};
    return JSON.stringify(this.bodies.body(schema)) ?? 'null';
  }

  /** Headers carry no line breaks and no NUL: the client would not send them. */
  private printable(): string {
    return nonsenseText(this.rng)
      .replace(/[^\x20-\x7e]/g, '?')
      .slice(0, 1000)
      .trim();
  }
}

/** Half a character is none: an address cannot carry it. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
