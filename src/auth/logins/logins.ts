import { createHmac, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Raw } from 'typeorm';
import type { Repository } from 'typeorm';
import { ApiError } from '../../common/api-error.js';
import { AccountEvents, type RevokedReason } from '../account-events.js';
import { AUTH_SETTINGS, type AuthSettings } from '../auth.settings.js';
import { RefreshToken } from '../entities/refresh-token.entity.js';
import { newSecret, sha256 } from '../secrets/secret-hash.js';
import { Standings } from './standings.js';

/** A refresh token that was just made: the only moment when its text is known. */
export interface IssuedLogin {
  readonly userId: string;
  readonly loginId: string;
  readonly refreshToken: string;
}

/** So long a client that did not get its answer may ask for it again. */
const LOST_ANSWER_SECONDS = 30;

/**
 * A login is a family of refresh tokens, each good for one use; a token used twice ends its family. The exception is a
 * lost answer: the same client (by its user agent; its address may have changed with the network that lost the answer)
 * gets the same successor for a short while, as long as that has not been used. The successor is stored nowhere: it is
 * made from the token that is shown and a salt that stands in the database, and neither is enough without the other.
 */
@Injectable()
export class Logins {
  constructor(
    @InjectRepository(RefreshToken) private readonly tokens: Repository<RefreshToken>,
    private readonly standings: Standings,
    private readonly events: AccountEvents,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** `loginId` continues a login (an upgraded guest). SQL: the tokens it had are replaced in the same statement. */
  async open(userId: string, userAgent?: string, loginId: string = randomUUID()): Promise<IssuedLogin> {
    const refreshToken = newSecret();
    await this.tokens.query(
      `WITH replaced AS (UPDATE refresh_tokens SET revoked_at = now() WHERE family_id = $2 AND revoked_at IS NULL)
       INSERT INTO refresh_tokens (user_id, family_id, token_hash, expires_at, user_agent)
       VALUES ($1, $2, $3, now() + make_interval(days => $4), $5)`,
      [userId, loginId, sha256(refreshToken), this.settings.refreshTokenDays, shorten(userAgent)],
    );
    return { userId, loginId, refreshToken };
  }

  /**
   * Spends a token and makes its successor. SQL, in one statement: a crash leaves either both or neither. For an account that is
   * banned nothing is spent: a guest has no other way back.
   */
  async rotate(spentToken: string, userAgent?: string): Promise<IssuedLogin> {
    const salt = newSecret();
    const refreshToken = successorOf(spentToken, salt);
    const rows: { userId: string; loginId: string }[] = await this.tokens.query(
      `WITH spent AS (
         UPDATE refresh_tokens t SET used_at = now(), successor_salt = $5, used_by = $4
           FROM users u
          WHERE t.token_hash = $1 AND t.used_at IS NULL AND t.revoked_at IS NULL AND t.expires_at > now()
            AND u.id = t.user_id AND u.banned_at IS NULL
         RETURNING t.user_id, t.family_id
       )
       INSERT INTO refresh_tokens (user_id, family_id, token_hash, expires_at, user_agent)
       SELECT user_id, family_id, $2, now() + make_interval(days => $3), $4 FROM spent
       RETURNING user_id AS "userId", family_id AS "loginId"`,
      [sha256(spentToken), sha256(refreshToken), this.settings.refreshTokenDays, shorten(userAgent), salt],
    );
    const issued = rows[0];
    if (issued) return { ...issued, refreshToken };
    const again = await this.findLost(spentToken, userAgent);
    if (again) return again;
    await this.revokeIfReused(spentToken);
    throw new ApiError(401, 'INVALID_REFRESH_TOKEN', 'This refresh token is unknown, used, revoked or expired.');
  }

  /** The owner of a token that could be spent, were its owner not banned. */
  async findOwner(refreshToken: string): Promise<string | undefined> {
    const token = await this.find(refreshToken);
    return token && !token.used && !token.revoked ? token.userId : undefined;
  }

  /** Ends the login that a refresh token belongs to, if there is one. */
  async closeByToken(refreshToken: string): Promise<void> {
    const token = await this.find(refreshToken);
    if (token) await this.close(token.userId, token.loginId, 'logout');
  }

  async close(userId: string, loginId: string, reason: RevokedReason): Promise<void> {
    await this.revoke('family_id', loginId);
    this.standings.forgetLogin(loginId);
    this.events.revoked({ userId, loginId, reason });
  }

  async closeAll(userId: string, reason: RevokedReason): Promise<void> {
    for (const loginId of await this.revoke('user_id', userId)) this.standings.forgetLogin(loginId);
    this.events.revoked({ userId, reason });
  }

  /** Tokens are kept past their use to recognise a thief, and no longer than they could have been used. */
  async deleteExpired(): Promise<void> {
    await this.tokens.delete({ expiresAt: Raw((column) => `${column} < now() - interval '1 day'`) });
  }

  /** The successor that the same client was sent a moment ago and has not used. */
  private async findLost(spentToken: string, userAgent: string | undefined): Promise<IssuedLogin | undefined> {
    const agent = shorten(userAgent);
    const spent = await this.tokens.findOneBy({
      tokenHash: sha256(spentToken),
      revokedAt: IsNull(),
      successorSalt: Not(IsNull()),
      usedAt: Raw((column) => `${column} > now() - make_interval(secs => ${LOST_ANSWER_SECONDS})`),
      usedBy: agent ?? IsNull(),
    });
    if (!spent) return undefined;
    const { userId, familyId: loginId, successorSalt } = spent;
    const refreshToken = successorOf(spentToken, successorSalt!);
    const successor = await this.find(refreshToken);
    return successor && !successor.used && !successor.revoked ? { userId, loginId, refreshToken } : undefined;
  }

  /** A second client has this token too. We cannot tell which of the two is the owner, so both must sign in again. */
  private async revokeIfReused(text: string): Promise<void> {
    const token = await this.find(text);
    if (token?.used && !token.revoked) await this.close(token.userId, token.loginId, 'token-reuse');
  }

  private async find(text: string) {
    const token = await this.tokens.findOneBy({ tokenHash: sha256(text) });
    if (!token) return undefined;
    const { userId, familyId: loginId, usedAt, revokedAt } = token;
    return { userId, loginId, used: usedAt !== null, revoked: revokedAt !== null };
  }

  /** A rotation that was under way has put in a row that the first pass could not see: look until there is none. SQL: it tells what it closed. */
  private async revoke(column: 'family_id' | 'user_id', id: string): Promise<Set<string>> {
    const closed = new Set<string>();
    for (;;) {
      const rows: { loginId: string }[] = await this.tokens.query(
        `WITH gone AS (
           UPDATE refresh_tokens SET revoked_at = now() WHERE ${column} = $1 AND revoked_at IS NULL RETURNING family_id
         ) SELECT DISTINCT family_id AS "loginId" FROM gone`,
        [id],
      );
      if (rows.length === 0) return closed;
      for (const { loginId } of rows) closed.add(loginId);
    }
  }
}

function successorOf(token: string, salt: string): string {
  return createHmac('sha256', salt).update(token).digest('base64url');
}

function shorten(userAgent: string | undefined): string | null {
  return userAgent?.slice(0, 200) ?? null;
}
