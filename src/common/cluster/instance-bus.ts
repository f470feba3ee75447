import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { createClient } from 'redis';
import { stackOf } from '../message-of.js';
import { Settings } from '../../config/settings.js';
import type { ShutdownGate } from '../shutdown/shutdown-gate.js';
import { Seal } from './seal.js';
import { Topics } from './topics.js';
import type { Listening } from './topics.js';

const CHANNEL = 'parlour';
const HEARTBEAT_MS = 1_000;
/** Redis is away when this process has not heard itself for so long, and an instance is gone likewise. */
const SILENCE_MS = 4_000;
const GONE_MS = 15_000;
/** So many messages may be on their way to Redis; more are dropped, as those said while it is away. */
const MOST_ON_THEIR_WAY = 1_000;
/** How long a start waits for Redis. The server works without it. */
const FIRST_MS = 5_000;

type Client = ReturnType<typeof clientOf>;
type Listener = (body: never, from: string) => void;

interface Message {
  readonly from: string;
  readonly kind: string;
  readonly body: unknown;
  /** Said to listeners of its topic too, who need not hear it a second time. */
  readonly again?: true;
}

/** What an instance says with each beat; those of the last release say nothing, and listen to no topics. */
interface Alive {
  readonly topics?: true;
}

interface Other {
  readonly heardAt: number;
  readonly hearsTopics: boolean;
}

/** Whether other instances can be reached: `alone` is a server without `REDIS_URL`. */
export type BusState = 'alone' | 'here' | 'away';

/**
 * What instances of this server tell each other, through Redis. It is a hint and never the truth: messages may be lost, so
 * nothing waits for them, and those who listen look into Postgres after a gap (`onGap`).
 */
export class InstanceBus {
  readonly id = randomUUID();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly gapListeners = new Set<() => void>();
  private readonly goneListeners = new Set<(instance: string) => void>();
  private readonly others = new Map<string, Other>();
  private readonly logger = new Logger('Redis');
  private onTheirWay = 0;
  private heardMyself = 0;
  /** Something was lost, here or on its way to the others. */
  private gap = false;
  private wasAway = false;

  private readonly topics: Topics | undefined;

  private constructor(
    private readonly seal: Seal,
    private readonly publisher: Client | undefined,
    private readonly subscriber: Client | undefined,
  ) {
    this.topics = subscriber && new Topics(subscriber, (sealed) => this.receive(sealed));
  }

  static async open(
    { redisUrl, jwtSecret }: Pick<Settings, 'redisUrl' | 'jwtSecret'>,
    gate: ShutdownGate,
  ): Promise<InstanceBus> {
    const seal = new Seal(jwtSecret);
    if (redisUrl === undefined) return new InstanceBus(seal, undefined, undefined);
    // What is said while Redis is away is dropped, not kept; a subscription is kept until it can be made.
    const bus = new InstanceBus(seal, clientOf(redisUrl, true), clientOf(redisUrl, false));
    await bus.connect(gate);
    return bus;
  }

  get alone(): boolean {
    return this.publisher === undefined;
  }

  get state(): BusState {
    if (this.alone) return 'alone';
    return Date.now() - this.heardMyself < SILENCE_MS ? 'here' : 'away';
  }

  /**
   * Tells every other instance, or with a topic those that listen to it, as far as Redis can be reached: the call does not
   * wait and does not fail.
   */
  say(kind: string, body: unknown, topic?: string): void {
    if (this.alone) return;
    if (this.state === 'away' && kind !== 'alive') {
      this.gap = true;
      return;
    }
    this.publish(kind, body, topic);
    if (topic !== undefined && this.isBesideOlder()) this.publish(kind, body, undefined, true);
  }

  /** From here on this instance hears what is said of a topic; undefined: it is alone. */
  listen(topic: string): Listening | undefined {
    return this.topics?.listen(this.channelOf(topic));
  }

  /** Hears what other instances say of a kind; returns what stops it. */
  on<Body>(kind: string, listener: (body: Body, from: string) => void): () => void {
    const listeners = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Hears that messages may have been lost: what they were about must be looked up. */
  onGap(listener: () => void): () => void {
    this.gapListeners.add(listener);
    return () => this.gapListeners.delete(listener);
  }

  /** Hears that an instance has not been heard for a while. */
  onGone(listener: (instance: string) => void): () => void {
    this.goneListeners.add(listener);
    return () => this.goneListeners.delete(listener);
  }

  private async connect(gate: ShutdownGate): Promise<void> {
    const { publisher, subscriber } = this;
    if (!publisher || !subscriber) return;
    for (const client of [publisher, subscriber]) {
      client.on('error', (error: unknown) => this.logger.warn(`Redis: ${String(error)}`));
      client.on('ready', () => (this.gap = true));
      client.connect().catch(() => undefined); // goes on trying by itself
    }
    subscriber.subscribe(CHANNEL, (sealed) => this.receive(sealed)).catch(() => undefined);
    const heartbeat = setInterval(() => this.beat(), HEARTBEAT_MS);
    gate.onStop('connections', 'Redis', () => {
      clearInterval(heartbeat);
      publisher.destroy();
      subscriber.destroy();
    });
    const end = Date.now() + FIRST_MS;
    while (this.state === 'away' && Date.now() < end) {
      this.beat();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    if (this.state === 'away') this.logger.warn('Redis does not answer. Other instances are heard through Postgres.');
  }

  private beat(): void {
    const isAway = this.state === 'away';
    if (isAway && !this.wasAway && this.heardMyself > 0) this.logger.warn('Redis does not answer.');
    this.wasAway = isAway;
    this.publish('alive', { topics: true } satisfies Alive);
    for (const [instance, { heardAt }] of this.others) {
      if (isAway || Date.now() - heardAt < GONE_MS) continue;
      this.others.delete(instance);
      for (const listener of this.goneListeners) this.tell(() => listener(instance));
    }
  }

  private channelOf(topic: string | undefined): string {
    return topic === undefined ? CHANNEL : `${CHANNEL}:${this.seal.nameOf(topic)}`;
  }

  /** While a release is rolled out: an instance that has not said that it listens to topics hears what is said to all. */
  private isBesideOlder(): boolean {
    for (const { hearsTopics } of this.others.values()) if (!hearsTopics) return true;
    return false;
  }

  private publish(kind: string, body: unknown, topic?: string, again?: true): void {
    if (!this.publisher?.isReady || this.onTheirWay >= MOST_ON_THEIR_WAY) {
      this.gap = true;
      return;
    }
    this.onTheirWay += 1;
    const message: Message = { from: this.id, kind, body, ...(again && { again }) };
    this.publisher
      .publish(this.channelOf(topic), this.seal.close(JSON.stringify(message)))
      .catch(() => (this.gap = true))
      .finally(() => (this.onTheirWay -= 1));
  }

  private receive(sealed: string): void {
    const opened = this.seal.open(sealed);
    if (opened === undefined) return;
    const { from, kind, body, again } = JSON.parse(opened) as Message;
    if (from === this.id) return this.hearMyself();
    const known = this.others.get(from);
    const hearsTopics = kind === 'alive' ? (body as Alive).topics === true : known?.hearsTopics === true;
    this.others.set(from, { heardAt: Date.now(), hearsTopics });
    if (!known) this.closeGap(); // and it learns from what this one now says what it has not heard
    if (again) return;
    if (kind === 'gap') this.tellOfGap();
    for (const listener of this.listeners.get(kind) ?? []) this.tell(() => listener(body as never, from));
  }

  /** Redis passes on again what is said: instances that were not heard meanwhile are asked to look. */
  private hearMyself(): void {
    const wasAway = this.state === 'away';
    this.heardMyself = Date.now();
    if (wasAway || this.gap) this.closeGap();
  }

  private closeGap(): void {
    this.gap = false;
    this.publish('gap', {});
    this.tellOfGap();
  }

  private tellOfGap(): void {
    for (const listener of this.gapListeners) this.tell(listener);
  }

  private tell(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      this.logger.error('A listener failed', stackOf(error));
    }
  }
}

function clientOf(url: string, disableOfflineQueue: boolean) {
  const reconnectStrategy = (tries: number): number => Math.min(50 * 2 ** tries, 1_000);
  return createClient({ url, disableOfflineQueue, socket: { connectTimeout: 2_000, reconnectStrategy } });
}
