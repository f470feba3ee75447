import type { GameShape, Step } from '@parlour/client';
import type { TableKind } from '../table-kind.js';
import { add, change, move, pose, remove, set, turn } from './beat.js';
import type { Beat } from './beat.js';
import { Director } from './director.js';
import { differences } from './drift.js';
import { edited } from './edit.js';
import { rowOf, sceneOf } from './scene.js';
import type { Scene } from './scene.js';
import { speedFor } from './speed.js';
import { timelineOf } from './timeline.js';

interface Toy extends GameShape {
  action: { type: 'go' };
  event: { type: 'moved'; card: string; to: string } | { type: 'long' };
  view: { at: Record<string, string>; long: number };
}

const sceneFor = ({ at, long }: Toy['view']): Scene<string> =>
  sceneOf({
    items: Object.entries(at).map(([ref, zone]) => ({ ref, zone, face: ref })),
    counters: { long },
  });

const kind = {
  slug: 'toy',
  scene: sceneFor,
  staging: {
    moved: ({ card, to }) => [{ ms: 300, edits: [move(card, to)] }],
    long: () => [{ ms: 6_000, edits: [change('long', 1)] }],
  },
} as Pick<TableKind<Toy, string>, 'slug' | 'scene' | 'staging'> as TableKind<Toy, string>;

function step(version: number, view: Toy['view'], ...events: Toy['event'][]): Step<Toy> {
  const picture = {
    version,
    status: 'active' as const,
    seat: 0,
    view,
    toAct: [],
    legalActions: [],
    deadline: null,
    outcome: null,
  };
  return { from: version - 1, version, events, picture, eyes: 0, kind: 'live' };
}

/** A director with a clock of its own. */
function directed(style: Partial<{ pace: 'normal' | 'instant'; stepThrough: boolean; hidden: boolean }> = {}) {
  const first = { at: { a: 'hand', b: 'hand', c: 'hand' }, long: 0 };
  const shown: Scene<string>[] = [];
  const told: string[] = [];
  const timers: { at: number; then: () => void }[] = [];
  const clock = { now: 0, paused: false };
  const director = new Director<Toy, string>(
    {
      kind,
      hand: { perform: (change) => change(), correct: (change) => change(), relink: () => {}, still: () => {} },
      wait: (ms, then) => {
        const timer = { at: clock.now + ms, then };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
      players: () => [],
      style: () => ({ pace: style.pace ?? 'normal', reducedMotion: false, stepThrough: style.stepThrough ?? false }),
      hidden: () => style.hidden ?? false,
      onScene: (scene) => void shown.push(scene),
      onTold: ({ version }, _before, late) => void told.push(`${version}${late ? ' late' : ''}`),
      onMoving: () => {},
      onPaused: (paused) => void (clock.paused = paused),
      onSound: () => {},
    },
    sceneFor(first),
    first,
    0,
  );
  const pass = (ms: number): void => {
    const until = clock.now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (!next) break;
      timers.splice(timers.indexOf(next), 1);
      clock.now = next.at;
      next.then();
    }
    clock.now = until;
  };
  return { director, shown, told, pass, clock };
}

const moved = { type: 'moved', card: 'a', to: 'table' } as const;
const after = { at: { b: 'hand', c: 'hand', a: 'table' }, long: 0 };

describe('a scene that is edited', () => {
  const scene = sceneFor({ at: { a: 'hand', b: 'hand', c: 'hand' }, long: 0 });

  it('closes the row that something leaves, and makes room where it arrives', () => {
    const next = edited(scene, [
      move('a', 'hand', 1),
      move('c', 'table'),
      add({ ref: 'd', zone: 'hand' }, { index: 0 }),
    ]);
    expect(rowOf(next, 'hand').map(({ ref, place }) => [ref, place.index])).toEqual([
      ['d', 0],
      ['b', 1],
      ['a', 2],
    ]);
    expect(rowOf(next, 'table').map(({ ref }) => ref)).toEqual(['c']);
  });

  it('changes nothing where what is edited is not there', () => {
    expect(edited(scene, [remove('x'), turn('x', 'down'), set('x', { n: 1 }), pose('x', { dim: true })])).toEqual(
      scene,
    );
  });

  it('differs from the truth in every single thing that was not told, but for what is derived', () => {
    const told = edited(scene, [set('a', { power: 2 }), change('long', 1)]);
    expect(differences(told, scene)).toHaveLength(2);
    expect(differences(told, scene, { numbers: ['power'], counters: ['long'] })).toEqual([]);
    expect(differences(edited(scene, [remove('b')]), scene)).toHaveLength(2);
  });
});

describe('a timeline', () => {
  it('puts beats one after the other, and side by side where they say so', () => {
    const beats: Beat<string>[] = [{ ms: 100 }, { ms: 300, with: 'previous' }, { ms: 50 }];
    const staging = { ...kind.staging, long: () => beats };
    const beginning = { scene: sceneFor(after), view: after, eyes: 0, players: [] };
    const { beats: timed, ms } = timelineOf({ staging }, step(1, after, { type: 'long' }), beginning);
    expect(timed.map(({ at }) => at)).toEqual([0, 0, 300]);
    expect(ms).toBe(350);
  });
});

describe('the director', () => {
  it('shows the edits first, and the truth at the end of the step', () => {
    const { director, shown, told, pass } = directed();
    director.take(step(1, after, moved));
    expect(rowOf(shown.at(-1)!, 'table').map(({ ref }) => ref)).toEqual(['a']);
    expect(told).toEqual([]);
    pass(300);
    expect(told).toEqual(['1']);
    expect(shown.at(-1)).toEqual(sceneFor(after));
  });

  it('is never more than four seconds behind', () => {
    const { director, told, pass } = directed();
    for (let version = 1; version <= 200; version++) director.take(step(version, after, moved));
    pass(4_500);
    expect(told).toHaveLength(200);
    expect(told.at(-1)).toBe('200');
  });

  it('jumps over what would take too long, and where nobody looks', () => {
    const long = directed();
    long.director.take(step(1, { ...after, long: 1 }, { type: 'long' }, { type: 'long' }));
    expect(long.told).toEqual(['1']);
    const hidden = directed({ hidden: true });
    hidden.director.take(step(1, after, moved));
    expect(hidden.told).toEqual(['1 late']);
  });

  it('catches up at once when asked to, and tells every step once', () => {
    const { director, shown, told, pass } = directed();
    director.take(step(1, after, moved));
    director.take(step(2, after));
    director.catchUp();
    expect(told).toEqual(['1', '2']);
    expect(shown.at(-1)).toEqual(sceneFor(after));
    pass(10_000);
    expect(told).toHaveLength(2);
  });

  it('waits after a step where steps are gone through one by one', () => {
    const { director, told, pass, clock } = directed({ stepThrough: true });
    director.take(step(1, after, moved), { pauseAfter: true });
    director.take(step(2, after, moved), { pauseAfter: true });
    pass(5_000);
    expect([told, clock.paused]).toEqual([['1'], true]);
    director.goOn();
    pass(5_000);
    expect(told).toEqual(['1', '2']);
  });
});

describe('the speed of a step', () => {
  const load = { pace: 'normal', own: false, stepMs: 1_000, waitingMs: 1_000 } as const;

  it('rises with what waits, and ends in a jump', () => {
    expect(speedFor(load)).toBe(1);
    expect(speedFor({ ...load, stepMs: 3_000, waitingMs: 3_000 })).toBe(1.5);
    expect(speedFor({ ...load, waitingMs: 7_000 })).toBe(2);
    expect(speedFor({ ...load, waitingMs: 15_000 })).toBe(4);
    expect(speedFor({ ...load, waitingMs: 17_000 })).toBe('jump');
  });

  it('is higher for a step of one’s own, and follows the pace that is wanted', () => {
    expect(speedFor({ ...load, stepMs: 1_500, own: true })).toBe(1.5);
    expect(speedFor({ ...load, pace: 'relaxed' })).toBe(0.7);
    expect(speedFor({ ...load, pace: 'instant' })).toBe('jump');
  });
});
