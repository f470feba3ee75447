import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { ApiError } from '../../common/api-error.js';
import { addressKey } from '../../common/limits/address-key.js';
import { Limits } from '../../common/limits/limits.js';
import { Settings } from '../../config/settings.js';
import type { NewSession } from './session-factory.js';
import { SessionLanes } from './session-lanes.js';

const RETRY_AFTER = 60;
/** An address may be a household or a school: it opens as many as so many accounts. */
const ACCOUNTS_BEHIND_AN_ADDRESS = 5;

/** Counts no further than the limit, so that the question costs the same for every maker. */
const COUNT = `
SELECT count(*)::int AS open, count(*) FILTER (WHERE with_bots AND updated_at > now() - interval '1 hour')::int AS bots
  FROM (SELECT with_bots, updated_at FROM game_sessions WHERE status = 'active' AND`;

/**
 * How many sessions one maker may have open: an account, and the address it comes from. Sessions are counted in Postgres,
 * so all instances count the same. A game with bots counts as one while it was touched within the hour: one that was left
 * costs no thread its time.
 */
@Injectable()
export class SessionQuota {
  private readonly lanes = new SessionLanes();

  constructor(
    private readonly pool: Pool,
    private readonly limits: Limits,
    private readonly settings: Settings,
  ) {}

  /** What is stored of the address a session is opened from; none for sessions that begin by themselves. */
  originOf({ from }: NewSession): string | null {
    return from === undefined ? null : this.limits.hashed(addressKey(from));
  }

  /** Opens a session if its maker has room for it; one at a time for each maker, or all of them would see the same count. */
  within<T>(wanted: NewSession, open: () => Promise<T>): Promise<T> {
    const maker = wanted.createdBy ?? this.originOf(wanted);
    if (maker === null || !isCounted(wanted)) return open();
    return this.lanes.run(maker, async () => {
      await this.expectRoom(wanted);
      return open();
    });
  }

  private async expectRoom(wanted: NewSession): Promise<void> {
    const { quotas } = this.settings;
    const { createdBy } = wanted;
    const origin = this.originOf(wanted);
    const rate = { burst: quotas.sessionsPerMinute, perSecond: quotas.sessionsPerMinute / 60 };
    if (createdBy !== undefined) {
      await this.limits.takeOrRefuse({ name: 'sessions-account', ...rate }, createdBy, TOO_FAST);
      const most = { open: quotas.sessionsPerAccount, bots: quotas.botGamesPerAccount };
      refuseAbove(most, hasBots(wanted), await this.count('created_by', createdBy, most.open));
    }
    if (origin !== null) {
      const many = ACCOUNTS_BEHIND_AN_ADDRESS;
      const together = { name: 'sessions-address', burst: rate.burst * many, perSecond: rate.perSecond * many };
      await this.limits.takeOrRefuse(together, origin, TOO_FAST);
      const most = { open: quotas.sessionsPerAddress, bots: quotas.botGamesPerAddress };
      refuseAbove(most, hasBots(wanted), await this.count('opened_from', origin, most.open));
    }
  }

  private async count(column: 'created_by' | 'opened_from', maker: string, most: number): Promise<Counted> {
    // SQL: counts no further than the limit.
    const { rows } = await this.pool.query<Counted>(`${COUNT} ${column} = $1 LIMIT $2) s`, [maker, most]);
    return rows[0]!;
  }
}

interface Counted {
  readonly open: number;
  readonly bots: number;
}

const TOO_FAST = 'You open games too fast. Please wait a moment.';

function refuseAbove(most: Counted, withBots: boolean, { open, bots }: Counted): void {
  if (open >= most.open) {
    throw tooMany('TOO_MANY_OPEN_GAMES', `There are ${open} games open already. Please finish some of them first.`);
  }
  if (withBots && bots >= most.bots) {
    throw tooMany('TOO_MANY_BOT_GAMES', `Bots play ${bots} games already. Please finish some of them first.`);
  }
}

function tooMany(code: string, message: string): ApiError {
  return new ApiError(429, code, message, { retryAfter: RETRY_AFTER });
}

/** A room that people filled opens by itself and is not refused: rooms have limits of their own, unless bots sit in them. */
function isCounted(wanted: NewSession): boolean {
  return wanted.roomId === undefined || hasBots(wanted);
}

/** Whether bots will want to think. */
function hasBots({ seats }: Pick<NewSession, 'seats'>): boolean {
  return seats.some(({ kind }) => kind === 'bot');
}
