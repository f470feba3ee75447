import type { Eyes, GameShape, PlayerAtTable } from '@parlour/client';
import type { Telling } from './table-kind.js';
import { currentTableWords } from '../words/use-table-words.js';

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
    name: (seat) => players.find((player) => player.seat === seat)?.name ?? currentTableWords().frame.seat(seat),
    isYou: (seat) => seat === eyes,
  };
}
