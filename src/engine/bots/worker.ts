import { stackOf } from '../../common/message-of.js';
import { isOffered } from '../core/index.js';
import type { BotModule } from './bot-module.js';
import type { BotAnswer, BotTask } from './bot-task.js';
import { shareOf } from './players/allowance.js';
import { seededRng } from './seeded-rng.js';

/** The entry of a worker thread: loads the game's bots, lets one think, and looks at what it says. */
export default async function decide(task: BotTask): Promise<BotAnswer> {
  try {
    const { bots, unpack } = (await import(task.module)) as BotModule;
    if (task.luggage !== undefined) unpack?.(task.luggage);
    if (!Object.hasOwn(bots.levels, task.level)) throw new Error(`There is no level ${task.level}.`);
    const level = bots.levels[task.level]!;
    const budget = shareOf(task.budget ?? level.budget, task.share);
    const decision = await level.choose({ ...task.knowledge, rng: seededRng(task.seed), budget });
    if (isOffered(bots.game, task.knowledge.choices, decision.action)) return { decision };
    return { failure: 'not-offered', message: `It was not offered ${JSON.stringify(decision.action)}.` };
  } catch (error) {
    return { failure: 'threw', message: stackOf(error) };
  }
}
