import type { Frozen, GameShape } from '../../core/index.js';
import type { BotLevel, Budget, SearchKit } from '../bot.js';
import { DraftWorld } from './draft-world.js';
import { imagined } from './imagined.js';
import { TreeSearch } from './tree-search.js';
import type { TreeSearchSettings } from './tree-search.js';
import type { World } from './world.js';

export interface SearchSettings extends Partial<TreeSearchSettings> {
  /** A node is one walk down the tree, random game included. */
  readonly budget?: Budget;
}

const USUAL: TreeSearchSettings = { exploration: 1, playOut: 30, fillings: [24, 6] };

/** Monte Carlo tree search (UCT) for games that hide nothing. Where something is hidden it believes in a single deal. */
export function mctsLevel<G extends GameShape, Memory>(
  kit: SearchKit<G, Memory>,
  { budget = { nodes: 1000 }, ...settings }: SearchSettings = {},
): BotLevel<G, Memory> {
  return {
    budget,
    choose(thinking) {
      const { view, memory, seat, rng, loadout } = thinking;
      const state = kit.determinize(view, memory, seat, rng, loadout);
      const imagine = (): World<G> => new DraftWorld(kit.game, rng, state as Frozen<G['state']>);
      return new TreeSearch(kit, { ...USUAL, ...settings }, thinking, imagine, true).decide();
    },
  };
}

/** Single-observer information-set MCTS: a new deal for each node, one tree over what the seat can tell apart. */
export function ismctsLevel<G extends GameShape, Memory>(
  kit: SearchKit<G, Memory>,
  { budget = { nodes: 1000 }, ...settings }: SearchSettings = {},
): BotLevel<G, Memory> {
  return {
    budget,
    choose(thinking) {
      const { view, memory, seat, rng, loadout } = thinking;
      const imagine = (): World<G> => imagined(kit, kit.determinize(view, memory, seat, rng, loadout), rng);
      return new TreeSearch(kit, { ...USUAL, ...settings }, thinking, imagine, false).decide();
    },
  };
}
