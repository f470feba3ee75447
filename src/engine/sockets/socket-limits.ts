import { ApiError } from '../../common/api-error.js';
import { RateLimiter } from '../../common/http/rate-limit.js';

/** Nobody clicks this fast for long, and a program that plays by itself can wait. */
const SECONDS_OF_BURST = 4;
/** How many refusals a socket may collect before it is shown the door. */
const REFUSALS = { burst: 500, perSecond: 10 };
const MOST_SOCKETS = 200_000;

/** How often one socket may speak. What is refused costs next to nothing, and not for long. */
export class SocketLimits {
  private readonly messages: RateLimiter;
  private readonly refusals = new RateLimiter(REFUSALS, MOST_SOCKETS);

  constructor(perSecond: number) {
    this.messages = new RateLimiter({ burst: perSecond * SECONDS_OF_BURST, perSecond }, MOST_SOCKETS);
  }

  /** The error a message is refused with, and whether the socket has gone too far; undefined: it may pass. */
  refuse(socketId: string): { readonly error: ApiError; readonly flooding: boolean } | undefined {
    const { ok, retryAfter } = this.messages.take(socketId);
    if (ok) return undefined;
    const error = new ApiError(429, 'RATE_LIMITED', 'Too many messages. Please slow down.', { retryAfter });
    return { error, flooding: !this.refusals.take(socketId).ok };
  }

  forget(socketId: string): void {
    this.messages.forget(socketId);
    this.refusals.forget(socketId);
  }
}
