import type { BotLevel } from '../../../engine/bots/bot.js';
import { bestFor, chooseAsSeedBot } from '../rules/seed-bot.js';
import type { VikingVengeance } from '../rules/viking-vengeance.types.js';
import type { Memory } from './memory.js';
import { seedTableOfView } from './own-seat.js';

/** The bot of the original game: looks at the numbers, plays one of its best few moves, passes when it has none. */
export function seedLevel(level: 'easy' | 'medium' | 'hard'): BotLevel<VikingVengeance, Memory> {
  return {
    budget: { nodes: 1 },
    choose({ view, rng }) {
      const move = chooseAsSeedBot(seedTableOfView(view), bestFor(level), rng);
      if (!move) return { action: { type: 'endTurn' } };
      const { user_card_instance_id, position, score } = move;
      return { action: { type: 'placeCard', user_card_instance_id, position }, note: { score } };
    },
  };
}
