import { FairQueue } from './fair-queue.js';

describe('The queue of decisions', () => {
  it('serves owners in turn, however many one of them puts in', () => {
    const queue = new FairQueue<string>();
    for (let i = 0; i < 5; i++) queue.push({ urgency: 'human', owner: 'greedy' }, `greedy ${i}`);
    queue.push({ urgency: 'human', owner: 'ann' }, 'ann 0');
    queue.push({ urgency: 'human', owner: 'bob' }, 'bob 0');
    queue.push({ urgency: 'human', owner: 'ann' }, 'ann 1');
    expect(queue.drain()).toEqual([
      'greedy 0',
      'ann 0',
      'bob 0',
      'greedy 1',
      'ann 1',
      'greedy 2',
      'greedy 3',
      'greedy 4',
    ]);
    expect(queue.size).toBe(0);
    expect(queue.shift()).toBeUndefined();
  });

  it('lets games of people go first, and lets nothing wait for ever', () => {
    const queue = new FairQueue<string>();
    queue.push({ urgency: 'analysis', owner: 'ann' }, 'analysis');
    queue.push({ urgency: 'bots-alone', owner: 'ann' }, 'bots');
    for (let i = 0; i < 20; i++) queue.push({ urgency: 'human', owner: `person ${i}` }, 'human');
    const served = queue.drain();
    expect(served.slice(0, 7)).toEqual(Array(7).fill('human'));
    expect(served.indexOf('analysis')).toBe(7);
    expect(served.indexOf('bots')).toBe(15);
  });
});
