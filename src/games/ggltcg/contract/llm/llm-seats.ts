import { Injectable } from '@nestjs/common';
import { RecentMap } from '../../../../common/memory/recent-map.js';
import type { Json } from '../../../../common/json.js';
import type { BotLevel, Thinking } from '../../../../engine/bots/bot.js';
import { Settings } from '../../../../config/settings.js';
import { BotThinker } from '../../../../engine/bots/bot-thinker.js';
import { seededRng } from '../../../../engine/bots/seeded-rng.js';
import { GameRegistry } from '../../../../engine/hosting/game-registry.js';
import type { OutsideThinking } from '../../../../engine/hosting/hosted-game.js';
import { hard } from '../../bots/levels/hard.js';
import { GameBudget } from '../../bots/llm/call-budget.js';
import { LlmPlayer } from '../../bots/llm/llm-player.js';
import type { TurnPlan } from '../../bots/llm/llm-player.js';
import type { Memory } from '../../bots/memory.js';
import { LanguageModel } from './language-model.js';
import { CardSetLibrary } from '../sets/card-set-library.js';
import { LlmRecords } from '../../store/llm-records.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import type { Action, Ggltcg } from '../../rules/ggltcg.types.js';
import { ggltcgSettings } from '../../settings.js';

/** More than games that are likely to be played at once; a plan that is lost is made again. */
const MOST_KEPT = 1000;

/** Seats that the language model plays: one question a turn, and its plan kept between the steps. */
@Injectable()
export class LlmSeats {
  /** Decides where no model answers. */
  readonly searcher: BotLevel<Ggltcg, Memory>;
  private readonly player: LlmPlayer;
  private readonly plans = new RecentMap<string, TurnPlan>(MOST_KEPT);
  private readonly budgets = new RecentMap<string, GameBudget>(MOST_KEPT);

  constructor(
    model: LanguageModel,
    private readonly records: LlmRecords,
    private readonly thinker: BotThinker,
    private readonly games: GameRegistry,
    private readonly library: CardSetLibrary,
    private readonly settings: Settings,
  ) {
    this.searcher = { budget: hard.budget, choose: (thinking) => this.search(thinking) };
    this.player = new LlmPlayer(model.client, this.searcher);
  }

  async choose(thinking: OutsideThinking<Ggltcg>): Promise<{ action: Action; note?: Json }> {
    const { sessionId, seat, view } = thinking;
    const key = `${sessionId}:${seat}`;
    const all = { ...thinking, memory: thinking.memory as Memory, rng: seededRng(thinking.seed), budget: hard.budget };
    const budget = await this.budgetOf(sessionId);
    const { decision, plan, log } = await this.player.choose(all, this.plans.get(key) ?? null, budget);
    if (plan) this.plans.set(key, plan);
    else this.plans.delete(key);
    if (log) {
      const playerId = view.seats[seat]!;
      const actionNumber = view.actions_this_turn + 1;
      await this.records.write({ sessionId, turn: view.turn_number, playerId, actionNumber }, log);
    }
    return decision;
  }

  /** What a game may still ask. After a restart every plan that was written down counts as one request. */
  private async budgetOf(sessionId: string): Promise<GameBudget> {
    const { gameBudget = Infinity } = this.settings.of(ggltcgSettings);
    const known = this.budgets.get(sessionId) ?? new GameBudget(gameBudget - (await this.records.plansOf(sessionId)));
    this.budgets.set(sessionId, known);
    return known;
  }

  /** The search thinks in a thread, like every other bot. */
  private async search({ seat, view, memory, loadout, choices }: Thinking<Ggltcg, Memory>) {
    const knowledge = { seat, view, memory, loadout, choices };
    const luggage = this.library.luggage(view.options.card_set) as Json | undefined;
    const hosted = this.games.get(ggltcg.id);
    const { action, note } = await this.thinker.judge(hosted, 'hard', knowledge, {
      budget: hard.budget,
      luggage,
      // The players stand for the account that opened the game.
      place: { urgency: 'human', owner: view.seats.join(' ') },
    });
    return { action: action as Action, ...(note === undefined ? {} : { note }) };
  }
}
