import { Injectable } from '@nestjs/common';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { BotDriver } from '../../../../engine/bots/bot-driver.js';
import type { Seat } from '../../../../engine/core/index.js';
import { refusal } from '../../../../engine/core/index.js';
import { ActionRefused } from '../../../../engine/hosting/action-refused.js';
import type { ActedOf } from '../../../../engine/contract/game-table.js';
import type { Action, Ggltcg } from '../../rules/ggltcg.types.js';
import { gameOver, whyNotAct } from '../../rules/playing/legality.js';
import type { ActBodyDto } from './acts.dto.js';
import { summaryOf } from './ai-turn-summary.js';
import type { AiTurnSummary } from './ai-turn-summary.js';
import { answerOf } from './wire.js';
import type { ActAnswer } from './wire.js';
import { invalid } from '../problems.js';
import { ownSeat, seatOfPlayer } from './seats.js';
import type { ToyTable } from './seats.js';
import { toldAt } from './tales.js';
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
  constructor(private readonly driver: BotDriver) {}

  async one(table: ToyTable, account: Account | undefined, body: ActBodyDto): Promise<AiTurnAnswer> {
    const seat = this.driven(table, account, body);
    const { acted, summary } = await this.step(table, seat);
    return { ...answerOf(acted, summary.description), ai_turn_summary: summary };
  }

  /** Until the turn ends, the game ends, or a person has to decide something. */
  async whole(table: ToyTable, account: Account | undefined, body: ActBodyDto): Promise<AiTurnAnswer> {
    const seat = this.driven(table, account, body);
    const me = table.seats[seat]!.playerId;
    let last = await this.step(table, seat);
    const summaries = [last.summary];
    while (summaries.length < MOST_STEPS) {
      const now = await table.now();
      const next = now.toAct[0];
      if (next === undefined || now.state.active_player_id !== me) break;
      if (next !== seat && !now.isBot(next)) break;
      last = await this.step(now, next);
      summaries.push(last.summary);
    }
    const answer = answerOf(last.acted, last.summary.description);
    return { ...answer, ai_turn_summary: last.summary, ai_turn_summaries: summaries };
  }

  /** Any seat of an open game; of a seated one only bots, and only for those who play in it. */
  private driven(table: ToyTable, account: Account | undefined, body: ActBodyDto): Seat {
    const { player_id: playerId, expected_version } = body;
    if (table.facts.access !== 'open') ownSeat(table, account);
    const seat = playerId === undefined ? this.onlyBot(table) : seatOfPlayer(table, playerId).seat;
    if (table.facts.access !== 'open' && !table.isBot(seat)) {
      throw new ApiError(403, 'NOT_A_BOT', 'Only bots are played for in this game.');
    }
    table.expectVersion(expected_version);
    if (table.status === 'active' && !table.toAct.includes(seat)) {
      const no = whyNotAct(table.state, table.seats[seat]!.playerId);
      throw new ActionRefused(no ?? refusal('NOT_YOUR_TURN', "It's not your turn", { rule: 'R13' }));
    }
    if (table.status !== 'active') throw new ActionRefused(gameOver);
    return seat;
  }

  private onlyBot(table: ToyTable): Seat {
    const bots = table.seats.filter(({ kind }) => kind === 'bot');
    if (bots.length !== 1) throw invalid('player_id must be given');
    return bots[0]!.seat;
  }

  private async step(table: ToyTable, seat: Seat): Promise<{ acted: ActedOf<Ggltcg>; summary: AiTurnSummary }> {
    const before = table.state;
    const acted = (await this.driver.moveNow(table.id, seat)) as ActedOf<Ggltcg>;
    const { version, events, view } = acted.update;
    const logged = (await toldAt(table, version))?.logged;
    const note = (logged?.note ?? {}) as BotNote;
    const summary = summaryOf(before, (logged?.action ?? { type: 'end_turn' }) as Action, events, note);
    return {
      acted,
      summary: before.options.reveal_decks || view.is_game_over ? summary : { ...summary, reasoning: '' },
    };
  }
}
