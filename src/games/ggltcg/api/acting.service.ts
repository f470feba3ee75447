import { Injectable } from '@nestjs/common';
import type { Account } from '../../../auth/account.js';
import type { Seat } from '../../../engine/core/index.js';
import { SessionService } from '../../../engine/sessions/session.service.js';
import type { Acted, ActRequest } from '../../../engine/sessions/session.service.js';
import { Retelling } from '../../../engine/sessions/retelling.js';
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

/** Who asks for an action of the game's own paths, and under which key. */
export interface Asking {
  readonly account: Account | undefined;
  /** The same key again is answered the same again, and played once. */
  readonly key: string | undefined;
  /** The address of the client. */
  readonly from: string | undefined;
}

/** The table an action is asked for at, and the seat it is asked for. */
interface Place {
  readonly session: LiveSession;
  readonly seat: Seat;
  readonly state: ReadState;
  readonly request: Pick<ActRequest, 'expectedVersion' | 'key'>;
}

/** The actions of the game's own paths: who it is, what is meant, and then the one way to act. */
@Injectable()
export class Acting {
  constructor(
    private readonly sessions: SessionService,
    private readonly retelling: Retelling,
  ) {}

  async playCard(session: LiveSession, asking: Asking, body: PlayCardBodyDto): Promise<ActAnswer> {
    const place = await this.place(session, asking, body);
    const { action, message } = readPlay(place.state, place.seat, body);
    return answerOf(await this.act(place, action), message);
  }

  async tussle(
    session: LiveSession,
    asking: Asking,
    body: TussleBodyDto,
  ): Promise<ActAnswer & { result: TussleResult }> {
    const place = await this.place(session, asking, body);
    const action = readTussle(place.state, place.seat, body) as Extract<Action, { type: 'tussle' }>;
    const together = strikeTogether(place.state, action.attacker_id, action.defender_id);
    const acted = await this.act(place, action);
    const result = tussleResult(eventsOf(acted), together);
    return { ...answerOf(acted, deedOf(eventsOf(acted)) ?? 'The tussle may be cancelled'), result };
  }

  async useAbility(session: LiveSession, asking: Asking, body: AbilityBodyDto): Promise<ActAnswer> {
    const place = await this.place(session, asking, body);
    return this.told(await this.act(place, readAbility(place.state, place.seat, body)));
  }

  async decide(session: LiveSession, asking: Asking, body: DecisionBodyDto): Promise<ActAnswer> {
    const place = await this.place(session, asking, body);
    return this.told(await this.act(place, readDecision(place.state, body)));
  }

  async endTurn(session: LiveSession, asking: Asking, body: ActBodyDto): Promise<ActAnswer> {
    const place = await this.place(session, asking, body);
    return answerOf(await this.act(place, { type: 'end_turn' }), 'Turn ended');
  }

  async concede(session: LiveSession, asking: Asking, body: ActBodyDto): Promise<ActAnswer> {
    const place = await this.place(session, asking, body);
    return this.told(await this.act(place, { type: 'concede' }));
  }

  /**
   * Whoever saw an older table is told so before anything is said about what they name; but whoever asks again means
   * what was meant at first, at the table of then.
   */
  private async place(session: LiveSession, { account, key }: Asking, body: ActBodyDto): Promise<Place> {
    const seat = actingSeat(session, account, body.player_id);
    const request = { expectedVersion: body.expected_version, key };
    const known = session.knownKey(seat, key);
    if (known) {
      const { state } = await this.retelling.tableAt(session, known.from);
      return { session, seat, state: state as ReadState, request };
    }
    session.expectVersion(body.expected_version);
    return { session, seat, state: stateOf(session), request };
  }

  private act({ session, seat, request }: Place, action: Action): Promise<Acted> {
    return this.sessions.act(session.id, { seat }, { ...request, actions: [action] });
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
