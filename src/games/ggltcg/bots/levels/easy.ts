import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { Action, Ggltcg, ReadState } from '../../rules/ggltcg.types.js';
import { determinize } from '../determinize.js';
import type { Memory } from '../memory.js';
import { chancesOf, legalActions, simulate } from '../simulation.js';

/** Plays at random, a little loath to end the turn; but what wins at once it sees. */
export const easy: BotLevel<Ggltcg, Memory> = {
  budget: { nodes: 200 },
  choose({ view, memory, seat, rng }) {
    const state = determinize(view, memory, seat, rng);
    const actions = legalActions(state);
    const me = view.seats[seat]!;
    const winning = actions.find((action) => winsAtOnce(state, action, me));
    if (winning) return { action: winning, note: { strategy: 'Win now.' } };
    const weighted = actions.flatMap((action): Action[] => (action.type === 'end_turn' ? [action] : [action, action]));
    return { action: rng.pick(weighted), note: { strategy: 'Try something.' } };
  },
};

function winsAtOnce(state: ReadState, action: Action, me: string): boolean {
  const chances = chancesOf(state, action);
  for (let hit = 0; hit < chances; hit++) if (simulate(state, action, hit).winner_id !== me) return false;
  return true;
}
