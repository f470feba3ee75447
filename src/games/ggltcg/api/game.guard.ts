import { CanActivate, createParamDecorator, ExecutionContext, Injectable } from '@nestjs/common';
import type { AccountRequest } from '../../../auth/access.decorators.js';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import { gameNotFound } from './problems.js';

interface GameRequest extends AccountRequest {
  game?: LiveSession;
}

/** The game of the path. */
export const CurrentGame = createParamDecorator(
  (_: unknown, context: ExecutionContext): LiveSession => context.switchToHttp().getRequest<GameRequest>().game!,
);

/** Whether there is such a game comes before everything else, the body included. */
@Injectable()
export class GameGuard implements CanActivate {
  constructor(private readonly live: LiveSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GameRequest>();
    const session = await this.live.find(String(request.params.gameId));
    if (session?.definition.id !== ggltcg.id) throw gameNotFound();
    session.viewerFor(request.account);
    request.game = session;
    return true;
  }
}
