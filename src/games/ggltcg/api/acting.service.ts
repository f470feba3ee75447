import { Injectable } from '@nestjs/common';
import type { Account } from '../../../auth/account.js';
import type { Seat } from '../../../engine/core/index.js';
import { SessionService } from '../../../engine/sessions/session.service.js';
import type { Acted } from '../../../engine/sessions/session.service.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { poolOf } from '../rules/card-sets.js';
import { findToy } from '../rules/cards.js';
import type { Action, CardId, ReadState } from '../rules/ggltcg.types.js';
import { statOf } from '../rules/stats.js';
import type { AbilityBodyDto, ActBodyDto, DecisionBodyDto, PlayCardBodyDto, TussleBodyDto } from './acts.dto.js';
import { answerOf, deedOf, eventsOf, tussleResult } from './answers.js';
import type { ActAnswer, TussleResult } from './answers.js';
import { readAbility, readDecision, readPlay, readTussle, stateOf } from './read-actions.js';
import { actingSeat } from './seats.js';

/** The actions of the game's own paths: who it is, what is meant, and then the one way to act. */
@Injectable()
export class Acting {
  constructor(private readonly sessions: SessionService) {}

  async playCard(session: LiveSession, account: Account | undefined, body: PlayCardBodyDto): Promise<ActAnswer> {
    const seat = this.seat(session, account, body);
    const { action, message } = readPlay(session, seat, body);
    return answerOf(await this.act(session, seat, action, body), message);
  }

  async tussle(
    session: LiveSession,
    account: Account | undefined,
    body: TussleBodyDto,
  ): Promise<ActAnswer & { result: TussleResult }> {
    const seat = this.seat(session, account, body);
    const action = readTussle(session, seat, body) as Extract<Action, { type: 'tussle' }>;
    const together = strikeTogether(stateOf(session), action.attacker_id, action.defender_id);
    const acted = await this.act(session, seat, action, body);
    const result = tussleResult(eventsOf(acted), together);
    return { ...answerOf(acted, deedOf(eventsOf(acted)) ?? 'The tussle may be cancelled'), result };
  }

  async useAbility(session: LiveSession, account: Account | undefined, body: AbilityBodyDto): Promise<ActAnswer> {
    const seat = this.seat(session, account, body);
    return this.told(await this.act(session, seat, readAbility(session, seat, body), body));
  }

  async decide(session: LiveSession, account: Account | undefined, body: DecisionBodyDto): Promise<ActAnswer> {
    const seat = this.seat(session, account, body);
    return this.told(await this.act(session, seat, readDecision(session, body), body));
  }

  async endTurn(session: LiveSession, account: Account | undefined, body: ActBodyDto): Promise<ActAnswer> {
    const seat = this.seat(session, account, body);
    return answerOf(await this.act(session, seat, { type: 'end_turn' }, body), 'Turn ended');
  }

  async concede(session: LiveSession, account: Account | undefined, body: ActBodyDto): Promise<ActAnswer> {
    const seat = this.seat(session, account, body);
    return this.told(await this.act(session, seat, { type: 'concede' }, body));
  }

  /** Whoever saw an older table is told so before anything is said about what they name. */
  private seat(session: LiveSession, account: Account | undefined, body: ActBodyDto): Seat {
    const seat = actingSeat(session, account, body.player_id);
    session.expectVersion(body.expected_version);
    return seat;
  }

  private act(session: LiveSession, seat: Seat, action: Action, body: ActBodyDto): Promise<Acted> {
    return this.sessions.act(session.id, { seat }, { actions: [action], expectedVersion: body.expected_version });
  }

  private told(acted: Acted): ActAnswer {
    return answerOf(acted, deedOf(eventsOf(acted)) ?? 'Done');
  }
}

/** R35.4: equal speeds, the attacker's with its bonus. */
function strikeTogether(state: ReadState, attackerId: CardId, defenderId: CardId | null): boolean {
  const attacker = findToy(state, attackerId);
  const defender = defenderId === null ? undefined : findToy(state, defenderId);
  if (!attacker || !defender) return false;
  const pool = poolOf(state);
  return statOf(state, pool, attacker, 'speed') + 1 === statOf(state, pool, defender, 'speed');
}
