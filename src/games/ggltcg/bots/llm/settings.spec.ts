import { CallBudget } from './call-budget.js';
import { readGeminiSettings, readableModel } from './settings.js';

describe('The settings of the language model', () => {
  it('are none without a key', () => {
    expect(readGeminiSettings({ GEMINI_MODEL: 'x' })).toBeNull();
  });

  it('have the usual models and fifteen seconds', () => {
    expect(readGeminiSettings({ GOOGLE_API_KEY: 'k' })).toEqual({
      apiKey: 'k',
      model: 'gemini-flash-lite-latest',
      fallbackModel: 'gemini-2.5-flash-lite',
      timeoutMs: 15_000,
    });
  });

  it('take what is set, and name what is wrong', () => {
    const set = { GEMINI_API_KEY: 'k', GEMINI_BASE_URL: 'http://x', GEMINI_DAILY_BUDGET: '9', GEMINI_RPM: '3' };
    expect(readGeminiSettings(set)).toMatchObject({ baseUrl: 'http://x', dailyBudget: 9, perMinute: 3 });
    expect(() => readGeminiSettings({ GEMINI_API_KEY: 'k', GEMINI_TIMEOUT_MS: 'soon' })).toThrow('GEMINI_TIMEOUT_MS');
  });

  it('have a name for people', () => {
    expect(readableModel('gemini-2.5-flash-lite')).toBe('Gemini 2.5 Flash Lite');
  });
});

describe('The budget of requests', () => {
  const noon = Date.UTC(2026, 4, 1, 12);

  it('ends with the day', async () => {
    const budget = new CallBudget({ dailyBudget: 2 });
    const taken = [await budget.take(noon), await budget.take(noon), await budget.take(noon)];
    expect(taken).toEqual(['taken', 'taken', 'daily budget used up']);
    expect(budget.isUsedUp(noon)).toBe(true);
    expect(budget.isUsedUp(noon + 24 * 3_600_000)).toBe(false);
    expect(await budget.take(noon + 24 * 3_600_000)).toBe('taken');
  });

  it('ends with the minute', async () => {
    const budget = new CallBudget({ perMinute: 1 });
    expect([await budget.take(noon), await budget.take(noon + 59_000), await budget.take(noon + 60_000)]).toEqual([
      'taken',
      'too many requests a minute',
      'taken',
    ]);
  });

  it('says how long to wait for the next minute', async () => {
    const budget = new CallBudget({ perMinute: 2 });
    await budget.take(noon);
    expect(budget.delay(noon)).toBe(0);
    await budget.take(noon + 10_000);
    expect(budget.delay(noon + 30_000)).toBe(30_000);
    expect(budget.delay(noon + 60_000)).toBe(0);
    expect(new CallBudget({}).delay(noon)).toBe(0);
  });
});
