import type { BotLevel } from '../../../src/engine/bots/bot.js';
import { isForm } from '../../../src/engine/core/index.js';
import { rankOf } from '../rules/cards.js';
import type { GoFish } from '../rules/go-fish.types.js';
import { boundsOf } from './memory.js';
import type { Memory } from './memory.js';

/** Plays as an attentive child does: ask the player known to have it, otherwise guess, but never twice in vain. */
export const attentive: BotLevel<GoFish, Memory> = {
  budget: { nodes: 1 },
  choose({ choices, view, memory, seat, rng }) {
    const actions = rng.shuffle(choices.filter((choice): choice is GoFish['action'] => !isForm(choice)));
    const hand = view.players[seat]!.hand!;
    const hope = (action: GoFish['action']): number => {
      if (action.type !== 'ask') return 0;
      const own = hand.filter((card) => rankOf(card) === action.rank).length;
      const [least, most] = boundsOf(memory, action.of, action.rank);
      // A sure card beats any guess; a guess is the better the more cards are out and the more there is room for.
      return 1000 * least + (4 - own) * Math.min(most, view.players[action.of]!.cards) + own / 10;
    };
    return { action: actions.reduce((best, action) => (hope(action) > hope(best) ? action : best)) };
  },
};
