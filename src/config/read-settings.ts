import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { EnvReader } from './env-reader.js';
import type { Env } from './env-reader.js';
import type { GameSettings } from './game-settings.js';
import { jwtSecretIn } from './jwt-secret.js';
import { LOG_LEVELS, Settings } from './settings.js';
import type { Quotas } from './settings.js';
import { readTelemetry } from './telemetry.js';

/** Turns an environment into settings, those of games included, or throws a `SettingsError` that names every bad one. */
export function readSettings(env: Env, games: readonly GameSettings<object>[] = []): Settings {
  const read = new EnvReader(env);
  const production = env.NODE_ENV === 'production';
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const dataDir = resolve(read.text('DATA_DIR', '.data'));
  const values = {
    production,
    host: read.text('HOST'),
    port: read.integer('PORT', 3000, { min: 0, max: 65_535 }),
    trustProxy: readTrustProxy(read),
    corsOrigins: readOrigins(read),
    bodyLimitKb: read.integer('BODY_LIMIT_KB', 64, { min: 1, max: 10_240 }),
    logLevel: read.oneOf('LOG_LEVEL', LOG_LEVELS, 'info'),
    drainSeconds: read.integer('DRAIN_SECONDS', 0, { min: 0, max: 600 }),
    telemetry: readTelemetry(read),
    commit: readCommit(read),
    dataDir,
    databaseUrl,
    databasePool: read.integer('DATABASE_POOL', 10, { min: 1, max: 500 }),
    databaseTimeoutMs: read.integer('DATABASE_TIMEOUT_MS', 5_000, { min: 100, max: 600_000 }),
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    admin: readAdmin(read),
    metricsToken: readSecret(read, 'METRICS_TOKEN', 16),
    testHooks: readTestHooks(read, production),
    socketRate: read.integer('SOCKET_RATE', 25, { min: 1, max: 1_000_000 }),
    quotas: readQuotas(read),
    costlyPerMinute: read.integer('COSTLY_PER_MINUTE', 120, { min: 1 }),
    connectionsPerAddress: read.integer('CONNECTIONS_PER_ADDRESS', 100, { min: 1, max: 1_000_000 }),
    connectionsPerAccount: read.integer('CONNECTIONS_PER_ACCOUNT', 50, { min: 1, max: 1_000_000 }),
    sessionCacheSize: read.integer('SESSION_CACHE_SIZE', 2000, { min: 1 }),
    sessionIdleDays: read.integer('SESSION_IDLE_DAYS', 14, { min: 1 }),
    snapshotKeepDays: read.integer('SNAPSHOT_KEEP_DAYS', 30, { min: 0 }),
    archiveAfterDays: readArchiveAfter(read),
    archiveFolder: resolve(read.text('ARCHIVE_FOLDER', join(dataDir, 'archive'))),
    botThreads: read.integer('BOT_THREADS', Math.max(1, availableParallelism() - 1), { min: 1, max: 256 }),
    games: Object.fromEntries(games.map((one) => [one.game, one.read(read)])),
  };
  const jwtSecret = readSecret(read, 'JWT_SECRET', 32);
  // Several instances must agree on the secret, so none of them may make up its own.
  if (jwtSecret === undefined && !read.text('JWT_SECRET') && (databaseUrl !== undefined || production)) {
    read.refuse('JWT_SECRET', 'must be set with DATABASE_URL or NODE_ENV=production (try: openssl rand -base64 32)');
  }
  read.finish();
  return new Settings({ ...values, jwtSecret: jwtSecret ?? jwtSecretIn(dataDir) });
}

function readTestHooks(read: EnvReader, production: boolean): boolean {
  const on = read.flag('TEST_HOOKS');
  if (on && production) read.refuse('TEST_HOOKS', 'is refused with NODE_ENV=production: it shows every secret');
  return on;
}

/** Several instances that shared no folder could not read each other's files. */
function readArchiveAfter(read: EnvReader): number | undefined {
  const days = read.integer('ARCHIVE_AFTER_DAYS', undefined, { min: 1 });
  if (days !== undefined && read.text('REDIS_URL') !== undefined && read.text('ARCHIVE_FOLDER') === undefined)
    read.refuse('ARCHIVE_FOLDER', 'must name a folder that all instances share, with ARCHIVE_AFTER_DAYS and REDIS_URL');
  return days;
}

function readCommit(read: EnvReader): string | undefined {
  const commit = read.text('GIT_COMMIT');
  if (commit === undefined || /^[0-9a-f]{7,64}$/.test(commit)) return commit;
  read.refuse('GIT_COMMIT', `must be the hash of a commit, not "${commit}"`);
  return undefined;
}

function readSecret(read: EnvReader, name: string, atLeast: number): string | undefined {
  const secret = read.text(name);
  if (secret === undefined || secret.length >= atLeast) return secret;
  read.refuse(name, `must have at least ${atLeast} characters`);
  return undefined;
}

function readAdmin(read: EnvReader): Settings['admin'] {
  const email = read.text('ADMIN_EMAIL');
  const password = readSecret(read, 'ADMIN_PASSWORD', 8);
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    read.refuse('ADMIN_EMAIL', `is no e-mail address: "${email}"`);
  if (email !== undefined && read.text('ADMIN_PASSWORD') === undefined)
    read.refuse('ADMIN_PASSWORD', 'must be set with ADMIN_EMAIL');
  if (email === undefined && read.text('ADMIN_PASSWORD') !== undefined)
    read.refuse('ADMIN_EMAIL', 'must be set with ADMIN_PASSWORD');
  return email === undefined || password === undefined ? undefined : { email, password };
}

function readOrigins(read: EnvReader): readonly string[] {
  const origins = read.list('CORS_ORIGINS');
  for (const origin of origins) {
    if (origin !== '*' && !(URL.canParse(origin) && new URL(origin).origin === origin)) {
      read.refuse('CORS_ORIGINS', `must list origins such as https://example.org, not "${origin}"`);
    }
  }
  return origins;
}

/** Names that Express gives to ranges of addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * How many proxies stand in front, or their addresses. Never all of them: Express would then believe the first address that
 * a client writes into `X-Forwarded-For`, and every limit by address would be the client's to choose.
 */
function readTrustProxy(read: EnvReader): false | number | string {
  const text = read.text('TRUST_PROXY', 'false');
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  if (text.split(',').every((part) => isProxy(part.trim()))) return text;
  read.refuse('TRUST_PROXY', `must be false, a number of proxies or a list of their addresses, not "${text}"`);
  return false;
}

function isProxy(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = '', bits] = text.split('/', 2);
  const version = isIP(address);
  return (
    version !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

function readQuotas(read: EnvReader): Quotas {
  return {
    sessionsPerMinute: read.integer('SESSIONS_PER_MINUTE', 60, { min: 1 }),
    sessionsPerAccount: read.integer('SESSIONS_PER_ACCOUNT', 200, { min: 1 }),
    sessionsPerAddress: read.integer('SESSIONS_PER_ADDRESS', 1000, { min: 1 }),
    botGamesPerAccount: read.integer('BOT_GAMES_PER_ACCOUNT', 30, { min: 0 }),
    botGamesPerAddress: read.integer('BOT_GAMES_PER_ADDRESS', 150, { min: 0 }),
  };
}
