import { createSecretKey } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ApiError } from '../../common/api-error.js';
import { ServerClock } from '../../common/clock/server-clock.js';
import { isUuid } from '../../common/uuid.js';
import { AUTH_SETTINGS, type AuthSettings } from '../auth.settings.js';
import type { Role, UserKind } from '../entities/user.entity.js';

export interface AccessClaims {
  readonly sub: string;
  readonly role: Role;
  readonly name: string;
  readonly kind: UserKind;
  /** The login (family of refresh tokens) that it was issued for. */
  readonly sid: string;
}

const ISSUER = 'parlour';

/** Short-lived JWTs, signed with HS256 and with nothing else accepted. */
@Injectable()
export class AccessTokens {
  private readonly jwt: JwtService;

  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly clock: ServerClock,
  ) {
    this.jwt = new JwtService({
      // A key, not a text: a text is tried as a public key first, at half a millisecond for every request.
      secret: createSecretKey(Buffer.from(settings.jwtSecret)),
      signOptions: { algorithm: 'HS256', issuer: ISSUER, expiresIn: settings.accessTokenSeconds },
      verifyOptions: { algorithms: ['HS256'], issuer: ISSUER },
    });
  }

  get seconds(): number {
    return this.settings.accessTokenSeconds;
  }

  sign(claims: AccessClaims): string {
    return this.jwt.sign({ ...claims, iat: this.seconds1970 });
  }

  verify(token: string): AccessClaims & { readonly exp: number } {
    const claims = this.decode(token);
    if (!isUuid(claims.sub) || !isUuid(claims.sid) || typeof claims.exp !== 'number') throw unauthenticated();
    return claims;
  }

  private get seconds1970(): number {
    return Math.floor(this.clock.now() / 1000);
  }

  private decode(token: string): AccessClaims & { readonly exp: number } {
    try {
      return this.jwt.verify(token, { clockTimestamp: this.seconds1970 });
    } catch (error) {
      if (error instanceof Error && error.name === 'TokenExpiredError') {
        throw new ApiError(401, 'TOKEN_EXPIRED', 'The access token has expired. Refresh it.');
      }
      throw unauthenticated();
    }
  }
}

/** 401: who asks is not known. */
export function unauthenticated(message = 'The token is not valid.'): ApiError {
  return new ApiError(401, 'UNAUTHENTICATED', message);
}
