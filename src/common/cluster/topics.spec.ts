import { jest } from '@jest/globals';
import { Topics } from './topics.js';

describe('topics', () => {
  const said: string[] = [];
  const subscriber = {
    subscribe: (channel: string) => Promise.resolve(void said.push(`+${channel}`)),
    unsubscribe: (channel: string) => Promise.resolve(void said.push(`-${channel}`)),
  };
  let topics: Topics;
  beforeEach(() => {
    jest.useFakeTimers();
    said.splice(0);
    topics = new Topics(subscriber, () => undefined, 1_000);
  });
  afterEach(() => jest.useRealTimers());

  it('are subscribed to once, however many listen', () => {
    const listening = [topics.listen('a'), topics.listen('a'), topics.listen('b')];
    expect(said).toEqual(['+a', '+b']);
    expect(listening.map(({ isNew }) => isNew)).toEqual([true, false, true]);
  });

  it('are kept for a while after the last listener, and taken up again by the next', () => {
    const one = topics.listen('a');
    one.stop();
    one.stop();
    jest.advanceTimersByTime(900);
    expect(topics.listen('a').isNew).toBe(false);
    jest.advanceTimersByTime(5_000);
    expect(said).toEqual(['+a']);
  });

  it('are let go in the end, and subscribed to anew', () => {
    const [one, other] = [topics.listen('a'), topics.listen('a')];
    one.stop();
    jest.advanceTimersByTime(5_000);
    expect(said).toEqual(['+a']);
    other.stop();
    jest.advanceTimersByTime(1_000);
    expect(said).toEqual(['+a', '-a']);
    expect(topics.listen('a').isNew).toBe(true);
  });
});
