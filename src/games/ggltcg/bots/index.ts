import type { BotFamily } from '../../../engine/bots/bot.js';
import { ggltcg } from '../rules/ggltcg.game.js';
import type { Ggltcg } from '../rules/ggltcg.types.js';
import { easy } from './easy.js';
import { hard } from './hard.js';
import { NOTHING_SEEN, remember } from './memory.js';
import type { Memory } from './memory.js';
import { normal } from './normal.js';

/** The bots that need no one else: what the worker threads load. */
export const bots: BotFamily<Ggltcg, Memory> = {
  game: ggltcg,
  levels: { easy, normal, hard },
  defaultLevel: 'hard',
  firstMemory: () => NOTHING_SEEN,
  remember,
};
