import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import type { Seat } from '../../../../engine/core/index.js';
import { LiveSessions } from '../../../../engine/sessions/live-sessions.js';
import { Retelling } from '../../../../engine/sessions/retelling.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { TurnWaiter } from '../../../../engine/sessions/turn-waiter.js';
import { numbered } from '../../rules/events.js';
import type { Event, VikingVengeance } from '../../rules/viking-vengeance.types.js';
import { gameAnswer, gameStatus } from './game-answer.js';
import type { GameAnswer } from './game-answer.js';
import { Rewards } from './rewards.service.js';

/** Games in this contract's words, over the one way to act. */
@Injectable()
export class VikingGames {
  constructor(
    private readonly live: LiveSessions,
    private readonly retelling: Retelling,
    private readonly waiter: TurnWaiter,
    private readonly rewards: Rewards,
  ) {}

  show(session: LiveSession, account: UserAccount): Promise<GameAnswer> {
    return this.answer(session, session.seatOf(account));
  }

  /** Plays, and waits for the AI's answer. The same key again is told the same versions again. */
  async act(id: string, account: UserAccount, action: VikingVengeance['action'], key?: string) {
    const { seat, update } = await this.waiter.actAndAwaitBots(id, { account }, { actions: [action], key });
    const then = await this.retelling.sessionAt(await this.live.get(id), update.version);
    return { ...(await this.answer(then, seat)), events: numbered(update.events as Event[]) };
  }

  private async answer(session: LiveSession, seat: Seat): Promise<GameAnswer> {
    const { userId } = session.seats[seat]!;
    const over = gameStatus(session) === 'completed' && userId !== null;
    return gameAnswer(session, seat, over ? await this.rewards.of(session.id, userId) : undefined);
  }
}
