import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import type { Memory } from '../memory.js';

/** Any legal placement, then any legal slide. */
export const random: BotLevel<FourInASquare, Memory> = {
  budget: { millis: 20 },
  choose: ({ choices, rng }) => ({ action: rng.pick(choices) as FourInASquare['action'] }),
};
