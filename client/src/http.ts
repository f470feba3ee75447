import { Problem } from './problem.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One request, before anything is known of logins. */
export interface Request {
  readonly method: Method;
  readonly path: string;
  readonly query?: Query;
  readonly body?: object;
  readonly token?: string;
  /** Makes a retry safe. */
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** Sends a request; whatever goes wrong is a `Problem`, a network that is away included. */
export async function send<T>(url: string, request: Request): Promise<T> {
  const response = await reach(url + request.path + search(request.query), {
    method: request.method,
    headers: headersOf(request),
    ...(request.body ? { body: JSON.stringify(request.body) } : undefined),
  });
  const body = await response.json().catch(() => undefined);
  if (!response.ok) throw problemOf(response, body);
  return body as T;
}

async function reach(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new Problem('OFFLINE', 'The server does not answer. Is the connection there?');
  }
}

function headersOf({ body, token, key, headers }: Request): Record<string, string> {
  return {
    ...(body ? { 'content-type': 'application/json' } : undefined),
    ...(token === undefined ? undefined : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? undefined : { 'idempotency-key': key }),
    ...headers,
  };
}

function search(query: Query = {}): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) given.set(name, String(value));
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

/** Problem details (RFC 9457); anything else that answered in the server's place gets a code of its own. */
function problemOf(response: Response, body: unknown): Problem {
  const whole = membersOf(body);
  // Two games say it in words of their own: `{ code, message }`, and `{ error: { code, message } }`.
  const told = typeof whole.error === 'object' ? membersOf(whole.error) : whole;
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Problem(
    typeof told.code === 'string' ? told.code : `HTTP_${response.status}`,
    text(told.detail) ?? text(told.message) ?? text(told.error) ?? `The server answered with ${response.status}.`,
    {
      status: response.status,
      rule: text(told.rule),
      details: told.details,
      ...(Number.isFinite(retryAfter) ? { retryAfter } : undefined),
    },
  );
}

function membersOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? value : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
