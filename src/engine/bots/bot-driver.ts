import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { stackOf } from '../../common/message-of.js';
import { ApiError } from '../../common/api-error.js';
import { toApiError } from '../../common/http/problems/to-api-error.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { OneByOne } from '../../common/tasks/one-by-one.js';
import { Rounds } from '../../common/shutdown/rounds.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../config/settings.js';
import type { Seat } from '../core/index.js';
import { ActionRefused } from '../hosting/action-refused.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { SessionFeed } from '../sessions/session-feed.js';
import { choicesFor } from '../sessions/session-update.js';
import { SessionService } from '../sessions/session.service.js';
import type { Acted } from '../sessions/session.service.js';
import type { LiveSession } from '../sessions/session.js';
import { BotMemories } from './bot-memories.js';
import { BotThinker } from './bot-thinker.js';
import type { ThoughtOut } from './bot-thinker.js';
import { fallbacks } from './fallback.js';
import { seededRng } from './seeded-rng.js';

/** How often bots are looked for whose turn no process drives: after a restart, or when another process has died. */
const LOOK_EVERY_MS = 5_000;
/** A session that has moved since is no forgotten one. */
const QUIET_SECONDS = 15;
const AFTER_TROUBLE_MS = 1_000;

/** Lets bots act whenever they are asked, through the same door as people. */
@Injectable()
export class BotDriver implements OnApplicationBootstrap {
  private readonly logger = new Logger('Bots');
  private readonly walk = new OneByOne(this.logger, 'Waking the bots of session');
  private readonly busy = new Set<string>();

  constructor(
    private readonly pool: Pool,
    private readonly live: LiveSessions,
    private readonly sessions: SessionService,
    private readonly feed: SessionFeed,
    private readonly thinker: BotThinker,
    private readonly memories: BotMemories,
    private readonly metrics: Metrics,
    private readonly gate: ShutdownGate,
    private readonly settings: Settings,
    private readonly tracing: Tracing,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.onMoved((moved) => {
      this.memories.hear(moved);
      this.wake(moved.session);
    });
    // A process that is alone need not wait for another's lease.
    let quietSeconds = this.settings.databaseUrl === undefined ? 0 : QUIET_SECONDS;
    const rounds = new Rounds(this.gate, this.logger, 'Could not look for bots to act');
    const look = async (): Promise<void> => {
      const asked = quietSeconds;
      quietSeconds = QUIET_SECONDS;
      await this.lookForForgotten(asked);
    };
    rounds.start(LOOK_EVERY_MS, look, 'at once');
  }

  /** One move of a bot that was asked for by name, at once. */
  async moveNow(sessionId: string, seat: Seat): Promise<Acted> {
    const session = await this.live.get(sessionId);
    const thought = await this.thinker.think(session, seat, this.seedOf(session, seat));
    return this.play(session, seat, thought, session.version);
  }

  private wake(session: LiveSession): void {
    if (session.facts.botsMove === 'asked' || this.gate.stopping) return;
    for (const seat of session.botsToAct()) void this.drive(session.id, seat);
  }

  /** Plays for a seat until it is no longer asked. */
  private async drive(sessionId: string, seat: Seat): Promise<void> {
    const key = `${sessionId}:${seat}`;
    if (this.busy.has(key)) return;
    this.busy.add(key);
    try {
      while (!this.gate.stopping && (await this.tracedTurn(sessionId, seat)));
    } catch (error) {
      if (!this.gate.stopping) {
        this.logger.error(`The bot in seat ${seat} of session ${sessionId} got stuck`, stackOf(error));
      }
    } finally {
      this.busy.delete(key);
    }
  }

  /** In a trace of its own, or two bots at one table would make one without an end; it names the move that woke the bot. */
  private tracedTurn(sessionId: string, seat: Seat): Promise<boolean> {
    const facts = { 'parlour.session.id': sessionId, 'parlour.seat': seat };
    return this.tracing.begin('bot.turn', { cause: this.tracing.cause, facts }, () => this.turn(sessionId, seat));
  }

  /** One decision. Whether the seat may still be asked. */
  private async turn(sessionId: string, seat: Seat): Promise<boolean> {
    let version: number | undefined;
    try {
      const session = await this.live.get(sessionId);
      if (!session.toAct.includes(seat)) return false;
      version = session.version;
      const seed = this.seedOf(session, seat);
      const [thought] = await Promise.all([
        this.thinker.think(session, seat, seed),
        this.takeTime(session, seat, seed),
      ]);
      await this.play(session, seat, thought, version);
    } catch (error) {
      if (this.gate.stopping) return false;
      // Postgres is away: the bot waits for it, as all who act do.
      if (toApiError(error).status === 503) await delay(AFTER_TROUBLE_MS, undefined, { ref: false });
      // Another seat or process moved meanwhile: look again. Anything else is our mistake.
      else if (!(error instanceof ApiError) || (await this.live.get(sessionId)).version === version) throw error;
    }
    return true;
  }

  /** Until the bot's time is up. What others do meanwhile, for all to see, may make it shorter and never longer. */
  private takeTime(session: LiveSession, seat: Seat, seed: string): Promise<void> {
    return new Promise((resolve) => {
      let end = performance.now() + paceOf(session, seat, seed);
      const done = (): void => {
        stop();
        resolve();
      };
      // Without a pace of its own a bot's time is up at once, and a little over by now.
      const left = (): number => Math.max(0, end - performance.now());
      // A server that stops does not wait for a bot that takes its time.
      let timer = setTimeout(done, left()).unref();
      const stop = this.feed.onSession(session.id, (moved) => {
        const sooner = performance.now() + paceOf(moved.session, seat, seed);
        if (sooner >= end) return;
        end = sooner;
        clearTimeout(timer);
        timer = setTimeout(done, left()).unref();
      });
    });
  }

  private async play(session: LiveSession, seat: Seat, thought: ThoughtOut, version: number): Promise<Acted> {
    // Where several act at once, others' answers do not make this one stale.
    const expectedVersion = thought.alone ? version : undefined;
    const act = (action: ThoughtOut['action']): Promise<Acted> =>
      this.sessions.act(session.id, { seat }, { actions: [action], expectedVersion, note: thought.note });
    try {
      return await act(thought.action);
    } catch (error) {
      if (!(error instanceof ActionRefused)) throw error;
      // Another instance of the session may have been loaded since: the bot's own does not tell whether it lost a race.
      const current = await this.live.get(session.id);
      if (current.version !== version) throw error;
      const level = session.seats[seat]!.botLevel ?? 'unknown';
      this.metrics.botFallbacks.inc({ game: session.definition.id, level, reason: 'refused' });
      this.logger.warn(
        `${session.definition.id}: a bot's ${JSON.stringify(thought.action)} was refused: ${error.code}`,
      );
      return this.playAnything(current, seat, act, error);
    }
  }

  private async playAnything(
    session: LiveSession,
    seat: Seat,
    act: (action: ThoughtOut['action']) => Promise<Acted>,
    refused: ActionRefused,
  ): Promise<Acted> {
    for (const action of fallbacks(choicesFor(session, seat), seededRng(this.seedOf(session, seat)))) {
      try {
        return await act(action);
      } catch (error) {
        if (!(error instanceof ActionRefused)) throw error;
      }
    }
    throw refused;
  }

  /** A bot's chance is its own: it tells nothing about the game's, and a seeded game repeats. */
  private seedOf(session: LiveSession, seat: Seat): string {
    return session.facts.seed.derive(`bot:${seat}:${session.version}`).toString('hex');
  }

  /** SQL: a lease, taken with `SKIP LOCKED`. */
  private async lookForForgotten(quietSeconds: number): Promise<void> {
    const { rows } = await this.pool.query<{ id: string; late: boolean }>(
      `WITH due AS (SELECT id, bots_claimed_until IS NOT NULL AS late FROM game_sessions
                     WHERE status = 'active' AND bots_due AND updated_at <= now() - make_interval(secs => $1)
                       AND (bots_claimed_until IS NULL OR bots_claimed_until < now())
                     LIMIT 100 FOR UPDATE SKIP LOCKED)
       UPDATE game_sessions s SET bots_claimed_until = now() + interval '20 seconds' FROM due WHERE s.id = due.id
       RETURNING s.id, due.late`,
      [quietSeconds],
    );
    this.metrics.leaseTakeovers.inc({ work: 'bots' }, rows.filter(({ late }) => late).length);
    await this.walk.each(
      rows,
      ({ id }) => id,
      async ({ id }) => this.wake(await this.live.get(id)),
    );
  }
}

/** How long a bot takes at least; drawn from its seed before it thinks, so the time tells nothing. */
function paceOf(session: LiveSession, seat: Seat, seed: string): number {
  const publicView = (): object => session.definition.view(session.table.state, 'public');
  const [least, most] = session.hosted.bots?.pace?.(
    session.facts.options,
    session.seats[seat]!.botLevel!,
    publicView,
    session.seats.flatMap(({ seat: one, kind }) => (kind === 'bot' ? [] : [one])),
  ) ?? [0, 0];
  return least + (parseInt(seed.slice(-8), 16) / 2 ** 32) * (most - least);
}
