import { Logger } from '@nestjs/common';
import { stackOf } from './message-of.js';

/** Tells listeners what has happened. One that fails is logged, and the others hear it all the same: what is stored stands. */
export class Feed<News> {
  private readonly listeners = new Set<(news: News) => void>();
  private readonly logger: Logger;

  /** `name` is whose feed it is, for the log. */
  constructor(name: string) {
    this.logger = new Logger(name);
  }

  get size(): number {
    return this.listeners.size;
  }

  /** Returns what stops the listening. */
  on(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(news: News): void {
    for (const listener of this.listeners) {
      try {
        listener(news);
      } catch (error) {
        this.logger.error('A listener failed', stackOf(error));
      }
    }
  }
}
