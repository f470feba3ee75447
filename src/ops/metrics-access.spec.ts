import { maySeeMetrics } from './metrics-access.js';

const TOKEN = 'a token of some length';
const authorization = `Bearer ${TOKEN}`;

describe('the figures', () => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are open to this host (%s)', (remoteAddress) => {
    expect(maySeeMetrics({ remoteAddress, headers: {} }, undefined)).toBe(true);
  });

  it('are closed to other hosts', () => {
    expect(maySeeMetrics({ remoteAddress: '10.0.0.7', headers: {} }, undefined)).toBe(false);
  });

  it('are closed to what came through a proxy on this host', () => {
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect(maySeeMetrics({ remoteAddress: '127.0.0.1', headers }, undefined)).toBe(false);
  });

  it('are open to a caller that has the token, from anywhere', () => {
    const headers = { authorization, 'x-forwarded-for': '10.0.0.7' };
    expect(maySeeMetrics({ remoteAddress: '10.0.0.7', headers }, TOKEN)).toBe(true);
    expect(maySeeMetrics({ remoteAddress: '10.0.0.7', headers }, `${TOKEN}!`)).toBe(false);
    expect(maySeeMetrics({ remoteAddress: '10.0.0.7', headers }, undefined)).toBe(false);
  });
});
