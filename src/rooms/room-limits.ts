import { Injectable } from '@nestjs/common';
import { Limits } from '../common/limits/limits.js';

const ROOMS = { name: 'rooms', burst: 60, perSecond: 0.5 };
/** Join codes are short: an account cannot try many of them. */
const JOINS = { name: 'joins', burst: 60, perSecond: 2 };

/** How many rooms and tickets one account may ask for, by whatever path and at whichever instance. */
@Injectable()
export class RoomLimits {
  constructor(private readonly limits: Limits) {}

  creates(accountId: string): Promise<void> {
    return this.limits.takeOrRefuse(ROOMS, accountId, 'You open rooms too fast. Please wait a moment.');
  }

  comesIn(accountId: string): Promise<void> {
    return this.limits.takeOrRefuse(JOINS, accountId);
  }
}
