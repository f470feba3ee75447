import { Injectable } from '@nestjs/common';
import { InstanceBus } from '../common/cluster/instance-bus.js';
import { Feed } from '../common/feed.js';

/** Why access tokens count no more. */
export type RevokedReason = 'banned' | 'logout' | 'token-reuse' | 'role-changed';

/** Access tokens of a user count no more. */
export interface Revoked {
  readonly userId: string;
  readonly reason: RevokedReason;
  /** Only this login of the user; undefined: all of them. */
  readonly loginId?: string;
}

/** Tells every instance that a login has ended, so that live sockets and streams can be told and closed. */
@Injectable()
export class AccountEvents {
  private readonly feed = new Feed<Revoked>('AccountEvents');

  constructor(private readonly bus: InstanceBus) {
    bus.on<Revoked>('revoked', (event) => this.feed.tell(event));
  }

  /** Returns what stops the listening. */
  onRevoked(listener: (revoked: Revoked) => void): () => void {
    return this.feed.on(listener);
  }

  revoked(event: Revoked): void {
    this.feed.tell(event);
    this.bus.say('revoked', event);
  }
}
