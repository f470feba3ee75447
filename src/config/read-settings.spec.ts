import { settingsOf } from '../engine/hosting/game-module.js';
import { games } from '../games/index.js';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from './env-reader.js';
import type { Env } from './env-reader.js';
import { readSettings } from './read-settings.js';

const SECRET = 'a secret of at least thirty-two letters';
const read = (env: Env) => readSettings({ JWT_SECRET: SECRET, ...env });

function problems(env: Env): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

describe('the settings', () => {
  it('have a default each', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      testHooks: false,
      databasePool: 10,
      logLevel: 'info',
    });
  });

  it('send telemetry only where an address or an exporter is named', () => {
    const off = { traces: false, metrics: false };
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
    expect(read({}).telemetry).toMatchObject(off);
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT }).telemetry).toMatchObject({ traces: true, metrics: true });
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_METRICS_EXPORTER: 'none' }).telemetry).toMatchObject({
      traces: true,
      metrics: false,
    });
    expect(read({ OTEL_TRACES_EXPORTER: 'otlp' }).telemetry).toMatchObject({ traces: true, metrics: false });
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).telemetry).toMatchObject(off);
    expect(read({ OTEL_PROPAGATORS: 'none' }).telemetry.callers).toBe(false);
  });

  it('treat an empty value as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', GEMINI_RPM: '' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it.each([
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
    [{ PORT: '3e3' }, 'PORT must be a whole number'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL must be an address starting with postgres://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, 'OTEL_TRACES_EXPORTER must be one of otlp, none'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
    [{ TEST_HOOKS: 'maybe' }, 'TEST_HOOKS must be 1 or 0'],
    [{ TEST_HOOKS: '1', NODE_ENV: 'production' }, 'TEST_HOOKS is refused with NODE_ENV=production'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters'],
    [{ JWT_SECRET: '', NODE_ENV: 'production' }, 'JWT_SECRET must be set'],
    [{ JWT_SECRET: '', DATABASE_URL: 'postgres://host/db' }, 'JWT_SECRET must be set'],
    [{ ADMIN_EMAIL: 'ann@example.org' }, 'ADMIN_PASSWORD must be set with ADMIN_EMAIL'],
    [{ GIT_COMMIT: 'main' }, 'GIT_COMMIT must be the hash of a commit, not "main"'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be false, a number of proxies or a list of their addresses'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY must be false'],
    [{ TRUST_PROXY: 'my-proxy' }, 'TRUST_PROXY must be false'],
    [{ CORS_ORIGINS: 'example.org' }, 'CORS_ORIGINS must list origins'],
  ])('name what is wrong in %j', (env, message) => {
    expect(problems(env)).toEqual([expect.stringContaining(message)]);
  });

  it('name all bad ones at once', () => {
    expect(problems({ PORT: 'x', BOT_THREADS: '0' })).toHaveLength(2);
  });

  it('never repeat an address that may carry a password', () => {
    expect(problems({ REDIS_URL: 'http://:hunter2@host' }).join()).not.toContain('hunter2');
  });

  it('understand every way to say which proxies are trusted', () => {
    expect(
      ['2', 'loopback, 10.0.0.0/8', 'fd00::/8', ''].map((TRUST_PROXY) => read({ TRUST_PROXY }).trustProxy),
    ).toEqual([2, 'loopback, 10.0.0.0/8', 'fd00::/8', false]);
  });

  it('stand in .env.example, every one of them', () => {
    const listed = readFileSync('.env.example', 'utf8')
      .match(/^#?\s?[A-Z_]+(?==)/gm)!
      .map((name) => name.replace(/^#\s?/, ''));
    const asked = new Set<string>();
    readSettings(
      new Proxy<Env>({}, { get: (_, name: string) => (asked.add(name), name === 'JWT_SECRET' ? SECRET : undefined) }),
      settingsOf(games),
    );
    expect(listed.sort()).toEqual([...asked].sort());
  });
});

describe('the JWT secret', () => {
  it('is made once and kept where only its owner can read it', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parlour settings '));
    try {
      const first = readSettings({ DATA_DIR: join(dataDir, 'new') }).jwtSecret;
      expect(readSettings({ DATA_DIR: join(dataDir, 'new') }).jwtSecret).toBe(first);
      expect(Buffer.from(first, 'base64url')).toHaveLength(32);
      expect(statSync(join(dataDir, 'new', 'jwt-secret')).mode & 0o777).toBe(0o600);
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  });
});
