import { canonical } from '../../../../engine/core/index.js';
import type { BotLevel, Decision, Thinking } from '../../../../engine/bots/bot.js';
import type { Action, Ggltcg } from '../../rules/ggltcg.types.js';
import { determinize } from '../determinize.js';
import type { Memory } from '../memory.js';
import { legalActions } from '../simulation.js';
import { readAnswer } from './answer.js';
import type { GameBudget } from './call-budget.js';
import { candidateLines } from './candidates.js';
import type { Candidate } from './candidates.js';
import type { GeminiClient } from './gemini-client.js';
import { ANSWER_SCHEMA, PROMPTS_VERSION, buildPrompt } from './prompt.js';

/** What is written to `ai_decision_logs` about the plan of one turn. */
export interface PlanLog {
  readonly model_name: string;
  readonly prompts_version: number;
  readonly prompt: string;
  readonly response: string;
  readonly reasoning: string;
  readonly turn_plan: readonly Action[];
  readonly plan_execution_status: 'complete' | 'fallback';
  /** Why the first model did not decide: the fallback model (`complete`) or the search bot (`fallback`). */
  readonly fallback_reason: string | null;
}

/** The plan of one turn, step by step. Lost in a restart, it is made again without the model. */
export interface TurnPlan {
  readonly turn: number;
  readonly steps: readonly Action[];
  readonly replans: number;
  readonly reasoning: string;
  readonly endpoint: string;
}

export interface Planned {
  readonly decision: Decision<Ggltcg>;
  /** What is left of the plan; none: the next decision makes a new one. */
  readonly plan: TurnPlan | null;
  /** Written once for each plan. */
  readonly log: PlanLog | null;
}

/** Who plays when no model does. */
export const SEARCH_BOT = 'Parlour search bot';
const MOST_REPLANS = 2;

/** Asks the model once a turn which of the best lines to play, and plays it step by step. */
export class LlmPlayer {
  constructor(
    private readonly client: GeminiClient | null,
    private readonly searcher: BotLevel<Ggltcg, Memory>,
  ) {}

  async choose(thinking: Thinking<Ggltcg, Memory>, plan: TurnPlan | null, budget?: GameBudget): Promise<Planned> {
    const { view, memory, seat, rng } = thinking;
    const state = determinize(view, memory, seat, rng);
    const me = view.seats[seat]!;
    if (view.pending_decision || view.active_player_id !== me) return this.searched(thinking, plan, null);
    const standing = plan?.turn === view.turn_number ? plan : null;
    if (standing) {
      const [next, ...rest] = standing.steps;
      const legal = new Set(legalActions(state).map(canonical));
      if (next && legal.has(canonical(next))) return this.step(next, { ...standing, steps: rest }, null);
      return this.replanned(thinking, standing);
    }
    const candidates = candidateLines(state, me);
    if (candidates[0]!.achieved.wins)
      return this.planned(view.turn_number, candidates[0]!, 'It wins.', SEARCH_BOT, null);
    if (!this.client) return this.searched(thinking, null, null);
    const prompt = buildPrompt(view, me, candidates);
    const pass = candidates.findIndex(({ line }) => line.actions.length === 0);
    const asked = await this.client.ask({
      prompt,
      temperature: 0.4,
      maxOutputTokens: 1024,
      schema: ANSWER_SCHEMA,
      ...(budget ? { budget } : {}),
      read: (text) => readAnswer(text, candidates.length, pass),
    });
    const log = {
      model_name: this.client.models[0]!,
      prompts_version: PROMPTS_VERSION,
      prompt,
      response: '',
      reasoning: '',
    };
    if (!asked.ok) {
      const failed = {
        ...log,
        turn_plan: [],
        plan_execution_status: 'fallback',
        fallback_reason: asked.reason,
      } as const;
      return this.searched(
        thinking,
        { turn: view.turn_number, steps: [], replans: 0, reasoning: '', endpoint: SEARCH_BOT },
        failed,
      );
    }
    const { index, reasoning } = asked.value;
    const chosen = candidates[index]!;
    return this.planned(view.turn_number, chosen, reasoning, asked.endpoint, {
      ...log,
      model_name: asked.model,
      response: asked.text,
      reasoning,
      turn_plan: chosen.line.actions,
      plan_execution_status: 'complete',
      fallback_reason: asked.after ?? null,
    });
  }

  private planned(
    turn: number,
    { line }: Candidate,
    reasoning: string,
    endpoint: string,
    log: PlanLog | null,
  ): Planned {
    const [first = { type: 'end_turn' } as const, ...steps] = [...line.actions, { type: 'end_turn' } as const];
    return this.step(first, { turn, steps, replans: 0, reasoning, endpoint }, log);
  }

  private step(action: Action, plan: TurnPlan, log: PlanLog | null): Planned {
    const note = { strategy: plan.reasoning, reasoning: plan.reasoning, ai_endpoint: plan.endpoint };
    return { decision: { action, note }, plan, log };
  }

  /** The step is not legal any more: the searcher goes on, twice at most, and then the turn ends. */
  private async replanned(thinking: Thinking<Ggltcg, Memory>, plan: TurnPlan): Promise<Planned> {
    if (plan.steps.length > 0 && plan.replans >= MOST_REPLANS)
      return this.step({ type: 'end_turn' }, { ...plan, steps: [] }, null);
    return this.searched(
      thinking,
      { ...plan, steps: [], replans: plan.replans + (plan.steps.length > 0 ? 1 : 0) },
      null,
    );
  }

  private async searched(
    thinking: Thinking<Ggltcg, Memory>,
    plan: TurnPlan | null,
    log: PlanLog | null,
  ): Promise<Planned> {
    const { action, note: searched } = await this.searcher.choose(thinking);
    const { strategy = '' } = (searched ?? {}) as { strategy?: string };
    const note = { strategy: plan?.reasoning || strategy, reasoning: '', ai_endpoint: SEARCH_BOT };
    return { decision: { action, note }, plan, log };
  }
}
