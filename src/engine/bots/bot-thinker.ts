import { Injectable, Logger } from '@nestjs/common';
import type { Json } from '../../common/json.js';
import { Metrics } from '../../common/metrics/metrics.js';
import { Tracing } from '../../common/tracing/tracing.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../config/settings.js';
import { ApiError } from '../../common/api-error.js';
import type { GameShape, Seat } from '../core/index.js';
import { choicesFor } from '../sessions/session-update.js';
import type { HostedGame } from '../hosting/hosted-game.js';
import type { LiveSession } from '../sessions/session.js';
import { BotMemories } from './bot-memories.js';
import type { BotModule } from './bot-module.js';
import { BotPool } from './bot-pool.js';
import type { BotRequest, PoolDecision } from './bot-pool.js';
import type { Knowledge } from './bot-task.js';
import type { BotFamily, Budget, Decision } from './bot.js';
import { compiledUrl } from './compiled-url.js';
import type { QueuePlace } from './fair-queue.js';

/** A decision, and whether the seat was the only one asked. */
export interface ThoughtOut extends Decision<GameShape> {
  readonly alone: boolean;
}

/** Puts what a seat knows before its bot, in a thread of its own, and returns what the bot decides. */
@Injectable()
export class BotThinker {
  private readonly logger = new Logger('Bots');
  private readonly pool: BotPool;
  private readonly families = new Map<string, Promise<BotFamily<GameShape, unknown>>>();

  constructor(
    private readonly memories: BotMemories,
    private readonly metrics: Metrics,
    private readonly tracing: Tracing,
    settings: Settings,
    gate: ShutdownGate,
  ) {
    this.pool = new BotPool({
      threads: settings.botThreads,
      log: ({ failure, message, level, label }) =>
        this.logger.error(`${label ?? ''} (${level}) ${failure}: ${message}`),
    });
    gate.onStop('requests', 'bot threads', () => this.pool.close());
  }

  /** What the seat's bot would do now, or what one of another level would: for hints. */
  think(session: LiveSession, seat: Seat, seed: string, otherLevel?: string): Promise<ThoughtOut> {
    return this.tracing.step('bot.think', () => this.thinkOf(session, seat, seed, otherLevel));
  }

  private async thinkOf(session: LiveSession, seat: Seat, seed: string, otherLevel?: string): Promise<ThoughtOut> {
    const { hosted, definition } = session;
    const { bots } = hosted;
    const level = otherLevel ?? session.seats[seat]?.botLevel ?? bots?.defaultLevel;
    if (!bots || level === undefined) throw new ApiError(409, 'NO_BOTS', `There are no bots for ${hosted.title} yet.`);
    const memory = await this.memories.at(session, seat, await this.family(bots.module));
    const knowledge = {
      seat,
      view: definition.view(session.table.state, seat),
      memory,
      loadout: session.seats[seat]!.loadout,
      choices: choicesFor(session, seat),
    };
    if (knowledge.choices.length === 0) throw new ApiError(409, 'NOTHING_TO_DO', 'This seat has nothing to do now.');
    const alone = session.toAct.length === 1;
    this.tracing.tell({ 'parlour.game': definition.id, 'parlour.bot.level': level });
    const done = this.metrics.botThinkingSeconds.startTimer({ game: definition.id, level });
    const label = `${definition.id} ${session.id} at ${session.version}`;
    const outside = bots.outside?.[level];
    const luggage = bots.luggage?.(session.facts.options);
    const decision = outside
      ? await outside({ ...knowledge, sessionId: session.id, version: session.version, seed })
      : await this.decide(
          { module: bots.module, level, knowledge, seed, label, luggage, place: placeOf(session) },
          definition.id,
        );
    done();
    return { ...decision, alone };
  }

  private async decide(request: BotRequest<GameShape, unknown>, game: string): Promise<Decision<GameShape>> {
    const { fellBack, ...decision } = await this.pool.decide(request);
    if (fellBack) this.metrics.botFallbacks.inc({ game, level: request.level, reason: fellBack });
    return decision;
  }

  /** What a bot makes of a position in which no player waits: for looking back at a game. */
  async judge(
    hosted: HostedGame,
    level: string,
    knowledge: Knowledge<GameShape, unknown>,
    { budget, luggage, place }: { budget: Budget; luggage?: Json; place: QueuePlace },
  ): Promise<PoolDecision<GameShape>> {
    return this.pool.decide({
      module: hosted.bots!.module,
      level,
      knowledge,
      seed: '0'.repeat(64),
      budget,
      luggage,
      place,
      label: `${hosted.definition.id} analysis`,
    });
  }

  /** The module's own functions, for remembering; thinking happens in the threads. */
  private family(module: string): Promise<BotFamily<GameShape, unknown>> {
    const known = this.families.get(module);
    if (known) return known;
    const loaded = (import(compiledUrl(module).href) as Promise<BotModule>).then(({ bots }) => bots);
    this.families.set(module, loaded);
    return loaded;
  }
}

/** Where a session's decisions wait: in the queue of the account that opened it, and before games without people. */
function placeOf({ facts, seats }: LiveSession): QueuePlace {
  const alone = seats.every(({ kind }) => kind === 'bot');
  return { urgency: alone ? 'bots-alone' : 'human', owner: facts.createdBy ?? facts.openedFrom ?? facts.id };
}
