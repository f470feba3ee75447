/** How the language model is reached. */
export interface GeminiSettings {
  readonly apiKey: string;
  readonly model: string;
  readonly fallbackModel: string;
  /** Unset: Google's own. */
  readonly baseUrl?: string;
  readonly fallbackBaseUrl?: string;
  readonly timeoutMs: number;
  /** Requests in a day, and in a minute; unset: as many as the provider allows. */
  readonly dailyBudget?: number;
  readonly perMinute?: number;
}

/** Reads the settings from the environment. Without a key there is no language model. */
export function readGeminiSettings(env: { readonly [name: string]: string | undefined }): GeminiSettings | null {
  const apiKey = env.GEMINI_API_KEY || env.GOOGLE_API_KEY;
  if (!apiKey) return null;
  const baseUrl = env.GEMINI_BASE_URL || undefined;
  return {
    apiKey,
    model: env.GEMINI_MODEL || 'gemini-flash-lite-latest',
    fallbackModel: env.GEMINI_FALLBACK_MODEL || 'gemini-2.5-flash-lite',
    ...(baseUrl ? { baseUrl } : undefined),
    ...(env.GEMINI_FALLBACK_BASE_URL ? { fallbackBaseUrl: env.GEMINI_FALLBACK_BASE_URL } : undefined),
    timeoutMs: wholeNumber('GEMINI_TIMEOUT_MS', env.GEMINI_TIMEOUT_MS) ?? 15_000,
    ...withNumber('dailyBudget', wholeNumber('GEMINI_DAILY_BUDGET', env.GEMINI_DAILY_BUDGET)),
    ...withNumber('perMinute', wholeNumber('GEMINI_RPM', env.GEMINI_RPM)),
  };
}

/** `gemini-2.5-flash-lite` reads "Gemini 2.5 Flash Lite". */
export function readableModel(model: string): string {
  const words = model.split(/[-_]/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

function withNumber<K extends string>(key: K, value: number | undefined): { [k in K]?: number } {
  return value === undefined ? {} : ({ [key]: value } as { [k in K]: number });
}
