import { IncomingMessage, ServerResponse } from 'node:http';

export const REDACTED = '[redacted]';
export const SECRET_FIELDS: readonly string[] = [
  ...['authorization', 'proxyAuthorization', 'cookie', 'setCookie', 'password', 'newPassword', 'passwordHash'],
  ...['token', 'playerToken', 'seatToken', 'accessToken', 'refreshToken', 'metricsToken', 'recoveryCode'],
  ...['secret', 'jwtSecret', 'apiKey', 'seed', 'masterSeed'],
];
const SECRET_KEYS = new Set(SECRET_FIELDS.map((field) => field.toLowerCase()));
const DEEPEST = 8;

/** `player_token`, `playerToken` and `Player-Token` are one name. */
function isSecretKey(key: string): boolean {
  return SECRET_KEYS.has(key.toLowerCase().replace(/[-_]/g, ''));
}

/** A copy without secrets, however deep they lie. pino's own paths cannot say "anywhere". */
export function redact(value: unknown, depth = 0, above: readonly object[] = []): unknown {
  if (typeof value !== 'object' || value === null || isLeftToSerializers(value)) return value;
  if (above.includes(value)) return '[circular]';
  if (depth > DEEPEST) return '[deeper]';
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  const next = [...above, value];
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1, next));
  if (hasToJson(value)) return redact(value.toJSON(), depth + 1, next);
  if (value instanceof Map) return redact(Object.fromEntries(value), depth + 1, next);
  if (value instanceof Set) return redact([...value], depth + 1, next);
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    copy[key] = isSecretKey(key) ? REDACTED : redact(item, depth + 1, next);
  return copy;
}

/** Tokens do not belong into addresses, but people put them there. */
export function redactUrl(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return path;
  const params = query.split('&').map((pair) => {
    const [key = ''] = pair.split('=', 1);
    return isSecretKey(key) ? `${key}=${REDACTED}` : pair;
  });
  return `${path}?${params.join('&')}`;
}

function isLeftToSerializers(value: object): boolean {
  return value instanceof Error || value instanceof IncomingMessage || value instanceof ServerResponse;
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
