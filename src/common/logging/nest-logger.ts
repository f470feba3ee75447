import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** What Nest tells about its own wiring is of interest only when the wiring is broken. */
const CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
  'WebSocketsController',
]);

type PinoLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';

/**
 * Lets `new Logger('Context')` of Nest write through pino. Besides text it takes an object with details:
 * `logger.warn({ sessionId, message: 'Gave up' })` or `logger.error('Gave up', error)`.
 */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest appends the context to the arguments, and a stack before it where there is one. */
  private write(level: PinoLevel, message: unknown, rest: readonly unknown[]): void {
    const context = typeof rest.at(-1) === 'string' ? (rest.at(-1) as string) : undefined;
    const details = context === undefined ? rest : rest.slice(0, -1);
    if (level === 'info' && context !== undefined && CHATTER.has(context)) level = 'debug';
    if (!this.pino.isLevelEnabled(level)) return;

    const entry: Record<string, unknown> = context === undefined ? {} : { context };
    for (const detail of details) addTo(entry, detail);
    if (message instanceof Error) this.pino[level]({ ...entry, err: message }, message.message);
    else if (typeof message === 'object' && message !== null) {
      const { message: text, ...fields } = message as Record<string, unknown>;
      this.pino[level]({ ...entry, ...fields }, typeof text === 'string' ? text : undefined);
    } else this.pino[level](entry, String(message));
  }
}

function addTo(entry: Record<string, unknown>, detail: unknown): void {
  if (detail instanceof Error) entry.err = detail;
  else if (typeof detail === 'string') entry.stack = detail;
  else if (typeof detail === 'object' && detail !== null) Object.assign(entry, detail);
  else if (detail !== undefined) entry.detail = detail;
}
