import { Injectable } from '@nestjs/common';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { BotDriver } from '../../../../engine/bots/bot-driver.js';
import type { Seat } from '../../../../engine/core/index.js';
import { refusal } from '../../../../engine/core/index.js';
import { ActionRefused } from '../../../../engine/hosting/action-refused.js';
import { LiveSessions } from '../../../../engine/sessions/live-sessions.js';
import type { Acted } from '../../../../engine/sessions/session.service.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import type { Action } from '../../rules/ggltcg.types.js';
import { gameOver, whyNotAct } from '../../rules/legality.js';
import type { GameView } from '../../rules/view.types.js';
import type { ActBodyDto } from './acts.dto.js';
import { summaryOf } from './ai-turn-summary.js';
import type { AiTurnSummary } from './ai-turn-summary.js';
import { answerOf, eventsOf } from './answers.js';
import type { ActAnswer } from './answers.js';
import { invalid } from '../problems.js';
import { stateOf } from './read-actions.js';
import { ownSeat, seatOfPlayer } from './seats.js';
import { Tales } from './tales.js';
import type { BotNote } from './tales.js';

export interface AiTurnAnswer extends ActAnswer {
  readonly ai_turn_summary: AiTurnSummary;
  readonly ai_turn_summaries?: readonly AiTurnSummary[];
}

/** No turn is longer (R58), and answers to decisions add a few. */
const MOST_STEPS = 120;

/** Bots of a game whose clients ask for each of their actions. */
@Injectable()
export class AiTurns {
  constructor(
    private readonly driver: BotDriver,
    private readonly live: LiveSessions,
    private readonly tales: Tales,
  ) {}

  async one(session: LiveSession, account: Account | undefined, body: ActBodyDto): Promise<AiTurnAnswer> {
    const seat = this.driven(session, account, body);
    const { acted, summary } = await this.step(session, seat);
    return { ...answerOf(acted, summary.description), ai_turn_summary: summary };
  }

  /** Until the turn ends, the game ends, or a person has to decide something. */
  async whole(session: LiveSession, account: Account | undefined, body: ActBodyDto): Promise<AiTurnAnswer> {
    const seat = this.driven(session, account, body);
    const me = session.seats[seat]!.playerId;
    let last = await this.step(session, seat);
    const summaries = [last.summary];
    while (summaries.length < MOST_STEPS) {
      const now = await this.live.get(session.id);
      const next = now.toAct[0];
      if (next === undefined || stateOf(now).active_player_id !== me) break;
      if (next !== seat && !now.isBot(next)) break;
      last = await this.step(now, next);
      summaries.push(last.summary);
    }
    const answer = answerOf(last.acted, last.summary.description);
    return { ...answer, ai_turn_summary: last.summary, ai_turn_summaries: summaries };
  }

  /** Any seat of an open game; of a seated one only bots, and only for those who play in it. */
  private driven(session: LiveSession, account: Account | undefined, body: ActBodyDto): Seat {
    const { player_id: playerId, expected_version } = body;
    if (session.facts.access !== 'open') ownSeat(session, account);
    const seat = playerId === undefined ? this.onlyBot(session) : seatOfPlayer(session, playerId).seat;
    if (session.facts.access !== 'open' && !session.isBot(seat)) {
      throw new ApiError(403, 'NOT_A_BOT', 'Only bots are played for in this game.');
    }
    session.expectVersion(expected_version);
    const state = stateOf(session);
    if (session.status === 'active' && !session.toAct.includes(seat)) {
      const no = whyNotAct(state, session.seats[seat]!.playerId);
      throw new ActionRefused(no ?? refusal('NOT_YOUR_TURN', "It's not your turn", { rule: 'R13' }));
    }
    if (session.status !== 'active') throw new ActionRefused(gameOver);
    return seat;
  }

  private onlyBot(session: LiveSession): Seat {
    const bots = session.seats.filter(({ kind }) => kind === 'bot');
    if (bots.length !== 1) throw invalid('player_id must be given');
    return bots[0]!.seat;
  }

  private async step(session: LiveSession, seat: Seat): Promise<{ acted: Acted; summary: AiTurnSummary }> {
    const before = stateOf(session);
    const acted = await this.driver.moveNow(session.id, seat);
    const logged = (await this.tales.at(session, acted.update.version))?.logged;
    const { is_game_over } = acted.update.view as GameView;
    const note = (logged?.note ?? {}) as BotNote;
    const summary = summaryOf(before, (logged?.action ?? { type: 'end_turn' }) as Action, eventsOf(acted), note);
    return { acted, summary: before.options.reveal_decks || is_game_over ? summary : { ...summary, reasoning: '' } };
  }
}
