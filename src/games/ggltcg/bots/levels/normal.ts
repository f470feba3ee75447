import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { Ggltcg } from '../../rules/ggltcg.types.js';
import { bestAnswer } from '../search/deciding.js';
import { determinize } from '../determinize.js';
import { Effort } from '../search/effort.js';
import { enumerateLines } from '../search/lines.js';
import type { Memory } from '../memory.js';
import { rankLines } from '../search/ranking.js';
import { strategyOf } from './strategy.js';

const NODES = 4000;

/** Looks through its own turn, takes the line that achieves most, and thinks anew after each action of it. */
export const normal: BotLevel<Ggltcg, Memory> = {
  budget: { nodes: NODES, millis: 1500 },
  choose({ view, memory, seat, rng, budget }) {
    const state = determinize(view, memory, seat, rng);
    const me = view.seats[seat]!;
    const effort = Effort.within(budget, NODES);
    if (state.pending_decisions.length > 0) return { action: bestAnswer(state, me, effort) };
    const [best] = rankLines(state, enumerateLines(state, me, effort), me);
    const action = best!.line.actions[0] ?? { type: 'end_turn' };
    const line = best!.line.actions;
    const strategy = strategyOf(state, [...line, { type: 'end_turn' }]);
    return { action, note: { strategy, line: line.map(({ type }) => type) } };
  },
};
