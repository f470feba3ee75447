import { findLegalTargets } from '../rules/abilities/targeting.js';
import { seedMoves, seedTableOf } from '../rules/seed-bot.js';
import { placeableTiles } from '../rules/board/tiles.js';
import type { State } from '../rules/viking-vengeance.types.js';
import type { Move } from './imagined.js';

/** The moves of the player to move: the seed bot's favourites first, the pass last. */
export function movesOf(state: State): Move[] {
  const owner = state.current;
  const moves = seedMoves(seedTableOf(state, owner)).flatMap(({ user_card_instance_id, position }): Move[] => {
    const plain = { type: 'placeCard' as const, user_card_instance_id, position };
    const targets = findLegalTargets(state, owner, user_card_instance_id, position) ?? [];
    // Without a target the ability takes the strongest: with one legal target there is nothing to choose.
    return targets.length < 2 ? [plain] : [plain, ...targets.map((targetPosition) => ({ ...plain, targetPosition }))];
  });
  return [...moves, { type: 'endTurn' }];
}

/** How many placements may still come before the board is full. */
export const emptyTiles = (state: State): number => placeableTiles(state, state.current).length;
