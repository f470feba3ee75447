import type { Eyes, GameShape, PlayerAtTable } from '@parlour/client';
import type { Telling } from './table-kind.js';

/** What sentences are made from. */
export function tellingOf<G extends GameShape>(
  eyes: Eyes,
  players: readonly PlayerAtTable[],
  view: G['view'],
  after?: G['view'],
): Telling<G> {
  return {
    eyes,
    players,
    view,
    ...(after && { after }),
    name: (seat) => players.find((player) => player.seat === seat)?.name ?? `Seat ${seat + 1}`,
    isYou: (seat) => seat === eyes,
  };
}
