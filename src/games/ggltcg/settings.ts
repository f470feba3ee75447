import type { GameSettings } from '../../config/game-settings.js';

const GEMINI_URL = 'https://generativelanguage.googleapis.com/v1beta';

/** How the language-model opponent is reached, and what it may cost. */
export interface GgltcgSettings {
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly fallbackModel: string;
  readonly baseUrl: string;
  readonly fallbackBaseUrl: string;
  readonly timeoutMs: number;
  /** Calls a day; undefined: no limit. */
  readonly dailyBudget: number | undefined;
  /** Calls in one game; undefined: no limit. */
  readonly gameBudget: number | undefined;
  /** Calls a minute; undefined: no limit. */
  readonly requestsPerMinute: number | undefined;
}

export const ggltcgSettings: GameSettings<GgltcgSettings> = {
  game: 'ggltcg',
  read: (env) => ({
    apiKey: env.text('GEMINI_API_KEY') ?? env.text('GOOGLE_API_KEY'),
    model: env.text('GEMINI_MODEL', 'gemini-flash-lite-latest'),
    fallbackModel: env.text('GEMINI_FALLBACK_MODEL', 'gemini-2.5-flash-lite'),
    baseUrl: env.url('GEMINI_BASE_URL', ['https:', 'http:'], GEMINI_URL),
    fallbackBaseUrl: env.url('GEMINI_FALLBACK_BASE_URL', ['https:', 'http:'], GEMINI_URL),
    timeoutMs: env.integer('GEMINI_TIMEOUT_MS', 15_000, { min: 100, max: 300_000 }),
    dailyBudget: env.integer('GEMINI_DAILY_BUDGET', 1000, { min: 0 }),
    gameBudget: env.integer('GEMINI_GAME_BUDGET', 100, { min: 0 }),
    requestsPerMinute: env.integer('GEMINI_RPM', undefined, { min: 1 }),
  }),
};
