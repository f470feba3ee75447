import type { BotFamily } from '../../../src/engine/bots/bot.js';
import { randomLevel } from '../../../src/engine/bots/players/index.js';
import { rockPaperScissors } from '../rules/rock-paper-scissors.game.js';
import type { RockPaperScissors } from '../rules/rock-paper-scissors.types.js';

/** Chance cannot be outguessed: it is the best way to play, and there is nothing to remember. */
export const bots: BotFamily<RockPaperScissors, null> = {
  game: rockPaperScissors,
  levels: { easy: randomLevel() },
  defaultLevel: 'easy',
  firstMemory: () => null,
  remember: () => null,
};
