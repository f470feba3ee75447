import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import type { BotLevel, Thinking } from '../../engine/bots/bot.js';
import { BotThinker } from '../../engine/bots/bot-thinker.js';
import { seededRng } from '../../engine/bots/seeded-rng.js';
import type { Json } from '../../common/json.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import type { OutsideThinking } from '../../engine/sessions/hosted-game.js';
import { hard } from './bots/hard.js';
import { LlmPlayer } from './bots/llm/llm-player.js';
import type { PlanLog, TurnPlan } from './bots/llm/llm-player.js';
import type { Memory } from './bots/memory.js';
import { LanguageModel } from './language-model.js';
import { ggltcg } from './rules/ggltcg.game.js';
import type { Action, Ggltcg } from './rules/ggltcg.types.js';

/** More plans than games that are likely to be played at once; a lost one is made again without the model. */
const MOST_PLANS = 1000;
const PROVIDER = 'gemini';

/** Seats that the language model plays: one question a turn, and its plan kept between the steps. */
@Injectable()
export class LlmSeats {
  private readonly logger = new Logger('LlmSeats');
  private readonly player: LlmPlayer;
  private readonly plans = new Map<string, TurnPlan>();

  constructor(
    private readonly pool: Pool,
    private readonly model: LanguageModel,
    private readonly thinker: BotThinker,
    private readonly games: GameRegistry,
  ) {
    const searcher: BotLevel<Ggltcg, Memory> = {
      budget: hard.budget,
      choose: (thinking) => this.search(thinking),
    };
    this.player = new LlmPlayer(model.client, searcher);
  }

  async choose(thinking: OutsideThinking<Ggltcg>): Promise<{ action: Action; note?: Json }> {
    const { sessionId, seat, view } = thinking;
    const key = `${sessionId}:${seat}`;
    const plan = this.plans.get(key) ?? null;
    const all = { ...thinking, memory: thinking.memory as Memory, rng: seededRng(thinking.seed), budget: hard.budget };
    const planned = await this.player.choose(all, plan);
    this.plans.delete(key);
    if (planned.plan) this.plans.set(key, planned.plan);
    if (this.plans.size > MOST_PLANS) this.plans.delete(this.plans.keys().next().value!);
    if (planned.log) await this.write(thinking, view.seats[seat]!, planned.log);
    return planned.decision;
  }

  /** The search thinks in a thread, like every other bot. */
  private async search({ seat, view, memory, loadout, choices }: Thinking<Ggltcg, Memory>) {
    const knowledge = { seat, view, memory, loadout, choices };
    const { action } = await this.thinker.judge(this.games.get(ggltcg.id), 'hard', knowledge, hard.budget);
    return { action: action as Action };
  }

  /** What is logged never holds up a game. */
  private async write({ sessionId, view }: OutsideThinking<Ggltcg>, playerId: string, log: PlanLog): Promise<void> {
    try {
      await this.pool.query(
        `INSERT INTO ggltcg.ai_decision_logs (game_id, turn_number, player_id, model_name, prompts_version, prompt,
           response, action_number, reasoning, turn_plan, plan_execution_status, fallback_reason, planned_action_index)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0)`,
        [
          sessionId,
          view.turn_number,
          playerId,
          log.model_name,
          log.prompts_version,
          log.prompt,
          log.response,
          view.actions_this_turn + 1,
          log.reasoning,
          JSON.stringify(log.turn_plan),
          log.plan_execution_status,
          log.fallback_reason,
        ],
      );
      const usage = this.model.client?.budget.usage;
      if (usage?.day) {
        await this.pool.query(
          `INSERT INTO ggltcg.api_usage_daily (provider, day, request_count) VALUES ($1, $2, $3)
           ON CONFLICT (provider, day) DO UPDATE
              SET request_count = greatest(ggltcg.api_usage_daily.request_count, excluded.request_count)`,
          [PROVIDER, usage.day, usage.requests],
        );
      }
    } catch (error) {
      this.logger.warn(`A plan was not logged: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
