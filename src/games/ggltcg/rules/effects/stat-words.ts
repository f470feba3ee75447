import type { Stat } from '../ggltcg.types.js';
import type { Params } from './params.js';

const STATS: readonly Stat[] = ['speed', 'strength', 'stamina'];

/** Reads `strength:2` or `all:1`: which stats, and by how much. */
export function readBoost(params: Params): { readonly stats: readonly Stat[]; readonly amount: number } {
  const word = params.keyword('stat', [...STATS, 'all']);
  return { stats: word === 'all' ? STATS : [word], amount: params.integer('amount', { notZero: true }) };
}
