import type { CardPool } from '../catalogue/card-set.js';
import { effectsOf, nameOf, playerOf } from '../cards.js';
import type { ReadCard, ReadState, Stat } from '../ggltcg.types.js';
import { boostBy } from './stats.js';
import type { Influence } from '../view.types.js';

const STATS: readonly Stat[] = ['speed', 'strength', 'stamina'];

/** What the toys in play do to one of them all the time: boosts, and protection by another. Everybody sees these toys. */
export function influencesOn(state: ReadState, pool: CardPool, toy: ReadCard): Influence[] {
  if (toy.zone !== 'in_play') return [];
  return playerOf(state, toy.controller).in_play.flatMap((other) => {
    const source = { source_id: other.id, source_name: nameOf(other) };
    const boosts = STATS.map((stat) => ({ ...source, on: stat, amount: boostBy(state, pool, other, toy, stat) }));
    const guards = effectsOf(pool, other).some(({ protects }) => protects?.whom === 'team');
    return [
      ...boosts.filter(({ amount }) => amount !== 0),
      ...(guards ? [{ ...source, on: 'protection' as const, amount: 0 }] : []),
    ];
  });
}
