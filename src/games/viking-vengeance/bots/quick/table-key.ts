import { TILES } from './geometry.js';
import { mixed } from './hashing.js';
import type { QuickTable } from './quick-table.js';

/** Everything that the rest of a game depends on, in 53 bits. */
export function keyOf(table: QuickTable): number {
  const { board, owner, lockedBy, marks, falls, burdens, grounds } = table;
  let one = mixed(table.turn * 4 + table.passes, table.current + 17);
  let two = mixed(table.drawn[0] * 64 + table.drawn[1], 91);
  for (let at = 0; at < TILES; at++) {
    const card = board[at]!;
    const ground = grounds[at];
    if (ground) two = mixed(two, ground.hash + at);
    if (card < 0) {
      one = mixed(one, at);
      continue;
    }
    const { hash } = burdens[card]!;
    one = mixed(one, (card * 2 + owner[card]!) * 64 + lockedBy[card]!);
    one = mixed(one, hash ^ marks[card]!);
    two = mixed(two, hash + marks[card]! * 31 + falls[card]!);
  }
  for (const hand of table.hands) {
    two = mixed(two, hand.length);
    for (const card of hand) {
      const { hash } = burdens[card]!;
      one = mixed(one, card ^ hash);
      two = mixed(two, card * 64 + marks[card]! + falls[card]!);
    }
  }
  return (one >>> 0) * 2 ** 21 + (two >>> 11);
}
