import { FACING, NEXT, TILES } from './quick/geometry.js';
import { ACTIVE, DRAWN } from './quick/quick-table.js';
import type { QuickTable } from './quick/quick-table.js';

/** A card owned, a point of power, and a side that may well be beaten. */
const CARD = 220;
const POINT = 1.8;
const EXPOSED = 110;
/** More than anything that can lie on the board. */
const WON = 100_000;
const HIGHEST = 40;

/** For each player and side, how likely a card that he may yet play is to beat a number there. */
export type Threats = readonly (readonly (readonly number[])[])[];

export const threatsIn = (table: QuickTable): Threats => [0, 1].map((owner) => threatsOf(table, owner));

function threatsOf({ deal, hands, drawn }: QuickTable, owner: number): readonly (readonly number[])[] {
  const pool = [...hands[owner]!, ...deal.decks[owner]!.slice(drawn[owner])].map(
    (card) => deal.cards[card]!.bare.sides,
  );
  return [0, 1, 2, 3].map((side) =>
    Array.from({ length: HIGHEST + 1 }, (_, number) => {
      const beating = pool.filter((sides) => sides[side]! > number).length;
      return pool.length > 0 ? beating / pool.length : 0;
    }),
  );
}

/** How good a table is for a player; a finished game outweighs everything. */
export function evaluate(table: QuickTable, owner: number, threats: Threats): number {
  if (table.status !== ACTIVE) return finalValue(table, owner);
  let value = 0;
  for (let tile = 0; tile < TILES; tile++) {
    const card = table.board[tile]!;
    if (card < 0) continue;
    const { sides, total } = table.burdens[card]!;
    const mine = table.owner[card] === owner;
    const threat = threats[1 - table.owner[card]!]!;
    let worth = CARD + POINT * total;
    for (let side = 0; side < 4; side++) {
      const next = NEXT[tile]![side]!;
      if (next < 0 || table.board[next]! >= 0) continue;
      worth -= EXPOSED * threat[FACING[side]!]![Math.min(HIGHEST, sides[side]!)]!;
    }
    value += mine ? worth : -worth;
  }
  return value;
}

/** Won, lost or drawn; among wins the clearer one. */
function finalValue(table: QuickTable, owner: number): number {
  if (table.status === DRAWN) return 0;
  const lead = table.lead() * (owner === 0 ? CARD : -CARD);
  return lead + (table.status - 1 === owner ? WON : -WON);
}
