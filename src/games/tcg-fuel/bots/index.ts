import type { BotFamily } from '../../../engine/bots/bot.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { easy } from './easy.js';
import { expert } from './expert.js';
import { hard } from './hard.js';
import { medium } from './medium.js';
import { firstMemory, remember } from './memory.js';
import type { Memory } from './memory.js';

/** The bots of TCG Fuel. */
export const bots: BotFamily<TcgFuel, Memory> = {
  game: tcgFuel,
  levels: { easy, medium, hard, expert },
  defaultLevel: 'medium',
  firstMemory,
  remember,
};
