import { createParamDecorator, ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AuthService } from '../../auth/auth.service.js';
import { hashSeatToken, isSeatToken } from '../../auth/seat-token.js';
import { ApiError } from '../../common/api-error.js';
import { sessionNotFound } from '../../engine/sessions/session.js';
import type { LiveSession } from '../../engine/sessions/session.js';
import { LiveSessions } from '../../engine/sessions/live-sessions.js';
import { fourInASquare } from './rules/four-in-a-square.game.js';

type TokenUse = 'none' | 'optional' | 'needed' | 'seated';
const TOKEN_USE = 'four-in-a-square:token';

/**
 * Whether an endpoint wants the player's token. A token that is given must be right, wherever it is wanted.
 * `seated` also takes the access token of an account that has a seat: games of the common endpoints have no other; where
 * a token is optional, that of any account will do.
 */
export const PlayerToken = (use: TokenUse) => SetMetadata(TOKEN_USE, use);

/** The caller: the game, and the hash of the token, if there was one. */
export interface Caller {
  readonly session: LiveSession;
  readonly tokenHash: string | undefined;
}

interface CallerRequest extends Request {
  caller?: Caller;
}

export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<CallerRequest>().caller!,
);

/** First whether there is such a game, then whether the token fits, and only then is the body judged. */
@Injectable()
export class PlayerTokenGuard implements CanActivate {
  constructor(
    private readonly live: LiveSessions,
    private readonly reflector: Reflector,
    private readonly auth: AuthService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const session = await this.live.find(String(request.params.gameId));
    if (session?.definition.id !== fourInASquare.id) throw sessionNotFound();
    const use = this.reflector.get<TokenUse>(TOKEN_USE, context.getHandler());
    const token = use === 'none' ? undefined : tokenOf(request);
    if ((use === 'seated' || use === 'optional') && isAccessToken(token)) {
      const seats = session.seatsOf(await this.auth.authenticate(token));
      if (use === 'seated' && seats.length === 0) throw invalidToken();
      request.caller = { session, tokenHash: undefined };
      return true;
    }
    const tokenHash = isSeatToken(token) ? hashSeatToken(token) : undefined;
    const wrong = tokenHash === undefined || session.seatsOf({ kind: 'seat', tokenHash }).length === 0;
    if (use === 'needed' || use === 'seated' ? wrong : token !== undefined && wrong) throw invalidToken();
    request.caller = { session, tokenHash };
    return true;
  }
}

export function invalidToken(): ApiError {
  return new ApiError(401, 'INVALID_TOKEN', 'invalid playerToken');
}

/** Access tokens are JSON web tokens: three parts with dots between them. */
function isAccessToken(token: unknown): boolean {
  return typeof token === 'string' && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);
}

/** The token of the body wins over the one of the header. */
function tokenOf(request: Request): unknown {
  const body = request.body as { playerToken?: unknown } | null | undefined;
  if (body && typeof body === 'object' && body.playerToken !== undefined) return body.playerToken;
  const header = request.headers.authorization;
  return header?.replace(/^Bearer\s+/i, '');
}
