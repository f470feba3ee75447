import { setTimeout as sleep } from 'node:timers/promises';
import type { BotLevel, Thinking } from '../../../../engine/bots/bot.js';
import type { GeminiClient } from '../../bots/llm/gemini-client.js';
import { LlmPlayer } from '../../bots/llm/llm-player.js';
import type { TurnPlan } from '../../bots/llm/llm-player.js';
import type { Memory } from '../../bots/memory.js';
import type { Action, Ggltcg } from '../../rules/ggltcg.types.js';
import type { Decider } from './play-game.js';

/** The budget of the day allows no more questions: a run of `llm` bots stops here instead of going on with search bots. */
export class BudgetUsedUp extends Error {
  override readonly name = 'BudgetUsedUp';

  constructor() {
    super('The budget of the language model is used up for today.');
  }
}

export interface LlmDeciding {
  readonly client: GeminiClient;
  /** Decides where no model answers. */
  readonly searcher: BotLevel<Ggltcg, Memory>;
  /** Called before every decision; what it throws ends the game. */
  before?(): Promise<void>;
  wait?(millis: number): Promise<unknown>;
}

/** Both seats of one simulated game are the language model's. It waits for its minute instead of asking too often. */
export class LlmDecider implements Decider {
  fallbackTurns = 0;
  private readonly player: LlmPlayer;
  private readonly plans = new Map<number, TurnPlan | null>();

  constructor(private readonly game: LlmDeciding) {
    this.player = new LlmPlayer(game.client, game.searcher);
  }

  async choose(thinking: Thinking<Ggltcg, Memory>): Promise<Action> {
    const { client, before, wait = sleep } = this.game;
    await before?.();
    const millis = client.budget.delay(Date.now());
    if (millis > 0) await wait(millis);
    const { decision, plan, log } = await this.player.choose(thinking, this.plans.get(thinking.seat) ?? null);
    this.plans.set(thinking.seat, plan);
    if (log?.plan_execution_status === 'fallback') {
      if (client.budget.isUsedUp(Date.now())) throw new BudgetUsedUp();
      this.fallbackTurns += 1;
    }
    return decision.action;
  }
}
