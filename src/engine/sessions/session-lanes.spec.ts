import { SessionLanes } from './session-lanes.js';

function promise<T>(): { readonly promise: Promise<T>; resolve(value: T): void; reject(error: unknown): void } {
  let resolve!: (value: T) => void;
  let reject!: (error: unknown) => void;
  const made = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise: made, resolve, reject };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('The lanes of sessions', () => {
  it('does one thing at a time for a key, in the order of asking, and different keys beside each other', async () => {
    const lanes = new SessionLanes();
    const [first, second] = [promise<string>(), promise<string>()];
    const begun: string[] = [];
    const work = (name: string, until: Promise<string>) => () => {
      begun.push(name);
      return until;
    };
    const answers = [
      lanes.run('a', work('a1', first.promise)),
      lanes.run('a', work('a2', second.promise)),
      lanes.run('a', work('a3', second.promise)),
      lanes.run('b', work('b1', second.promise)),
    ];
    await turn();
    expect(begun).toEqual(['a1', 'b1']);
    first.resolve('one');
    await turn();
    expect(begun).toEqual(['a1', 'b1', 'a2']);
    second.resolve('two');
    expect(await Promise.all(answers)).toEqual(['one', 'two', 'two', 'two']);
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('goes on after a failure, which only its own asker hears of', async () => {
    const lanes = new SessionLanes();
    const failing = lanes.run('a', () => Promise.reject(new Error('no luck')));
    const next = lanes.run('a', () => Promise.resolve('fine'));
    await expect(failing).rejects.toThrow('no luck');
    expect(await next).toBe('fine');
  });

  it('is settled when nothing is under way, what came meanwhile and failures included', async () => {
    const lanes = new SessionLanes();
    const [first, second] = [promise<void>(), promise<void>()];
    const failed = lanes.run('a', () => first.promise).catch(() => 'failed');
    let settled = false;
    const settling = lanes.settled().then(() => (settled = true));
    const later = lanes.run('b', () => second.promise);
    first.reject(new Error('no luck'));
    expect(await failed).toBe('failed');
    await turn();
    expect(settled).toBe(false);
    second.resolve();
    await settling;
    await later;
    expect(settled).toBe(true);
  });
});
