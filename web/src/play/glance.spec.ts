import { GlanceKeeper } from './glance.js';
import type { Glance } from './glance.js';

describe('the glance of a reader', () => {
  let told: Glance[];
  let waiting: (() => void) | undefined;
  let keeper: GlanceKeeper;
  beforeEach(() => {
    told = [];
    waiting = undefined;
    keeper = new GlanceKeeper({
      onChange: (glance) => told.push(glance),
      wait: (_ms, then) => {
        waiting = then;
        return () => (waiting = undefined);
      },
    });
  });

  it('needs nothing where nothing is new', () => {
    keeper.moving(true);
    keeper.moving(false);
    expect(told).toEqual([]);
  });

  it('waits for what moves, and for a moment after it', () => {
    keeper.news();
    keeper.moving(true);
    expect(told).toEqual(['settling', 'coming']);
    expect(waiting).toBeUndefined();
    keeper.moving(false);
    waiting!();
    expect(told).toEqual(['settling', 'coming', 'settling', 'seen']);
  });

  it('waits for a moment where nothing moves', () => {
    keeper.news();
    waiting!();
    expect(told).toEqual(['settling', 'seen']);
  });

  it('begins anew with every news', () => {
    keeper.moving(true);
    keeper.news();
    keeper.moving(false);
    keeper.news();
    expect(told).toEqual(['coming', 'settling']);
    waiting!();
    expect(told.at(-1)).toBe('seen');
    expect(waiting).toBeUndefined();
  });

  it('asks for no call back once it is closed', () => {
    keeper.news();
    keeper.close();
    expect(waiting).toBeUndefined();
  });
});
