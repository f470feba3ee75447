import { Injectable, Logger } from '@nestjs/common';
import { stackOf } from '../common/message-of.js';
import { InstanceBus } from '../common/cluster/instance-bus.js';

export type RevokedReason = 'banned' | 'logout' | 'token-reuse' | 'role-changed';

export interface Revoked {
  readonly userId: string;
  readonly reason: RevokedReason;
  /** Only this login of the user; undefined: all of them. */
  readonly loginId?: string;
}

/** Tells every instance that a login has ended, so that live sockets and streams can be told and closed. */
@Injectable()
export class AccountEvents {
  private readonly listeners = new Set<(revoked: Revoked) => void>();
  private readonly logger = new Logger('AccountEvents');

  constructor(private readonly bus: InstanceBus) {
    bus.on<Revoked>('revoked', (event) => this.tell(event));
  }

  /** Returns what stops the listening. */
  onRevoked(listener: (revoked: Revoked) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  revoked(event: Revoked): void {
    this.tell(event);
    this.bus.say('revoked', event);
  }

  private tell(event: Revoked): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch (error) {
        // The ban stands, whatever a listener makes of it.
        this.logger.error('A listener failed', stackOf(error));
      }
    }
  }
}
