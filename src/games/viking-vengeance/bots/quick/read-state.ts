import type { Carried, State } from '../../rules/viking-vengeance.types.js';
import { OWNERS } from './deal.js';
import type { Deal } from './deal.js';
import { Ground } from './ground.js';
import { marksOf } from './marks.js';
import { NOBODY, QuickTable } from './quick-table.js';

const STATUSES: readonly State['status'][] = ['active', 'player1_win', 'player2_win', 'draw'];

/** A state of the rules as a quick table. */
export function quickTableOf(deal: Deal, state: State): QuickTable {
  const table = new QuickTable(deal);
  for (const [owner, name] of OWNERS.entries()) {
    const { hand, deck } = state[name];
    for (const id of hand) {
      table.enterHand(deal.numberOf.get(id)!, owner);
      takeOver(table, deal.numberOf.get(id)!, state.hydratedCardDataCache[id]!);
    }
    table.drawn[owner] = deal.decks[owner]!.length - deck.length;
  }
  for (const [tile, placed] of state.board.flat().entries()) {
    if (!placed) continue;
    const card = deal.numberOf.get(placed.id)!;
    table.board[tile] = card;
    table.at[card] = tile;
    table.owner[card] = OWNERS.indexOf(placed.owner);
    table.lockedBy[card] = placed.lockedBy === null ? NOBODY : deal.numberOf.get(placed.lockedBy)!;
    takeOver(table, card, placed);
  }
  for (const [at, tile] of state.tiles.flat().entries()) table.grounds[at] = tile && Ground.of(tile);
  table.current = OWNERS.indexOf(state.current);
  table.turn = state.turnNumber;
  table.passes = state.consecutivePasses;
  table.status = STATUSES.indexOf(state.status);
  return table;
}

function takeOver(table: QuickTable, card: number, { effects, marks, defeats }: Carried): void {
  table.burdens[card] = table.burdens[card]!.with(effects);
  table.marks[card] = marksOf(marks);
  table.falls[card] = defeats.length;
}
