import type { BotLevel } from '../../../../engine/bots/bot.js';
import { canonical } from '../../../../engine/core/index.js';
import type { Ggltcg } from '../../rules/ggltcg.types.js';
import { determinize } from '../determinize.js';
import { Effort } from '../search/effort.js';
import type { Memory } from '../memory.js';
import { search } from '../search/search.js';
import type { Found } from '../search/search.js';
import { strategyOf } from './strategy.js';

const NODES = 20_000;
/** With secret decks so many hands are imagined, and the action that most of them ask for is taken. */
const WORLDS = 16;

/** Searches a tree of whole turns, solves the end of a game, and finds every certain win of this turn. */
export const hard: BotLevel<Ggltcg, Memory> = {
  budget: { nodes: NODES, millis: 1500 },
  choose({ view, memory, seat, rng, budget }) {
    const me = view.seats[seat]!;
    const effort = Effort.within(budget, NODES);
    const worlds = view.options.reveal_decks ? 1 : WORLDS;
    const votes = new Map<string, Found & { votes: number; strategy: string }>();
    for (let world = 0; world < worlds && (world === 0 || !effort.isSpent()); world++) {
      const state = determinize(view, memory, seat, rng);
      const found = search(state, me, effort.share(effort.left() / (worlds - world)));
      const key = canonical(found.action);
      const strategy = votes.get(key)?.strategy ?? (view.pending_decision ? '' : strategyOf(state, found.line));
      votes.set(key, { ...found, strategy, votes: (votes.get(key)?.votes ?? 0) + 1 });
    }
    const [best] = [...votes.values()].sort((one, other) => other.votes - one.votes);
    const { action, value, line, strategy } = best!;
    return { action, note: { strategy, value: Math.round(value * 100) / 100, line: line.map(({ type }) => type) } };
  },
};
