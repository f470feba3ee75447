import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InstanceBus } from '../../../common/cluster/instance-bus.js';
import type { Seat } from '../../core/index.js';
import { Presence } from './presence.js';

/** Longer than a message takes from one instance to another: a seat that comes there is not taken for gone here. */
const ON_ITS_WAY_MS = 100;

/** A seat that has a socket at the instance that says so, or has none there any more. */
interface SeatNews {
  readonly sessionId: string;
  readonly seat: Seat;
  readonly here: boolean;
}

/** Which seats have a socket at other instances, as those have said: asking them would mean waiting for them. */
@Injectable()
export class SeatsElsewhere {
  private readonly byInstance = new Map<string, Set<string>>();

  constructor(
    private readonly bus: InstanceBus,
    private readonly presence: Presence,
  ) {
    if (bus.alone) return;
    bus.on<SeatNews>('seat', ({ sessionId, seat, here }, from) => {
      const seats = this.byInstance.get(from) ?? new Set();
      this.byInstance.set(from, seats);
      if (here) seats.add(keyOf(sessionId, seat));
      else seats.delete(keyOf(sessionId, seat));
    });
    bus.on<readonly string[]>('seats', (seats, from) => this.byInstance.set(from, new Set(seats)));
    bus.onGap(() =>
      bus.say(
        'seats',
        this.presence.all().map(({ sessionId, seat }) => keyOf(sessionId, seat)),
      ),
    );
    bus.onGone((instance) => this.byInstance.delete(instance));
  }

  has(sessionId: string, seat: Seat): boolean {
    for (const seats of this.byInstance.values()) if (seats.has(keyOf(sessionId, seat))) return true;
    return false;
  }

  /** Resolves when what the others have just said has come. */
  async heard(): Promise<void> {
    if (!this.bus.alone) await delay(ON_ITS_WAY_MS);
  }

  /** Tells the others of a seat's first socket here, or its last. */
  tell(sessionId: string, seat: Seat, here: boolean): void {
    this.bus.say('seat', { sessionId, seat, here } satisfies SeatNews);
  }
}

function keyOf(sessionId: string, seat: Seat): string {
  return `${sessionId}:${seat}`;
}
