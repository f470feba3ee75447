import { connect } from 'node:net';
import { isDatabaseDown } from './database-down.js';

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more });

describe('a database that is down', () => {
  it.each(['ECONNREFUSED', '57P01', '57P03', '08006', '08P01', '53300'])('is told by code %s', (code) => {
    expect(isDatabaseDown(withCode(code))).toBe(true);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'is told by "%s"',
    (text) => {
      expect(isDatabaseDown(new Error(text))).toBe(true);
    },
  );

  it('is told by a real socket that no server answers', async () => {
    const error = await new Promise((resolve) => connect(1, '127.0.0.1').once('error', resolve));
    expect(isDatabaseDown(error)).toBe(true);
  });

  it('is recognised inside what wraps it', () => {
    expect(isDatabaseDown(Object.assign(new Error('query failed'), { driverError: withCode('57P01') }))).toBe(true);
    expect(isDatabaseDown(new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]))).toBe(true);
  });

  it.each([withCode('23505'), withCode('ENOENT', { syscall: 'open' }), new Error('x'), 'text', undefined])(
    'is not to blame for %p',
    (error) => {
      expect(isDatabaseDown(error)).toBe(false);
    },
  );
});
