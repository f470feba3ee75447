import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, GoogleGenAI } from '@google/genai';
import { messageOf } from '../../../../common/message-of.js';
import { CallBudget } from './call-budget.js';
import type { DayCount, GameBudget } from './call-budget.js';
import { readableModel } from './settings.js';
import type { GeminiSettings } from './settings.js';

/** A question to the model, and how its answer is read: `undefined` where it makes no sense. */
export interface Question<T> {
  readonly prompt: string;
  readonly temperature: number;
  readonly maxOutputTokens: number;
  /** Asks for JSON of this shape. */
  readonly schema?: object;
  read(text: string): T | undefined;
  /** What the game it is asked for may still ask. */
  readonly budget?: GameBudget;
}

/** The code of a question that was not asked because the day has had its requests. */
export const USED_UP = 'MODEL_BUDGET_USED_UP';

/** What came of a question. A failure never reaches a player: the search bot decides. */
export type Asked<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly text: string;
      readonly model: string;
      /** The model's name for people. */
      readonly endpoint: string;
      /** Why the first model's answer was not used, where the fallback answered. */
      readonly after?: string;
    }
  | { readonly ok: false; readonly reason: string; readonly code?: typeof USED_UP };

/** Waits before the second and the third try of a request that was refused for its rate. */
const RETRY_AFTER_MS = [1000, 2000];

type Attempt<T> =
  | { readonly kind: 'answer'; readonly value: T; readonly text: string }
  | { readonly kind: 'rate-limited' | 'refused-region' | 'failed'; readonly reason: string };

/** What a client uses besides the network. */
export interface ClientTools {
  readonly wait?: (millis: number) => Promise<unknown>;
  /** Where the requests of a day are counted. */
  readonly days?: DayCount;
}

/** Asks the model, then the fallback, within time and budget. */
export class GeminiClient {
  readonly budget: CallBudget;
  private readonly wait: (millis: number) => Promise<unknown>;

  constructor(
    private readonly settings: GeminiSettings,
    { wait = sleep, days }: ClientTools = {},
  ) {
    this.wait = wait;
    this.budget = new CallBudget(settings, days);
  }

  get models(): readonly string[] {
    return [this.settings.model, this.settings.fallbackModel];
  }

  async ask<T>(question: Question<T>): Promise<Asked<T>> {
    const { model, fallbackModel, baseUrl, fallbackBaseUrl } = this.settings;
    let attempt = await this.attempt(question, model, baseUrl);
    for (const millis of RETRY_AFTER_MS) {
      if (attempt.kind !== 'rate-limited') break;
      await this.wait(millis);
      attempt = await this.attempt(question, model, baseUrl);
    }
    if (attempt.kind === 'answer') return answerOf(attempt, model);
    // A refusal for the region will not change by asking again.
    if (attempt.kind === 'refused-region') return { ok: false, reason: attempt.reason };
    const second = await this.attempt(question, fallbackModel, fallbackBaseUrl ?? baseUrl);
    if (second.kind === 'answer') return { ...answerOf(second, fallbackModel), after: `${model}: ${attempt.reason}` };
    const code: { code?: typeof USED_UP } = this.budget.isUsedUp(Date.now()) ? { code: USED_UP } : {};
    return { ok: false, reason: `${model}: ${attempt.reason}; ${fallbackModel}: ${second.reason}`, ...code };
  }

  private async attempt<T>(question: Question<T>, model: string, baseUrl?: string): Promise<Attempt<T>> {
    if (question.budget?.take() === false) return { kind: 'failed', reason: 'budget of the game used up' };
    const taken = await this.budget.take(Date.now());
    if (taken !== 'taken') return { kind: 'failed', reason: taken };
    try {
      const text = await this.generate(question, model, baseUrl);
      const value = text.trim() === '' ? undefined : question.read(text);
      if (value === undefined)
        return { kind: 'failed', reason: text.trim() === '' ? 'empty answer' : 'unusable answer' };
      return { kind: 'answer', value, text };
    } catch (error) {
      return this.failure(error);
    }
  }

  private async generate<T>(question: Question<T>, model: string, baseUrl?: string): Promise<string> {
    const ai = new GoogleGenAI({
      apiKey: this.settings.apiKey,
      vertexai: false,
      httpOptions: { ...addressOf(baseUrl), fetch: plainFetch },
    });
    const answer = await ai.models.generateContent({
      model,
      contents: question.prompt,
      config: {
        temperature: question.temperature,
        maxOutputTokens: question.maxOutputTokens,
        abortSignal: AbortSignal.timeout(this.settings.timeoutMs),
        ...(question.schema
          ? { responseMimeType: 'application/json', responseJsonSchema: question.schema }
          : undefined),
      },
    });
    return answer.text ?? '';
  }

  private failure(error: unknown): Exclude<Attempt<never>, { kind: 'answer' }> {
    const message = messageOf(error);
    const reason = message.replaceAll(this.settings.apiKey, '***').slice(0, 300);
    const status = error instanceof ApiError ? error.status : 0;
    if (status === 429 || message.includes('RESOURCE_EXHAUSTED')) return { kind: 'rate-limited', reason };
    if (message.includes('FAILED_PRECONDITION') && /location/i.test(message)) return { kind: 'refused-region', reason };
    return { kind: 'failed', reason };
  }
}

function answerOf<T>({ value, text }: { value: T; text: string }, model: string) {
  return { ok: true as const, value, text, model, endpoint: readableModel(model) };
}

/** Given a fetch, the library leaves Node's connections alone; time limits are ours. */
const plainFetch: typeof fetch = (input, init) => fetch(input, init);

/** A base address may end in the version of the API, which the library adds by itself. */
function addressOf(baseUrl: string | undefined): { baseUrl?: string; apiVersion?: string } {
  if (baseUrl === undefined) return {};
  const [, address, apiVersion] = /^(.*?)\/*(?:\/(v\d+\w*))?\/*$/.exec(baseUrl)!;
  return { baseUrl: address!, apiVersion: apiVersion ?? 'v1beta' };
}
