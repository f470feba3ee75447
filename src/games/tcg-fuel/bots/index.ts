import type { BotFamily } from '../../../engine/bots/bot.js';
import type { ArenaStart } from '../../../engine/bots/bot-module.js';
import type { Rng } from '../../../engine/core/index.js';
import { STARTER_DECKS } from '../rules/catalogue/catalogue.js';
import { DEFAULTS } from '../rules/setup.js';
import { tcgFuel } from '../rules/tcg-fuel.game.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { easy } from './levels/easy.js';
import { expert } from './levels/expert.js';
import { hard } from './levels/hard.js';
import { medium } from './levels/medium.js';
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

/** Every seat brings a starter deck, any of them; games come in pairs with the decks exchanged. */
export function arenaStart(rng: Rng, seats: number): ArenaStart<TcgFuel> {
  const loadouts = Array.from({ length: seats }, () => ({ cards: rng.pick(STARTER_DECKS).cards }));
  return { options: DEFAULTS, loadouts };
}
