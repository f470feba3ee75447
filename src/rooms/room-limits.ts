import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../common/http/rate-limit.js';

/** How many rooms and tickets one account may ask for, however it asks. */
@Injectable()
export class RoomLimits {
  private readonly rooms = new RateLimiter({ burst: 60, perSecond: 0.5 });
  private readonly joins = new RateLimiter({ burst: 60, perSecond: 2 });

  creates(accountId: string): void {
    this.rooms.takeOrRefuse(accountId, 'You open rooms too fast. Please wait a moment.');
  }

  /** Join codes are short: nobody may try many of them. */
  comesIn(accountId: string): void {
    this.joins.takeOrRefuse(accountId);
  }
}
