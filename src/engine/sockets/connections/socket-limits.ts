import { ApiError } from '../../../common/api-error.js';
import { RateLimiter } from '../../../common/http/requests/rate-limit.js';

/** People do not click this fast for long, and a program that plays by itself can wait. */
const SECONDS_OF_BURST = 4;
/** How often a socket may ask again too early before it is shown the door. */
const IMPATIENCE = { burst: 500, perSecond: 10 };
const MOST_SOCKETS = 200_000;

/**
 * How often one socket may speak. What is refused costs next to nothing, and not for long: a socket that does not wait
 * as it is told goes too far sooner or later. One that does is never refused twice in a row, and may go on for ever.
 */
export class SocketLimits {
  private readonly messages: RateLimiter;
  private readonly impatience: RateLimiter;
  /** Those whose last message was refused. */
  private readonly waiting = new Set<string>();

  constructor(perSecond: number, now: () => number = Date.now) {
    this.messages = new RateLimiter({ burst: perSecond * SECONDS_OF_BURST, perSecond }, MOST_SOCKETS, now);
    this.impatience = new RateLimiter(IMPATIENCE, MOST_SOCKETS, now);
  }

  /** The error a message is refused with, and whether the socket has gone too far; undefined: it may pass. */
  refuse(socketId: string): { readonly error: ApiError; readonly flooding: boolean } | undefined {
    const { ok, retryAfter } = this.messages.take(socketId);
    if (ok) {
      this.waiting.delete(socketId);
      return undefined;
    }
    const flooding = this.waiting.has(socketId) && !this.impatience.take(socketId).ok;
    this.waiting.add(socketId);
    const error = new ApiError(429, 'RATE_LIMITED', 'Too many messages. Please slow down.', {
      retryAfter: forTimers(retryAfter),
    });
    return { error, flooding };
  }

  forget(socketId: string): void {
    this.messages.forget(socketId);
    this.impatience.forget(socketId);
    this.waiting.delete(socketId);
  }
}

/** Seconds in hundredths, generously: a timer counts whole milliseconds and may ring a little early. */
function forTimers(seconds: number): number {
  return Math.ceil(seconds * 100 + 0.3) / 100;
}
