import { createRequire } from 'node:module';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import type { LogLevel } from '../../config/settings.js';
import { logFields } from '../tracing/trail.js';
import { redact, REDACTED, SECRET_FIELDS } from './redact.js';
import { serializers } from './serializers.js';

/** One JSON line an entry; readable colours only for a person at a terminal. */
export function createLogger(level: LogLevel, destination = terminal()): Logger {
  const options = {
    level,
    base: undefined, // pid and host are the collector's business
    serializers,
    mixin: logFields,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: object) => redact(entry) as Record<string, unknown>,
    },
    redact: { paths: [...SECRET_FIELDS], censor: REDACTED }, // formatters never see the fields of a child logger
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** pino-pretty is a development dependency: without it a terminal gets JSON too. */
function terminal(): DestinationStream | undefined {
  if (!process.stdout.isTTY) return undefined;
  try {
    const pretty = createRequire(import.meta.url)('pino-pretty') as typeof import('pino-pretty');
    return pretty({ colorize: true, sync: true, translateTime: 'SYS:HH:MM:ss', ignore: 'context' });
  } catch {
    return undefined;
  }
}
