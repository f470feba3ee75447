import type { Json } from '../../../common/json.js';
import type { GameShape } from '../../core/index.js';
import type { BotLevel, Budget, SearchKit } from '../bot.js';
import { fallback } from '../fallback.js';
import { allowance } from './allowance.js';
import { candidates } from './candidates.js';
import { imagined } from './imagined.js';
import { worth } from './worth.js';

export interface GreedySettings {
  /** A node is one action tried in one deal. */
  readonly budget?: Budget;
  /** Deals of the hidden cards that each action is tried in. */
  readonly deals?: number;
  /** Fillings of a form that are looked at. */
  readonly fillings?: number;
}

/** Looks one step ahead: what the game's evaluation says after each action, averaged over a few possible deals. */
export function greedyLevel<G extends GameShape, Memory>(
  kit: SearchKit<G, Memory>,
  { budget = { nodes: 400 }, deals = 6, fillings = 24 }: GreedySettings = {},
): BotLevel<G, Memory> {
  return {
    budget,
    choose({ view, memory, seat, loadout, choices, rng, budget }) {
      const tried = candidates(choices, fillings, rng).map((action) => ({ action, total: 0, visits: 0 }));
      // Shuffled once: of actions that are worth the same, any may come first.
      rng.shuffle(tried);
      const mayGoOn = allowance(budget);
      search: for (let deal = 0; deal < deals; deal++) {
        const state = kit.determinize(view, memory, seat, rng, loadout);
        for (const one of tried) {
          if (!mayGoOn()) break search;
          const world = imagined(kit, state, rng);
          if (!world.play(seat, one.action)) continue;
          one.total += worth(kit, world.state, seat);
          one.visits += 1;
        }
      }
      const seen = tried.filter(({ visits }) => visits > 0);
      if (seen.length === 0) return { action: fallback(choices, rng) };
      const best = seen.reduce((a, b) => (b.total / b.visits > a.total / a.visits ? b : a));
      const note = { value: best.total / best.visits, visits: best.visits, line: [best.action as unknown as Json] };
      return { action: best.action, note };
    },
  };
}
