import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import { AccessTokens, unauthenticated } from './access-tokens.js';
import type { Account, UserAccount } from '../account.js';
import { hashSeatToken, isSeatToken } from '../secrets/seat-token.js';
import { Standings } from './standings.js';

/** Turns the text that a caller shows into an account; the same for HTTP and for sockets. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly standings: Standings,
  ) {}

  /** `shown` is a token, with or without the word `Bearer` before it. */
  async authenticate(shown: unknown): Promise<Account> {
    if (typeof shown !== 'string' || shown.trim() === '') throw unauthenticated('A token is needed.');
    const token = shown.trim().replace(/^bearer +/i, '');
    if (isSeatToken(token)) return { kind: 'seat', tokenHash: hashSeatToken(token) };
    return this.user(token);
  }

  private async user(token: string): Promise<UserAccount> {
    const { sub: id, sid: loginId, exp } = this.tokens.verify(token);
    const [standing, isOpen] = await Promise.all([this.standings.find(id), this.standings.isLoginOpen(loginId)]);
    if (!standing) throw unauthenticated();
    if (standing.banned) throw banned(standing.banReason);
    if (!isOpen) throw unauthenticated('This login has ended.');
    const { name, role, kind } = standing;
    return { kind: 'user', id, name, role, guest: kind === 'guest', loginId, expiresAt: exp * 1000 };
  }
}

/** 403: the account is banned. */
export function banned(reason: string | null): ApiError {
  return new ApiError(403, 'BANNED', reason ? `This account is banned: ${reason}` : 'This account is banned.');
}
