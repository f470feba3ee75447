import { choosing, failing, FakeGemini } from '../../../../../test/support/fake-gemini.js';
import type { GeminiAnswer } from '../../../../../test/support/fake-gemini.js';
import { easy } from '../../bots/levels/easy.js';
import { GeminiClient } from '../../bots/llm/gemini-client.js';
import { SHIPPED_SET } from '../../rules/catalogue/card-sets.js';
import { BudgetUsedUp, LlmDecider } from './llm-decider.js';
import { playGame } from './play-game.js';
import type { SimulationPlan } from './simulation-plan.js';

const plan: SimulationPlan = {
  card_set: SHIPPED_SET,
  csv: null,
  edition: 'standard',
  level: 'llm',
  nodes: 50,
  seed: 5,
  max_turns: 20,
  decks: null,
};
const settings = { apiKey: 'sesame', model: 'first-model', fallbackModel: 'second-model', timeoutMs: 50_000 };

describe('A simulated game of the language model', () => {
  let fake: FakeGemini;
  let waited: number[] = [];
  afterEach(async () => fake.close());

  const deciding = async (limits: object, ...answers: GeminiAnswer[]): Promise<LlmDecider> => {
    fake = await FakeGemini.answering(answers, choosing);
    waited = [];
    const client = new GeminiClient({ ...settings, baseUrl: fake.url, ...limits });
    const wait = async (millis: number) => {
      waited.push(millis);
    };
    return new LlmDecider({ client, searcher: easy, wait });
  };

  it('is played to its end, with one question a turn at most', async () => {
    const game = await playGame(plan, 0, await deciding({}));
    expect(game).toMatchObject({ number: 0, fallback_turns: 0 });
    expect(fake.heard.length).toBeGreaterThan(2);
    expect(fake.heard.length).toBeLessThanOrEqual(game.turns);
  });

  it('counts the turns in which no model answered', async () => {
    const broken = failing(500, 'INTERNAL', 'Oh.');
    const game = await playGame(plan, 0, await deciding({}, broken, broken));
    expect(game.fallback_turns).toBe(1);
  });

  it('stops where the budget of the day ends, instead of going on without the model', async () => {
    await expect(playGame(plan, 0, await deciding({ dailyBudget: 2 }))).rejects.toThrow(BudgetUsedUp);
    expect(fake.heard).toHaveLength(2);
  });

  it('waits where the minute has no request left', async () => {
    // Time stands still while it waits, so every question after the first finds the minute used up.
    const game = await playGame(plan, 0, await deciding({ perMinute: 1 }));
    expect(fake.heard).toHaveLength(1);
    expect(game.fallback_turns).toBeGreaterThan(0);
    for (const millis of waited) {
      expect(millis).toBeGreaterThan(0);
      expect(millis).toBeLessThanOrEqual(60_000);
    }
    expect(waited.length).toBeGreaterThan(1);
  });
});
