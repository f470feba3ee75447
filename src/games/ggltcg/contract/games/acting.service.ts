import { Injectable } from '@nestjs/common';
import type { Account } from '../../../../auth/account.js';
import type { Seat } from '../../../../engine/core/index.js';
import { SessionService } from '../../../../engine/sessions/session.service.js';
import type { Acted, ActionReader } from '../../../../engine/sessions/session.service.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { poolOf } from '../../rules/card-sets.js';
import { findToy } from '../../rules/cards.js';
import type { Action, CardId, ReadState } from '../../rules/ggltcg.types.js';
import { statOf } from '../../rules/stats.js';
import type { AbilityBodyDto, ActBodyDto, DecisionBodyDto, PlayCardBodyDto, TussleBodyDto } from './acts.dto.js';
import { answerOf, deedOf, eventsOf, tussleResult } from './answers.js';
import type { ActAnswer, TussleResult } from './answers.js';
import { readAbility, readDecision, readPlay, readTussle, stateOf } from './read-actions.js';
import { actingSeat } from './seats.js';

/** Who asks for an action of the game's own paths, and under which key. */
export interface Asking {
  readonly account: Account | undefined;
  /** The same key again is answered the same again, and played once. */
  readonly key: string | undefined;
  /** The address of the client. */
  readonly from: string | undefined;
}

/** What a body means at a table, and what is said of it before it is played. */
type Reader = (state: ReadState, seat: Seat) => Action;

/** The actions of the game's own paths: who it is, what is meant, and then the one way to act. */
@Injectable()
export class Acting {
  constructor(private readonly sessions: SessionService) {}

  async playCard(session: LiveSession, asking: Asking, body: PlayCardBodyDto): Promise<ActAnswer> {
    let said = '';
    const acted = await this.act(session, asking, body, (state, seat) => {
      const { action, message } = readPlay(state, seat, body);
      said = message;
      return action;
    });
    return answerOf(acted, said);
  }

  async tussle(
    session: LiveSession,
    asking: Asking,
    body: TussleBodyDto,
  ): Promise<ActAnswer & { result: TussleResult }> {
    let together = false;
    const acted = await this.act(session, asking, body, (state, seat) => {
      const action = readTussle(state, seat, body);
      together = strikeTogether(state, action.attacker_id, action.defender_id);
      return action;
    });
    const result = tussleResult(eventsOf(acted), together);
    return { ...answerOf(acted, deedOf(eventsOf(acted)) ?? 'The tussle may be cancelled'), result };
  }

  async useAbility(session: LiveSession, asking: Asking, body: AbilityBodyDto): Promise<ActAnswer> {
    return told(await this.act(session, asking, body, (state, seat) => readAbility(state, seat, body)));
  }

  async decide(session: LiveSession, asking: Asking, body: DecisionBodyDto): Promise<ActAnswer> {
    return told(await this.act(session, asking, body, (state) => readDecision(state, body)));
  }

  async endTurn(session: LiveSession, asking: Asking, body: ActBodyDto): Promise<ActAnswer> {
    return answerOf(await this.act(session, asking, body, () => ({ type: 'end_turn' })), 'Turn ended');
  }

  async concede(session: LiveSession, asking: Asking, body: ActBodyDto): Promise<ActAnswer> {
    return told(await this.act(session, asking, body, () => ({ type: 'concede' })));
  }

  /** A caller who saw an older table is told so before anything is said about the cards it names. */
  private act(session: LiveSession, { account, key }: Asking, body: ActBodyDto, read: Reader): Promise<Acted> {
    const actions: ActionReader = (now, seat) => {
      now.expectVersion(body.expected_version);
      return [read(stateOf(now), seat)];
    };
    return this.sessions.act(session.id, { seat: actingSeat(session, account, body.player_id) }, { key, actions });
  }
}

function told(acted: Acted): ActAnswer {
  return answerOf(acted, deedOf(eventsOf(acted)) ?? 'Done');
}

/** R35.4: equal speeds, the attacker's with its bonus. */
function strikeTogether(state: ReadState, attackerId: CardId, defenderId: CardId | null): boolean {
  const attacker = findToy(state, attackerId);
  const defender = defenderId === null ? undefined : findToy(state, defenderId);
  if (!attacker || !defender) return false;
  const pool = poolOf(state);
  return statOf(state, pool, attacker, 'speed') + 1 === statOf(state, pool, defender, 'speed');
}
