import { ServerClock } from './server-clock.js';

describe('The server clock', () => {
  let machine = 0;
  beforeEach(() => (machine = 1_000_000));
  const clock = () => new ServerClock(() => machine);

  it('is the machine’s own while it agrees with Postgres', () => {
    const ours = clock();
    expect(ours.compare(999_990, 1_000_300, 1_000_000)).toBe(false);
    expect(ours.now()).toBe(1_000_000);
  });

  it.each([600_000, -600_000])('follows Postgres where the machine is off by %d', (off) => {
    const ours = clock();
    expect(ours.compare(999_990, 1_000_000 + off, 1_000_010)).toBe(true);
    expect(ours.now()).toBe(1_000_000 + off);
    machine += 5_000;
    expect(ours.now()).toBe(1_005_000 + off);
    // Measured again, nothing jitters; set right, it is right again.
    expect(ours.compare(machine, machine + off + 200, machine + 10)).toBe(false);
    expect(ours.compare(machine, machine, machine)).toBe(true);
    expect(ours.now()).toBe(machine);
  });

  it('believes no difference that a slow answer explains', () => {
    const ours = clock();
    expect(ours.compare(995_000, 999_900, 1_000_000)).toBe(false);
  });
});
