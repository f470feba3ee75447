import { Injectable } from '@nestjs/common';
import { eventsFor } from '../../../engine/core/index.js';
import type { Seat } from '../../../engine/core/index.js';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import { Retelling } from '../../../engine/sessions/retelling.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { SessionService } from '../../../engine/sessions/session.service.js';
import { SessionStore } from '../../../engine/sessions/store/session-store.js';
import { TurnWaiter } from '../../../engine/sessions/turn-waiter.js';
import { numbered } from '../rules/events.js';
import type { Event, Reading, VikingVengeance } from '../rules/viking-vengeance.types.js';
import { gameAnswer } from './game-answer.js';
import type { GameAnswer } from './game-answer.js';
import type { Caller } from './player.guard.js';
import { Rewards } from './rewards.service.js';

/** The AI thinks for a second or so; on a crowded server somebody is told at last how far it got. */
const PATIENCE_MS = 60_000;

/** Games in this contract's words, over the one way to act. */
@Injectable()
export class VikingGames {
  constructor(
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly store: SessionStore,
    private readonly retelling: Retelling,
    private readonly waiter: TurnWaiter,
    private readonly rewards: Rewards,
  ) {}

  show({ session, account }: Caller): Promise<GameAnswer> {
    return this.answerAt(session, session.seatOf(account), session.version);
  }

  /** Plays, and waits for the AI's answer. The same key again is told the same versions again. */
  async act({ session: { id }, account }: Caller, action: VikingVengeance['action'], key?: string) {
    const { seat, update } = await this.sessions.act(id, { account }, { actions: [action], key });
    const done = await this.waiter.botsDone(id, PATIENCE_MS);
    const session = await this.live.get(id);
    const to = await this.retelling.endOfReplies(session, update.version, done);
    const events = await this.eventsBetween(session, seat, update.from, to);
    return { ...(await this.answerAt(session, seat, to)), events: numbered(events) };
  }

  private async answerAt(session: LiveSession, seat: Seat, version: number): Promise<GameAnswer> {
    const now = version === session.version;
    const table = now ? session.table : await this.retelling.tableAt(session, version);
    const state = table.state as Reading;
    const { userId } = session.seats[seat]!;
    const over = state.status !== 'active' && userId !== null;
    return gameAnswer(session, state, seat, over ? await this.rewards.of(session.id, userId) : undefined);
  }

  private async eventsBetween(session: LiveSession, seat: Seat, after: number, upTo: number): Promise<Event[]> {
    const actions = await this.store.actions(session.id, { after, upTo });
    return actions.flatMap(({ events }) => eventsFor(events, seat) as Event[]);
  }
}
