import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { ServerClock } from '../../common/clock/server-clock.js';
import type { Account } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import type { GameShape, Seat } from '../core/index.js';
import { ActionRefused } from '../hosting/action-refused.js';
import { SessionStore } from '../store/session-store.js';
import { expectSameBody, fingerprint } from './idempotency-key.js';
import { LiveSessions } from './live-sessions.js';
import { Retelling } from './past/retelling.js';
import { SessionFactory } from './session-factory.js';
import type { NewSession } from './session-factory.js';
import { SessionFeed } from './session-feed.js';
import { SessionMoves } from './session-moves.js';
import { isNo, SessionTurns } from './session-turns.js';
import { Moved } from './session-update.js';
import type { SessionUpdate } from './session-update.js';
import { sessionNotFound } from './session.js';
import type { KnownKey, LiveSession, SeatRecord } from './session.js';

/** Who acts: an account for its seat, or the server for a seat it has made sure of (bots, open sessions). */
export type Actor = { readonly account: Account | undefined } | { readonly seat: Seat };

type Action = GameShape['action'];

/** Finds out what a request means, at the table at which it is played. What it throws is the answer. */
type ActionReader = (session: LiveSession, seat: Seat) => readonly Action[];

/** What an actor asks for: actions whose shapes have been checked, or how to read them when their turn has come. */
export interface ActRequest {
  readonly actions: readonly Action[] | ActionReader;
  /** Only a session of this game: another game's is not there. */
  readonly game?: string;
  readonly expectedVersion?: number;
  /** The same key again is answered the same again, and played once. */
  readonly key?: string;
  /** A bot's note, for the server alone. */
  readonly note?: unknown;
  /** The socket for which the answer is enough: it is not told the same again with all others. */
  readonly answering?: string;
}

/** What an actor is told: the seat it acted for, and the session as that seat now sees it. */
export interface Acted {
  readonly seat: Seat;
  readonly update: SessionUpdate;
}

/** Acting, and beginning: the one way in for REST, sockets, bots and clocks. */
@Injectable()
export class SessionService {
  private readonly logger = new Logger('Sessions');

  constructor(
    private readonly live: LiveSessions,
    private readonly factory: SessionFactory,
    private readonly turns: SessionTurns,
    private readonly moves: SessionMoves,
    private readonly feed: SessionFeed,
    private readonly retelling: Retelling,
    private readonly store: SessionStore,
    private readonly metrics: Metrics,
    private readonly clock: ServerClock,
    private readonly tracing: Tracing,
  ) {}

  /** The one way to act. */
  act(sessionId: string, actor: Actor, request: ActRequest): Promise<Acted> {
    return this.tracing.step('act', () => this.actInTurn(sessionId, actor, request));
  }

  private async actInTurn(sessionId: string, actor: Actor, request: ActRequest): Promise<Acted> {
    const since = performance.now();
    let game: string | undefined;
    let asked: { session: LiveSession; seat: Seat } | undefined;
    try {
      return await this.turns.takeHopefully(sessionId, async (session) => {
        if (request.game !== undefined && request.game !== session.definition.id) throw sessionNotFound();
        game = session.definition.id;
        this.tracing.tell({ 'parlour.session.id': session.id, 'parlour.game': game });
        const known = this.tracing.step('act.key', () => this.knownAnswer(session, actor, request));
        if (known) {
          this.metrics.actions.inc({ game, result: 'repeated' });
          return await known;
        }
        const seat = 'seat' in actor ? actor.seat : session.seatOf(actor.account);
        asked = { session, seat };
        const due = this.tracing.step('act.due', () => this.moves.playWhatIsDue(session));
        if (due) await due;
        const actions = read(request, session, seat);
        this.tracing.step('act.version', () => session.expectVersion(request.expectedVersion));
        const steps = this.moves.play(session, seat, actions);
        const moved = await this.moves.keep(session, steps, { ...request, actions });
        return { seat, update: moved.updateFor(seat) };
      });
    } catch (error) {
      if (asked && error instanceof ActionRefused) this.feed.refuse({ ...asked, refusal: error.refusal });
      else if (game !== undefined) this.metrics.actions.inc({ game, result: failureOf(error) });
      throw error;
    } finally {
      if (game !== undefined) this.metrics.actSeconds.observe({ game }, (performance.now() - since) / 1000);
    }
  }

  /** Plays what the clock says, if its time has come. */
  playDue(sessionId: string): Promise<void> {
    return this.turns.take(sessionId, async (session) =>
      this.tracing.step('act.due', () => this.moves.playWhatIsDue(session)),
    );
  }

  /** Plays an action of the table itself; `choose` says, when its turn has come, which one, if it is still wanted. */
  playForTable(sessionId: string, choose: (session: LiveSession) => Action | undefined): Promise<void> {
    return this.turns.take(sessionId, async (session) => {
      const action = session.status === 'active' ? choose(session) : undefined;
      if (action) await this.moves.keep(session, this.moves.play(session, null, [action]));
    });
  }

  /** Begins a session. The same maker's key again gives the same session. */
  async begin(wanted: NewSession): Promise<LiveSession> {
    const session = await this.factory.create(wanted, this.clock.now());
    if (!session) return this.beganBefore(wanted);
    this.announce(session);
    return session;
  }

  /** Begins a session together with rows of its game, in one transaction. */
  async beginWith(
    wanted: NewSession,
    write: (store: PoolClient, session: LiveSession) => Promise<void>,
  ): Promise<LiveSession> {
    const session = await this.factory.createWith(wanted, this.clock.now(), write);
    this.announce(session);
    return session;
  }

  /** Gives an open seat to an account, unless another was faster. */
  takeSeat(sessionId: string, record: SeatRecord): Promise<boolean> {
    return this.turns.takeWithoutTable(sessionId, async () => {
      const taken = await this.store.takeSeat(sessionId, record);
      this.live.forget(sessionId);
      return taken;
    });
  }

  /** A session that was just stored comes alive: bots and clocks hear of it. */
  announce(session: LiveSession): void {
    this.live.keep(session);
    this.feed.publish(new Moved(session, 0, 0, []));
    if (session.definition.follow?.(session.table.state)) {
      this.playDue(session.id).catch((error: unknown) => this.logger.error('A beginning got stuck', error));
    }
  }

  private async beganBefore({ createdBy, createKey }: NewSession): Promise<LiveSession> {
    if (createdBy === undefined || createKey === undefined) throw new Error('A session without a key met its like.');
    const found = await this.factory.findByKey(createdBy, createKey.key);
    if (!found) throw sessionNotFound();
    expectSameBody(createKey, found.body);
    return this.live.get(found.id);
  }

  /** What a key was answered when it came first, whichever of the actor's seats it came from. */
  private knownAnswer(session: LiveSession, actor: Actor, request: ActRequest): Promise<Acted> | undefined {
    for (const seat of 'seat' in actor ? [actor.seat] : session.seatsOf(actor.account)) {
      const known = session.knownKey(seat, request.key);
      if (known) return this.answerAgain(session, seat, known, request);
    }
    return undefined;
  }

  /** A repeated request means what it meant at first, at the table of then. */
  private async answerAgain(session: LiveSession, seat: Seat, known: KnownKey, request: ActRequest): Promise<Acted> {
    const isRead = typeof request.actions !== 'function';
    const actions = read(request, isRead ? session : await this.retelling.sessionAt(session, known.from), seat);
    return { seat, update: await this.retelling.answerAgain(session, seat, known, fingerprint(actions)) };
  }
}

function failureOf(error: unknown): 'conflict' | 'refused' | 'failed' {
  if (!isNo(error)) return 'failed';
  return (error as ApiError).status === 409 ? 'conflict' : 'refused';
}

function read({ actions }: ActRequest, session: LiveSession, seat: Seat): readonly Action[] {
  return typeof actions === 'function' ? actions(session, seat) : actions;
}
