import { knowledgeOf } from '../../../../engine/bots/knowledge.js';
import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import type { State } from '../../rules/viking-vengeance.types.js';
import { bots } from '../index.js';
import { nothingHeard } from '../memory.js';

/** How many deals the master solves in a position with so many nodes, knowing only what its player may know. */
export async function solvedDeals(state: State, nodes: number): Promise<number> {
  const loadout = Object.entries(state.cards)
    .filter(([, { original_owner }]) => original_owner === state.current)
    .map(([user_card_instance_id, { base_card_id, level, xp }]) => ({
      user_card_instance_id,
      base_card_id,
      level,
      xp,
    }));
  const knowledge = knowledgeOf(bots, state, state.seats[state.current], nothingHeard, loadout);
  const { note } = await bots.levels.master!.choose({ ...knowledge, rng: rngOver(sfc32(1)), budget: { nodes } });
  const { stage, deals } = note as { stage: string; deals: number };
  return stage === 'end' ? deals : 0;
}
