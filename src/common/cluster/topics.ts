/** As much of a Redis client as topics need. */
export interface Subscriber {
  subscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
  unsubscribe(channel: string, listener: (message: string) => void): Promise<unknown>;
}

/** A topic that is listened to here. */
export interface Listening {
  /** Whether no listener of this process had it before: what was said earlier has to be looked up. */
  readonly isNew: boolean;
  /** Resolves when what is said from now on is heard: at once where it is heard already, and not while Redis is away. */
  readonly subscribed: Promise<void>;
  stop(): void;
}

interface Topic {
  listeners: number;
  readonly subscribed: Promise<void>;
  lingering: NodeJS.Timeout | undefined;
}

/** A topic is kept for so long after its last listener: one who asks again and again does not subscribe each time. */
const LINGER_MS = 30_000;

/** A Redis channel for each topic that has listeners at this process, so that what concerns other instances only is not heard here. */
export class Topics {
  private readonly topics = new Map<string, Topic>();

  constructor(
    private readonly subscriber: Subscriber,
    private readonly receive: (message: string) => void,
    private readonly lingerMs = LINGER_MS,
  ) {}

  listen(channel: string): Listening {
    const known = this.topics.get(channel);
    const topic = known ?? this.subscribe(channel);
    clearTimeout(topic.lingering);
    topic.listeners += 1;
    let listening = true;
    const stop = (): void => {
      if (!listening) return;
      listening = false;
      topic.listeners -= 1;
      if (topic.listeners === 0) this.linger(channel, topic);
    };
    return { isNew: known === undefined, subscribed: topic.subscribed, stop };
  }

  private subscribe(channel: string): Topic {
    const subscribed = this.subscriber.subscribe(channel, this.receive).then(() => undefined);
    subscribed.catch(() => undefined); // the server is stopping
    const topic = { listeners: 0, subscribed, lingering: undefined };
    this.topics.set(channel, topic);
    return topic;
  }

  private linger(channel: string, topic: Topic): void {
    topic.lingering = setTimeout(() => {
      this.topics.delete(channel);
      this.subscriber.unsubscribe(channel, this.receive).catch(() => undefined);
    }, this.lingerMs);
    topic.lingering.unref();
  }
}
