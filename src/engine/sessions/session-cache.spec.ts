import { SessionCache } from './session-cache.js';
import type { LiveSession } from './session.js';

const MINUTE = 60_000;

describe('SessionCache', () => {
  let now: number;
  let cache: SessionCache;
  beforeEach(() => {
    now = 1_000_000;
    cache = new SessionCache(3, () => now);
  });

  const keeps = (id: string, status: LiveSession['status'] = 'active'): LiveSession => {
    const session = { id, status } as LiveSession;
    cache.keep(session);
    return session;
  };
  const goesBy = (minutes: number): void => {
    now += minutes * MINUTE;
    cache.sweep();
  };

  it('drops a running game that was not asked for in half an hour, and no other', () => {
    keeps('left');
    const asked = keeps('asked');
    goesBy(29);
    expect(cache.size).toBe(2);
    expect(cache.find('asked')).toBe(asked);
    goesBy(1);
    expect(cache.find('left')).toBeUndefined();
    expect(cache.find('asked')).toBe(asked);
  });

  it('drops a game five minutes after its end', () => {
    const game = keeps('game');
    goesBy(20);
    cache.find('game');
    game.status = 'finished';
    goesBy(4);
    expect(cache.size).toBe(1);
    goesBy(1);
    expect(cache.size).toBe(0);
  });

  it('has room for so many, and drops first what was not asked for longest', () => {
    for (const id of ['a', 'b', 'c']) keeps(id);
    cache.find('a');
    keeps('d');
    expect(['a', 'b', 'c', 'd'].filter((id) => cache.find(id))).toEqual(['a', 'c', 'd']);
  });
});
