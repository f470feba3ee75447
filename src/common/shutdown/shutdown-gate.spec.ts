import { ShutdownGate } from './shutdown-gate.js';

describe('the shutdown gate', () => {
  it('runs the phases in order, whatever the order of registration', async () => {
    const gate = new ShutdownGate();
    const done: string[] = [];
    gate.onStop('database', 'postgres', () => done.push('postgres'));
    gate.onStop('flush', 'queue', async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      done.push('queue');
    });
    gate.onStop('intake', 'clock', () => done.push('clock'));
    await gate.stop();
    expect(done).toEqual(['clock', 'queue', 'postgres']);
  });

  it('says that it is stopping before the first hook runs', async () => {
    const gate = new ShutdownGate();
    const seen: boolean[] = [gate.stopping];
    gate.onStop('intake', 'look', () => seen.push(gate.stopping));
    await gate.stop();
    expect(seen).toEqual([false, true]);
  });

  it('goes on past a hook that fails and one that hangs, and tells of both', async () => {
    const problems: string[] = [];
    const gate = new ShutdownGate({ hookTimeoutMs: 20, onProblem: (message) => problems.push(message) });
    let ended = false;
    gate.onStop('flush', 'broken', () => {
      throw new Error('no');
    });
    gate.onStop('sockets', 'stuck', () => new Promise(() => {}));
    gate.onStop('database', 'postgres', () => (ended = true));
    await gate.stop();
    expect(ended).toBe(true);
    expect(problems).toEqual(['Shutdown: broken failed', 'Shutdown: stuck failed']);
  });

  it('says farewell at the end of a drain, before it stops', async () => {
    const gate = new ShutdownGate();
    const seen: unknown[] = [];
    gate.onDrained('sockets', () => seen.push(['farewell', gate.draining, gate.stopping]));
    gate.onStop('intake', 'listening', () => seen.push(['intake', gate.draining, gate.stopping]));
    await gate.drain(1);
    await gate.stop();
    expect(seen).toEqual([
      ['farewell', true, false],
      ['intake', true, true],
    ]);
  });

  it('runs once, however often it is asked', async () => {
    const gate = new ShutdownGate();
    let runs = 0;
    gate.onStop('intake', 'count', () => runs++);
    await Promise.all([gate.stop(), gate.stop()]);
    expect(runs).toBe(1);
  });
});
