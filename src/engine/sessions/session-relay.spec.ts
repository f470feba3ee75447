import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { InstanceBus } from '../../common/cluster/instance-bus.js';
import type { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import type { LiveSessions } from './live-sessions.js';
import { SessionFeed } from './session-feed.js';
import { SessionRelay } from './session-relay.js';
import { Moved } from './session-update.js';
import type { LiveSession } from './session.js';
import type { SessionStore } from '../store/session-store.js';

const ID = '0c9b3f0e-6d1f-4f39-9a43-3a2a2f5d8d11';

/** One session in Postgres, another instance that says what it likes, and a viewer of this instance. */
class Scene {
  /** The version in Postgres. */
  stored = 0;
  state: InstanceBus['state'] = 'here';
  readonly said: unknown[] = [];
  readonly listened: string[] = [];
  /** Redis has taken the subscription. */
  subscribe = (): void => undefined;
  private readonly subscribed = new Promise<void>((resolve) => (this.subscribe = resolve));
  readonly told: (readonly [from: number, version: number])[] = [];
  private hear: (notice: { id: string; version: number }) => void = () => undefined;
  private gap = (): void => undefined;
  readonly feed = new SessionFeed();
  private readonly relay: SessionRelay;

  constructor() {
    const current = (): InstanceBus['state'] => this.state;
    const bus = {
      alone: false,
      get state() {
        return current();
      },
      say: (_kind: string, body: unknown) => this.said.push(body),
      on: (_kind: string, listener: Scene['hear']) => {
        this.hear = listener;
        return () => undefined;
      },
      listen: (topic: string) => {
        this.listened.push(topic);
        return { isNew: true, subscribed: this.subscribed, stop: () => undefined };
      },
      onGap: (listener: () => void) => {
        this.gap = listener;
        return () => undefined;
      },
    };
    const live = { getFrom: () => Promise.resolve(this.session) };
    const store = { actionsBetween: () => Promise.resolve([]), findVersion: () => Promise.resolve(this.stored) };
    this.relay = new SessionRelay(
      bus as unknown as InstanceBus,
      this.feed,
      live as unknown as LiveSessions,
      store as unknown as SessionStore,
      { onStop: () => undefined } as unknown as ShutdownGate,
    );
    this.relay.follow(this.session, ({ from, version }) => this.told.push([from, version]));
  }

  get session(): LiveSession {
    return { id: ID, version: this.stored } as LiveSession;
  }

  /** Another instance plays; whether its word comes through is another matter. */
  playedElsewhere(isHeard: boolean): void {
    this.stored += 1;
    if (isHeard) this.hear({ id: ID, version: this.stored });
  }

  playedHere(): void {
    this.stored += 1;
    this.feed.publish(new Moved(this.session, this.stored - 1, this.stored, []));
  }

  loseSome(): void {
    this.gap();
  }
}

describe('What viewers hear beside other instances', () => {
  let scene: Scene;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    scene = new Scene();
  });
  afterEach(() => jest.useRealTimers());

  it('is what was played here, at once and without waiting for another instance', () => {
    scene.state = 'away';
    scene.playedHere();
    expect(scene.told).toEqual([[0, 1]]);
    expect(scene.said).toEqual([{ id: ID, version: 1 }]);
  });

  it('is what was played elsewhere, when it is said', async () => {
    scene.playedElsewhere(true);
    await turn();
    expect(scene.told).toEqual([[0, 1]]);
  });

  it('is what was played before the subscription was taken', async () => {
    expect(scene.listened).toEqual([`session:${ID}`]);
    scene.playedElsewhere(false);
    await turn();
    expect(scene.told).toEqual([]);
    scene.subscribe();
    await turn();
    expect(scene.told).toEqual([[0, 1]]);
  });

  it('is held back while an earlier version is still to come', async () => {
    scene.playedElsewhere(false);
    scene.playedHere();
    expect(scene.told).toEqual([]);
    await turn();
    expect(scene.told).toEqual([[0, 2]]);
  });

  it('is looked up in Postgres after something was lost', async () => {
    scene.playedElsewhere(false);
    await turn();
    expect(scene.told).toEqual([]);
    scene.loseSome();
    await turn();
    expect(scene.told).toEqual([[0, 1]]);
  });

  it('is looked up soon while Redis is away, and otherwise now and then', async () => {
    scene.state = 'away';
    scene.playedElsewhere(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(scene.told).toEqual([[0, 1]]);
    scene.state = 'here';
    scene.playedElsewhere(false);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(scene.told).toEqual([[0, 1]]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(scene.told).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});
