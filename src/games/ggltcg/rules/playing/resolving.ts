import type { Millis, Rng, TableTurn } from '../../../../engine/core/index.js';
import type { CardPool } from '../catalogue/card-set.js';
import { poolOf } from '../catalogue/card-sets.js';
import type { CardRef, GameEvent } from '../events.js';
import type { Ggltcg, State } from '../ggltcg.types.js';

/** One action while it is being carried out. */
export interface Resolving {
  readonly state: State;
  readonly pool: CardPool;
  readonly rng: Rng;
  readonly at: Millis;
  /** The cards this action has put to sleep so far, in order: the play-by-play names them. */
  readonly slept: CardRef[];
  emit(event: GameEvent, secrets?: Parameters<TableTurn<Ggltcg>['emit']>[1]): void;
}

/** Begins to carry out an action. */
export function resolving({
  state,
  rng,
  at,
  emit,
}: Pick<TableTurn<Ggltcg>, 'state' | 'rng' | 'at' | 'emit'>): Resolving {
  return { state, pool: poolOf(state), rng, at, slept: [], emit };
}
