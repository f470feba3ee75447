import { createParamDecorator, ExecutionContext, Injectable } from '@nestjs/common';
import type { CanActivate } from '@nestjs/common';
import { needUser } from '../../../auth/access.decorators.js';
import type { AccountRequest } from '../../../auth/access.decorators.js';
import type { UserAccount } from '../../../auth/account.js';
import { isUuid } from '../../../common/uuid.js';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import { sessionNotFound } from '../../../engine/sessions/session.js';
import type { LiveSession } from '../../../engine/sessions/session.js';

/** Somebody who plays in the game that was asked for. */
export interface Caller {
  readonly account: UserAccount;
  readonly session: LiveSession;
}

interface CallerRequest extends AccountRequest {
  caller?: Caller;
}

export const CurrentCaller = createParamDecorator(
  (_: unknown, context: ExecutionContext): Caller => context.switchToHttp().getRequest<CallerRequest>().caller!,
);

/** Before the body is judged: unknown, malformed and foreign ids all have the same answer. */
@Injectable()
export class PlayerGuard implements CanActivate {
  constructor(private readonly live: LiveSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const account = needUser(request.account);
    const id = String(request.params.gameId);
    const session = isUuid(id) ? await this.live.find(id) : undefined;
    const known = session?.definition.id === 'viking-vengeance' && session.seatsOf(account).length > 0;
    if (!known) throw sessionNotFound();
    request.caller = { account, session };
    return true;
  }
}
