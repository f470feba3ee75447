import type { BotFamily } from '../../../engine/bots/bot.js';
import { fourInASquare } from '../rules/four-in-a-square.game.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { easy } from './levels/easy.js';
import { hard } from './levels/hard.js';
import { master } from './levels/master.js';
import { medium } from './levels/medium.js';
import { random } from './levels/random.js';
import { FIRST_MEMORY, remember } from './memory.js';
import type { Memory } from './memory.js';
import { mcts } from './sparring/mcts.js';

/** The players of Four in a Square, from one who plays anything to one who proves what it plays. */
export const bots: BotFamily<FourInASquare, Memory> = {
  game: fourInASquare,
  levels: { random, easy, medium, hard, master },
  defaultLevel: 'medium',
  firstMemory: () => FIRST_MEMORY,
  remember: (memory, event) => remember(memory, event),
};

/** Whom the levels are measured against. */
export const sparring = { mcts };
