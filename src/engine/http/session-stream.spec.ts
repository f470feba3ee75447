import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Response } from 'express';
import { SessionStream } from './session-stream.js';
import type { SessionUpdate } from '../sessions/session-update.js';

/** A response whose client reads, or does not. */
class StandIn extends EventEmitter {
  readonly socket = { destroyed: false };
  readonly written: string[] = [];
  destroyed = false;
  reads = true;

  set = () => this;
  flushHeaders = () => undefined;
  end = () => this.emit('close');

  write(text: string): boolean {
    this.written.push(text);
    return this.reads;
  }

  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }

  /** The versions that were told, by their ids. */
  get told(): number[] {
    return this.written.flatMap((text) => /^id: (\d+)/.exec(text)?.slice(1).map(Number) ?? []);
  }
}

describe('An event stream whose client does not read', () => {
  let response: StandIn;
  let stream: SessionStream;
  let newest: number;
  beforeEach(async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    newest = 1;
    response = new StandIn();
    stream = new SessionStream(response as unknown as Response, () => Promise.resolve(true));
    stream.begin(() => Promise.resolve({ event: 'session', data: { version: newest } }), undefined);
    await turn();
  });
  afterEach(() => {
    stream.end();
    jest.useRealTimers();
  });

  const moves = (): void => {
    newest += 1;
    stream.hear(newest - 1, () => ({ version: newest }) as SessionUpdate);
  };

  it('is told each version while it reads', () => {
    moves();
    moves();
    expect(response.told).toEqual([1, 2, 3]);
  });

  it('gets nothing more until it has read, then everything in one piece', async () => {
    response.reads = false;
    for (let times = 0; times < 100; times++) moves();
    await turn();
    expect(response.told).toEqual([1, 2]);
    response.reads = true;
    response.emit('drain');
    await turn();
    expect(response.told).toEqual([1, 2, 101]);
  });

  it('is cut off when it goes on not reading', () => {
    response.reads = false;
    moves();
    jest.advanceTimersByTime(25_000);
    expect(response.destroyed).toBe(false);
    jest.advanceTimersByTime(20_000);
    expect(response.destroyed).toBe(true);
  });
});

describe('An event stream whose client is gone', () => {
  const open = (response: StandIn): SessionStream =>
    new SessionStream(response as unknown as Response, () => Promise.resolve(true));

  it('before it began has ended, and what is begun for it is ended at once', () => {
    jest.useFakeTimers();
    const response = new StandIn();
    response.socket.destroyed = true;
    const stream = open(response);
    expect(stream.hasEnded).toBe(true);
    let ended = 0;
    stream.onEnd(() => (ended += 1));
    expect(ended).toBe(1);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('while its first version is read lets go of everything, once', () => {
    jest.useFakeTimers();
    const response = new StandIn();
    const stream = open(response);
    const ended: string[] = [];
    stream.onEnd(() => ended.push('before'));
    response.emit('close');
    stream.onEnd(() => ended.push('after'));
    stream.begin(() => Promise.resolve(undefined), undefined);
    stream.end();
    expect(ended).toEqual(['before', 'after']);
    expect(response.written).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
