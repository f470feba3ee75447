import type { BotFamily } from '../../../src/engine/bots/bot.js';
import { ismctsLevel, randomLevel } from '../../../src/engine/bots/players/index.js';
import { goFish } from '../rules/go-fish.game.js';
import type { GoFish } from '../rules/go-fish.types.js';
import { attentive } from './attentive.js';
import { kit } from './kit.js';
import { nothingHeard, remember } from './memory.js';
import type { Memory } from './memory.js';

export { kit };

/** The bots of Go Fish. */
export const bots: BotFamily<GoFish, Memory> = {
  game: goFish,
  levels: {
    random: randomLevel(),
    easy: attentive,
    // The evaluation sees enough of what an ask brings: random games behind it would only blur that.
    hard: ismctsLevel(kit, { budget: { millis: 800 }, playOut: 0, exploration: 0.3 }),
  },
  defaultLevel: 'easy',
  firstMemory: () => nothingHeard,
  remember,
};
