import { Logger } from '@nestjs/common';
import { Tracing } from '../tracing/tracing.js';
import { createLogger } from './create-logger.js';
import { NestLogger } from './nest-logger.js';
import { redactUrl } from './redact.js';

function collect(level: Parameters<typeof createLogger>[0] = 'trace') {
  const lines: string[] = [];
  const logger = createLogger(level, { write: (line: string) => void lines.push(line) });
  return { logger, lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe('the log', () => {
  it('hides secrets wherever they lie', () => {
    const { logger, lines } = collect();
    class LoginDto {
      email = 'ann@example.org';
      password = 'hunter2';
    }
    logger.info({
      headers: { Authorization: 'hunter2', cookie: ['hunter2'], accept: 'json' },
      seats: [{ name: 'ann', deep: { player_token: 'hunter2', refreshToken: 'hunter2', recoveryCode: 'hunter2' } }],
      body: new LoginDto(),
      known: new Map([['token', 'hunter2']]),
    });
    logger.child({ token: 'hunter2' }).info('child');
    logger.error(Object.assign(new Error('failed'), { parameters: ['hunter2'], config: { password: 'hunter2' } }));
    expect(lines.join('')).not.toContain('hunter2');
    expect(lines.join('')).toContain('ann@example.org');
  });

  it('survives a circle', () => {
    const { logger, entries } = collect();
    const a: Record<string, unknown> = { name: 'a' };
    a.self = a;
    logger.info({ a });
    expect(entries()[0]).toMatchObject({ a: { name: 'a', self: '[circular]' } });
  });

  it('hides tokens in addresses and leaves the rest of them', () => {
    expect(redactUrl('/x?a=1&token=abc&b=2')).toBe('/x?a=1&token=[redacted]&b=2');
  });

  it('takes what Nest says, with its context, details and errors', () => {
    const { logger, entries } = collect();
    const nest = new NestLogger(logger);
    nest.log('Hello', 'Greeter');
    nest.warn({ message: 'Gave up', sessionId: 's1' }, 'Engine');
    nest.error('Broke', new Error('why'), 'Engine');
    nest.log('Mapped {/x, GET} route', 'RouterExplorer');
    expect(entries()).toEqual([
      expect.objectContaining({ level: 'info', context: 'Greeter', msg: 'Hello' }),
      expect.objectContaining({ level: 'warn', context: 'Engine', msg: 'Gave up', sessionId: 's1' }),
      expect.objectContaining({ level: 'error', msg: 'Broke', err: expect.objectContaining({ message: 'why' }) }),
      expect.objectContaining({ level: 'debug', context: 'RouterExplorer' }),
    ]);
  });

  it('says which errand and which session a line belongs to', () => {
    const { logger, entries } = collect();
    const tracing = new Tracing();
    const facts = { 'parlour.session.id': 's1' };
    tracing.begin('one', { facts }, () => {
      logger.info('a');
      tracing.step('part', () => logger.info('b'));
    });
    tracing.begin('two', {}, () => logger.info('c'));
    logger.info('d');
    const [a, b, c, d] = entries();
    expect(a).toMatchObject({ sessionId: 's1', traceId: expect.stringMatching(/^[\da-f]{32}$/) as string });
    expect(b).toMatchObject({ sessionId: 's1', traceId: a!.traceId });
    expect(c!.traceId).not.toBe(a!.traceId);
    expect(c).not.toHaveProperty('sessionId');
    expect(d).not.toHaveProperty('traceId');
  });

  it('can be silent', () => {
    const { logger, lines } = collect('silent');
    new NestLogger(logger).fatal('anything', Logger.name);
    expect(lines).toEqual([]);
  });
});
