import type { BotFamily } from '../../../engine/bots/bot.js';
import type { Rng } from '../../../engine/core/index.js';
import { aiDecks, cardsOfDeck } from '../rules/catalogue.js';
import { vikingVengeance } from '../rules/viking-vengeance.game.js';
import type { CardInstance, Options, VikingVengeance } from '../rules/viking-vengeance.types.js';
import { master } from './master.js';
import { nothingHeard, remember } from './memory.js';
import type { Memory } from './memory.js';
import { seedLevel } from './seed-level.js';

/** The bots of Viking Vengeance: three that look at numbers, one that searches. */
export const bots: BotFamily<VikingVengeance, Memory> = {
  game: vikingVengeance,
  levels: { easy: seedLevel('easy'), medium: seedLevel('medium'), hard: seedLevel('hard'), master },
  defaultLevel: 'medium',
  firstMemory: () => nothingHeard,
  remember,
};

/** Where strength is measured: both play the same one of the AI's decks, and who begins is drawn. */
export function arenaStart(rng: Rng): { options: Options; loadouts: CardInstance[][] } {
  const deck = cardsOfDeck(rng.pick(aiDecks));
  const cards = (): CardInstance[] =>
    deck.map(({ card_id }) => ({ user_card_instance_id: rng.hex(16), base_card_id: card_id, level: 1, xp: 0 }));
  return { options: { ...vikingVengeance.defaults, mode: 'pvp' }, loadouts: [cards(), cards()] };
}
