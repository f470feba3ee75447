import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { Settings } from '../../../../config/settings.js';
import { GeminiClient } from '../../bots/llm/gemini-client.js';
import { LlmDayCount } from '../../store/llm-day-count.js';
import { ggltcgSettings } from '../../settings.js';
import { StoryTeller } from '../story/story-teller.js';

/** The language model, where the environment has a key for one: it tells stories and plays. */
@Injectable()
export class LanguageModel {
  readonly client: GeminiClient | null;
  readonly stories: StoryTeller;

  constructor(settings: Settings, pool: Pool) {
    const { apiKey, requestsPerMinute: perMinute, ...rest } = settings.of(ggltcgSettings);
    this.client =
      apiKey === undefined ? null : new GeminiClient({ ...rest, apiKey, perMinute }, { days: new LlmDayCount(pool) });
    this.stories = new StoryTeller(this.client);
  }
}
