import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { Thinking } from '../../../../engine/bots/bot.js';
import { ggltcg } from '../../rules/ggltcg.game.js';
import { read } from '../../rules/ggltcg.notation.js';
import type { Ggltcg, ReadState } from '../../rules/ggltcg.types.js';
import { NOTHING_SEEN } from '../memory.js';
import type { Memory } from '../memory.js';
import { normal } from '../levels/normal.js';
import { simulate } from '../simulation.js';
import type { GeminiClient, Question } from './gemini-client.js';
import { LlmPlayer } from './llm-player.js';

const quiet = `
  > A 4 | hand Car, Dino, Drop | play Umbruh
    B 4 | hand Clean, Cake, Sun | play Beary
`;

const thinking = (state: ReadState): Thinking<Ggltcg, Memory> => ({
  seat: 0,
  view: ggltcg.view(state, 0),
  memory: NOTHING_SEEN,
  loadout: null,
  choices: [],
  rng: rngOver(sfc32(1)),
  budget: { nodes: 500 },
});

/** A model that always says the same, and counts how often it is asked. */
function model(answer: string | null): { client: GeminiClient; asked: string[] } {
  const asked: string[] = [];
  const client = {
    models: ['m'],
    ask: async <T>({ prompt, read: understand }: Question<T>) => {
      asked.push(prompt);
      const value = answer === null ? undefined : understand(answer);
      return value === undefined
        ? { ok: false, reason: 'nobody home' }
        : { ok: true, value, text: answer, model: 'm', endpoint: 'M' };
    },
  };
  return { client: client as unknown as GeminiClient, asked };
}

describe('The player with a language model', () => {
  it('asks once a turn, then plays its line step by step to the end of the turn', async () => {
    const { client, asked } = model('{"selected_index": 0, "reasoning": "because"}');
    const player = new LlmPlayer(client, normal);
    let state: ReadState = read(quiet);
    let plan = null;
    const notes: unknown[] = [];
    while (state.active_player_id === 'A') {
      const planned = await player.choose(thinking(state), plan);
      notes.push(planned.decision.note);
      if (notes.length === 1) {
        expect(planned.log).toMatchObject({ plan_execution_status: 'complete', model_name: 'm', reasoning: 'because' });
      }
      plan = planned.plan;
      state = simulate(state, planned.decision.action);
    }
    expect(asked).toHaveLength(1);
    expect(notes[0]).toEqual({ strategy: 'because', reasoning: 'because', ai_endpoint: 'M' });
  });

  it('lets the search bot decide the turn when the model fails, and says so in the log only', async () => {
    const { client, asked } = model(null);
    const player = new LlmPlayer(client, normal);
    const state = read(quiet);
    const first = await player.choose(thinking(state), null);
    expect(first.log).toMatchObject({ plan_execution_status: 'fallback', fallback_reason: 'nobody home' });
    expect(first.decision.note).toMatchObject({ ai_endpoint: 'Parlour search bot' });
    await player.choose(thinking(simulate(state, first.decision.action)), first.plan);
    expect(asked).toHaveLength(1);
  });

  it('takes a line that wins without asking', async () => {
    const { client, asked } = model('{"selected_index": 0}');
    const state = read(`
      > A 4 | hand Car | play Ka
        B 4 | hand Sun
    `);
    const { decision } = await new LlmPlayer(client, normal).choose(thinking(state), null);
    expect(simulate(state, decision.action).winner_id).toBe('A');
    expect(asked).toEqual([]);
  });

  it('goes on without the model when a step is not legal any more, twice, and then ends the turn', async () => {
    const { client, asked } = model('{"selected_index": 0}');
    const player = new LlmPlayer(client, normal);
    const steps = [{ type: 'tussle', attacker_id: 'gone', defender_id: null } as const];
    const plan = { turn: 3, steps, replans: 0, reasoning: 'r', endpoint: 'M' };
    const planned = await player.choose(thinking(read(quiet)), plan);
    expect(planned.plan).toMatchObject({ replans: 1, steps: [] });
    const last = await player.choose(thinking(read(quiet)), { ...plan, replans: 2 });
    expect(last.decision.action).toEqual({ type: 'end_turn' });
    expect(asked).toEqual([]);
  });

  it('asks nobody without a key', async () => {
    const { decision, log } = await new LlmPlayer(null, normal).choose(thinking(read(quiet)), null);
    expect(decision.note).toMatchObject({ ai_endpoint: 'Parlour search bot' });
    expect(log).toBeNull();
  });
});
