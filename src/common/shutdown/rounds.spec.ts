import { Rounds } from './rounds.js';
import { ShutdownGate } from './shutdown-gate.js';

describe('Rounds', () => {
  let gate: ShutdownGate;
  let warned: string[];
  let rounds: Rounds;
  beforeEach(() => {
    gate = new ShutdownGate();
    warned = [];
    rounds = new Rounds(gate, { warn: (message: string) => warned.push(message) }, 'Could not look');
  });
  afterEach(() => gate.stop());

  it('go on after one that failed, and say so', async () => {
    let gone = 0;
    await new Promise<void>((resolve) => {
      rounds.start(1, async () => {
        gone += 1;
        if (gone === 1) throw new Error('no connection');
        if (gone === 3) resolve();
      });
    });
    expect(warned).toEqual(['Could not look: no connection']);
  });

  it('come one at a time', async () => {
    let going = 0;
    let most = 0;
    let gone = 0;
    await new Promise<void>((resolve) => {
      rounds.start(
        0,
        async () => {
          most = Math.max(most, ++going);
          await new Promise((done) => setImmediate(done));
          going -= 1;
          if (++gone === 5) resolve();
        },
        'at once',
      );
    });
    expect(most).toBe(1);
  });

  it('end when the server stops, which waits for the one that is under way', async () => {
    const seen: string[] = [];
    let finish!: () => void;
    rounds.start(
      0,
      async () => {
        seen.push('begun');
        await new Promise<void>((done) => (finish = done));
        seen.push('ended');
      },
      'at once',
    );
    const stopped = gate.stop().then(() => seen.push('stopped'));
    finish();
    await stopped;
    expect(seen).toEqual(['begun', 'ended', 'stopped']);
  });

  it('say nothing of what fails because the server stops', async () => {
    await gate.stop();
    await rounds.quietly(() => Promise.reject(new Error('closed')));
    expect(warned).toEqual([]);
  });
});
