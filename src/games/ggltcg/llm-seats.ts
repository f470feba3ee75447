import { Injectable } from '@nestjs/common';
import type { Json } from '../../common/json.js';
import type { Thinking } from '../../engine/bots/bot.js';
import { BotThinker } from '../../engine/bots/bot-thinker.js';
import { seededRng } from '../../engine/bots/seeded-rng.js';
import { GameRegistry } from '../../engine/sessions/game-registry.js';
import type { OutsideThinking } from '../../engine/sessions/hosted-game.js';
import { hard } from './bots/hard.js';
import { LlmPlayer } from './bots/llm/llm-player.js';
import type { TurnPlan } from './bots/llm/llm-player.js';
import type { Memory } from './bots/memory.js';
import { LanguageModel } from './language-model.js';
import { CardSetLibrary } from './sets/card-set-library.js';
import { LlmRecords } from './llm-records.js';
import { ggltcg } from './rules/ggltcg.game.js';
import type { Action, Ggltcg } from './rules/ggltcg.types.js';

/** More plans than games that are likely to be played at once; a lost one is made again. */
const MOST_PLANS = 1000;

/** Seats that the language model plays: one question a turn, and its plan kept between the steps. */
@Injectable()
export class LlmSeats {
  private readonly player: LlmPlayer;
  private readonly plans = new Map<string, TurnPlan>();

  constructor(
    model: LanguageModel,
    private readonly records: LlmRecords,
    private readonly thinker: BotThinker,
    private readonly games: GameRegistry,
    private readonly library: CardSetLibrary,
  ) {
    this.player = new LlmPlayer(model.client, {
      budget: hard.budget,
      choose: (thinking) => this.search(thinking),
    });
  }

  async choose(thinking: OutsideThinking<Ggltcg>): Promise<{ action: Action; note?: Json }> {
    const { sessionId, seat, view } = thinking;
    const key = `${sessionId}:${seat}`;
    const all = { ...thinking, memory: thinking.memory as Memory, rng: seededRng(thinking.seed), budget: hard.budget };
    const { decision, plan, log } = await this.player.choose(all, this.plans.get(key) ?? null);
    this.plans.delete(key);
    if (plan) this.plans.set(key, plan);
    if (this.plans.size > MOST_PLANS) this.plans.delete(this.plans.keys().next().value!);
    if (log) {
      const playerId = view.seats[seat]!;
      const actionNumber = view.actions_this_turn + 1;
      await this.records.write({ sessionId, turn: view.turn_number, playerId, actionNumber }, log);
    }
    return decision;
  }

  /** The search thinks in a thread, like every other bot. */
  private async search({ seat, view, memory, loadout, choices }: Thinking<Ggltcg, Memory>) {
    const knowledge = { seat, view, memory, loadout, choices };
    const luggage = this.library.luggage(view.options.card_set) as Json | undefined;
    const hosted = this.games.get(ggltcg.id);
    const { action } = await this.thinker.judge(hosted, 'hard', knowledge, hard.budget, luggage);
    return { action: action as Action };
  }
}
