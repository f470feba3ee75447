import { setTimeout as after } from 'node:timers/promises';
import { whenHeld } from './hold.js';

describe('a finger that is held', () => {
  it('is told of when the time is up', async () => {
    await new Promise<void>((held) => whenHeld(5, held));
  });

  it('is not told of when it was lifted before', async () => {
    let isHeld = false;
    const held = (): void => void (isHeld = true);
    whenHeld(5, held)();
    await after(30);
    expect(isHeld).toBe(false);
  });

  it('is not told of when it was lifted while the page was busy, and that is only handled afterwards', async () => {
    let isHeld = false;
    const held = (): void => void (isHeld = true);
    const lift = whenHeld(5, held);
    // The lifting falls due after the hold, and both wait for a page that does something else.
    const lifted = after(10).then(lift);
    const busyUntil = performance.now() + 40;
    while (performance.now() < busyUntil);
    await lifted;
    await after(30);
    expect(isHeld).toBe(false);
  });
});
