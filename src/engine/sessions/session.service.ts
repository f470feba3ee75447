import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { ServerClock } from '../../common/clock/server-clock.js';
import type { Account } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { following, isRefusal, playAll } from '../core/index.js';
import type { GameShape, Millis, Seat, Step } from '../core/index.js';
import { ArchivedGames } from '../archive/archived-games.js';
import { ActionRefused } from '../hosting/action-refused.js';
import { expectSameBody, fingerprint } from './idempotency-key.js';
import { LiveSessions } from './live-sessions.js';
import { RoundSeeds } from './round-seeds.js';
import { MovedElsewhere, SessionCommits } from './session-commits.js';
import { SessionFactory } from './session-factory.js';
import type { NewSession } from './session-factory.js';
import { SessionFeed } from './session-feed.js';
import { SessionLanes } from './session-lanes.js';
import { Moved } from './session-update.js';
import type { SessionUpdate } from './session-update.js';
import { sessionNotFound } from './session.js';
import type { KnownKey, LiveSession, SeatRecord } from './session.js';
import { Retelling } from './retelling.js';
import { commitOf, commitOfDeed } from '../store/commit.js';
import type { Commit } from '../store/commit.js';
import { SessionStore } from '../store/session-store.js';

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
  /** The socket for which the answer is enough: it is not told the same again with everybody. */
  readonly answering?: string;
}

/** What an actor is told: the seat it acted for, and the session as that seat now sees it. */
export interface Acted {
  readonly seat: Seat;
  readonly update: SessionUpdate;
}

/** How often an action is tried again when another process was faster. */
const MOST_TRIES = 10;
/** How often, and for how long, a commit of unknown outcome is looked for. */
const LOOK_AGAIN_MS = 1_000;
const MOST_LOOKS = 120;
/** How many clocks may have run out one after the other before a caller comes. */
const MOST_OVERDUE = 1000;

/** An instance of the release that began it can still play it on; otherwise it is called off when it has been idle for long. */
function rulesChanged({ facts, definition }: LiveSession): ApiError {
  const message = `This game was begun by rules ${facts.rulesVersion}; this server plays rules ${definition.rulesVersion}.`;
  return new ApiError(409, 'RULES_CHANGED', message);
}

@Injectable()
export class SessionService {
  private readonly logger = new Logger('Sessions');
  private readonly lanes = new SessionLanes();

  constructor(
    private readonly live: LiveSessions,
    private readonly factory: SessionFactory,
    private readonly commits: SessionCommits,
    private readonly feed: SessionFeed,
    private readonly retelling: Retelling,
    private readonly seeds: RoundSeeds,
    private readonly archive: ArchivedGames,
    private readonly store: SessionStore,
    private readonly metrics: Metrics,
    private readonly gate: ShutdownGate,
    private readonly clock: ServerClock,
    private readonly tracing: Tracing,
  ) {
    commits.onUntold((sessionId) => this.tellWhenKnown(sessionId));
  }

  /** The one way to act. */
  act(sessionId: string, actor: Actor, request: ActRequest): Promise<Acted> {
    return this.tracing.step('act', () => this.actInTurn(sessionId, actor, request));
  }

  private async actInTurn(sessionId: string, actor: Actor, request: ActRequest): Promise<Acted> {
    const since = performance.now();
    let game: string | undefined;
    let asked: { session: LiveSession; seat: Seat } | undefined;
    try {
      return await this.inLaneHopefully(sessionId, async (session) => {
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
        const due = this.tracing.step('act.due', () => this.playWhatIsDue(session));
        if (due) await due;
        const actions = read(request, session, seat);
        this.tracing.step('act.version', () => session.expectVersion(request.expectedVersion));
        const steps = this.play(session, seat, actions);
        const moved = await this.keep(session, steps, { ...request, actions });
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
    return this.inLane(sessionId, async (session) => this.tracing.step('act.due', () => this.playWhatIsDue(session)));
  }

  /** Plays an action of the table itself; `still` says, when its turn has come, whether it is still wanted. */
  playForTable(sessionId: string, choose: (session: LiveSession) => Action | undefined): Promise<void> {
    return this.inLane(sessionId, async (session) => {
      const action = session.status === 'active' ? choose(session) : undefined;
      if (action) await this.keep(session, this.play(session, null, [action]));
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
    return this.lanes.run(sessionId.toLowerCase(), async () => {
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

  /**
   * Puts the table back to an earlier version: an entry of the log like any other, chance included. What has left the
   * table cannot be taken back: ratings that were paid, and seeds that were published.
   */
  rewind(sessionId: string, toVersion: number, by: string, expectedVersion?: number): Promise<Moved> {
    return this.inLane(sessionId, async (session) => {
      session.expectVersion(expectedVersion);
      if (!Number.isInteger(toVersion) || toVersion < 0 || toVersion >= session.version) {
        throw new ApiError(409, 'NO_SUCH_VERSION', `Versions 0 to ${session.version - 1} can be gone back to.`);
      }
      if (session.facts.rated && session.status === 'finished') {
        throw new ApiError(409, 'GAME_RATED', 'This game is over and rated: its ratings are paid.');
      }
      await this.archive.expectNot(session.id);
      const table = await this.retelling.tableAt(session, toVersion);
      await this.seeds.expectClosed(session, table);
      const deed = {
        kind: 'rewind',
        action: { type: 'rewind', to: toVersion, by },
        event: { type: 'rewound', to: toVersion },
        to: toVersion,
        // Once more where the row is locked: another process may be publishing them, or archiving the game, just now.
        rows: [
          (store: Pick<PoolClient, 'query'>) => this.archive.expectNot(session.id, store),
          (store: Pick<PoolClient, 'query'>) => this.seeds.expectClosed(session, table, store),
        ],
      } as const;
      return this.carryOut(session, commitOfDeed(session, { ...deed, table, at: this.now(session) }), [
        [{ public: deed.event }],
      ]);
    });
  }

  /** Ends a session without a result. */
  cancel(sessionId: string, by: string, reason: string): Promise<Moved> {
    return this.inLane(sessionId, async (session) => {
      if (session.status !== 'active') throw new ApiError(409, 'NOT_RUNNING', 'This game is not running.');
      const event = { type: 'cancelled', reason };
      const deed = { kind: 'cancel', action: { type: 'cancel', by, reason }, event, status: 'cancelled' } as const;
      const stays = { to: session.version, table: session.table };
      return this.carryOut(session, commitOfDeed(session, { ...deed, ...stays, at: this.now(session) }), [
        [{ public: event }],
      ]);
    });
  }

  /** Resolves when everything under way has been stored and told. */
  settled(): Promise<void> {
    return this.lanes.settled();
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

  private play(session: LiveSession, seat: Seat | null, actions: readonly Action[]): Step<GameShape>[] {
    if (session.status === 'cancelled') throw new ApiError(409, 'SESSION_CANCELLED', 'This game was called off.');
    if (!session.isPlayable) throw rulesChanged(session);
    const steps = this.tracing.step('act.rules', () =>
      playAll(session.definition, session.table, seat, actions, this.now(session), session.dice),
    );
    if (!isRefusal(steps)) return steps;
    this.metrics.actions.inc({ game: session.definition.id, result: 'refused' });
    throw new ActionRefused(steps);
  }

  private keep(session: LiveSession, steps: Step<GameShape>[], request?: ReadRequest): Promise<Moved> {
    const key = request?.key === undefined ? undefined : { key: request.key, body: fingerprint(request.actions) };
    const commit = commitOf(session, steps, key, request?.note);
    return this.carryOut(
      session,
      commit,
      steps.map(({ events }) => events),
      request?.answering,
    );
  }

  private carryOut(
    session: LiveSession,
    commit: Commit,
    events: readonly Step<GameShape>['events'][],
    answering?: string,
  ): Promise<Moved> {
    return this.commits.carryOut(session, commit, events, answering);
  }

  /**
   * A caller finds played what plays itself at the very beginning, and, at or after a deadline, that deadline:
   * each as an act of its own. Undefined: nothing is due, as nearly always, and nothing has to be waited for.
   */
  private playWhatIsDue(session: LiveSession): Promise<void> | undefined {
    const isBeginning = session.version === 0 && session.status === 'active';
    return isBeginning || this.overdueAction(session) ? this.playAllThatIsDue(session) : undefined;
  }

  private async playAllThatIsDue(session: LiveSession): Promise<void> {
    if (session.version === 0 && session.status === 'active') {
      const steps = following(session.definition, session.table, this.now(session), session.dice);
      if (steps.length > 0) await this.keep(session, steps);
    }
    for (let played = 0; played < MOST_OVERDUE; played++) {
      const action = this.overdueAction(session);
      if (!action) return;
      await this.keep(session, this.play(session, null, [action]));
    }
    throw new Error(`${session.definition.id}: the clocks of session ${session.id} run out without end.`);
  }

  private overdueAction(session: LiveSession): Action | undefined {
    const due = session.status === 'active' ? session.definition.deadline?.(session.table.state) : undefined;
    return due && this.now(session) >= due.at ? due.action : undefined;
  }

  /**
   * A commit whose outcome is unknown is looked for until it is found, since its client may not ask again: a Postgres that
   * was frozen carries out what it had been sent when it goes on.
   */
  private tellWhenKnown(sessionId: string, tries = 0): void {
    const look = async (): Promise<void> => {
      if (this.gate.stopping || !this.commits.isUntold(sessionId)) return;
      this.live.forget(sessionId);
      await this.inLane(sessionId, () => Promise.resolve()).catch(() => undefined);
      if (tries < MOST_LOOKS) this.tellWhenKnown(sessionId, tries + 1);
    };
    setTimeout(() => void look(), LOOK_AGAIN_MS).unref();
  }

  /** One at a time for each session; again, on a fresh table, when another process was faster. */
  private inLane<T>(sessionId: string, work: (session: LiveSession) => Promise<T>): Promise<T> {
    return this.whenFree(sessionId, () => this.untilFirst(sessionId, work));
  }

  private whenFree<T>(sessionId: string, work: () => Promise<T>): Promise<T> {
    const waited = this.tracing.wait('act.lane');
    return this.lanes.run(sessionId.toLowerCase(), () => {
      waited();
      return work();
    });
  }

  /**
   * The same, on the table that this process remembers: what is stored is stored only if that table was the newest, and
   * a no is believed only then. Work that neither stores nor refuses must not come this way.
   */
  private inLaneHopefully<T>(sessionId: string, work: (session: LiveSession) => Promise<T>): Promise<T> {
    return this.whenFree(sessionId, async () => {
      const found = this.tracing.step('act.table', () => this.live.remembered(sessionId));
      const session = found instanceof Promise ? await found : found;
      try {
        if (this.commits.isUntold(session.id)) await this.commits.catchUp(session);
        return await work(session);
      } catch (error) {
        if (!(error instanceof MovedElsewhere) && !(isNo(error) && !(await this.live.isCurrent(session)))) throw error;
        this.live.forget(sessionId);
        return this.untilFirst(sessionId, work);
      }
    });
  }

  private async untilFirst<T>(sessionId: string, work: (session: LiveSession) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      const session = await this.tracing.step('act.table', () => this.live.get(sessionId));
      try {
        await this.commits.catchUp(session);
        return await work(session);
      } catch (error) {
        if (!(error instanceof MovedElsewhere)) throw error;
        this.live.forget(sessionId);
        if (tries === MOST_TRIES)
          throw new ApiError(409, 'TOO_MANY_MOVES', 'Others were faster, again and again. Try once more.');
      }
    }
  }

  /** The server's time, which never falls within a session. */
  private now(session: LiveSession): Millis {
    return Math.max(this.clock.now(), session.lastAt);
  }
}

/** The caller was refused, and nothing was stored: unlike after a failure, which may have come too late. */
function isNo(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}

function failureOf(error: unknown): 'conflict' | 'refused' | 'failed' {
  if (!isNo(error)) return 'failed';
  return (error as ApiError).status === 409 ? 'conflict' : 'refused';
}

/** A request whose actions have been read. */
type ReadRequest = ActRequest & { readonly actions: readonly Action[] };

function read({ actions }: ActRequest, session: LiveSession, seat: Seat): readonly Action[] {
  return typeof actions === 'function' ? actions(session, seat) : actions;
}
