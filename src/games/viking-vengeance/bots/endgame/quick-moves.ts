import { OWNERS } from './deal.js';
import type { DealtCard } from './deal.js';
import { ALL, CORNER, FACING, NEXT } from './geometry.js';
import { PASS } from './quick-game.js';
import type { QuickMove } from './quick-game.js';
import type { QuickTable } from './quick-table.js';

/** The seed bot's scores, by which moves are ordered. */
const CAPTURE = 100;
const CORNER_WORTH = 50;

/**
 * The moves of the player to move: the seed bot's favourites first, the pass last. Of cards in hand that are alike in
 * everything, one is enough.
 */
export function quickMoves(table: QuickTable): QuickMove[] {
  const owner = table.current;
  const tiles = table.placeable(owner);
  const scored: { move: QuickMove; score: number }[] = [];
  const prints = new Set<string>();
  for (const card of table.hands[owner]!) {
    const dealt = table.deal.cards[card]!;
    if (isUntouched(table, card, dealt)) {
      if (prints.has(dealt.print)) continue;
      prints.add(dealt.print);
    }
    const sum = table.total(card);
    for (const tile of tiles) {
      const score = sum + (CORNER[tile] ? CORNER_WORTH : 0) + CAPTURE * captures(table, card, tile, owner);
      for (const target of targetsFrom(table, card, tile, owner)) scored.push({ move: { card, tile, target }, score });
    }
  }
  scored.sort((one, other) => other.score - one.score);
  const moves = scored.map(({ move }) => move);
  moves.push(PASS);
  return moves;
}

function isUntouched(table: QuickTable, card: number, { actsInHand }: DealtCard): boolean {
  return !actsInHand && table.effects[card]!.length === 0 && table.marks[card] === 0 && table.falls[card] === 0;
}

function captures(table: QuickTable, card: number, tile: number, owner: number): number {
  let count = 0;
  for (let side = 0; side < 4; side++) {
    const next = NEXT[tile]![side]!;
    const other = next < 0 ? -1 : table.board[next]!;
    if (other < 0 || table.owner[other] === owner) continue;
    if (table.side(card, side) > table.side(other, FACING[side]!)) count += 1;
  }
  return count;
}

/** R45: no target, where there is nothing to choose; otherwise each of them, the ability's own choice included. */
function targetsFrom(table: QuickTable, card: number, tile: number, owner: number): readonly number[] {
  const among = table.deal.cards[card]!.targeting;
  if (!among) return [-1];
  const bonus = tileBonus(table, tile, owner);
  let total = 0;
  for (let side = 0; side < 4; side++) total += Math.max(0, table.power[4 * card + side]! + bonus);
  const legal = ALL.filter((at) => {
    const other = table.board[at]!;
    return other >= 0 && table.owner[other] !== owner && (!among.weaker || table.total(other) < total);
  });
  return legal.length < 2 ? [-1] : legal;
}

function tileBonus(table: QuickTable, at: number, owner: number): number {
  const tile = table.tiles[at];
  if (!tile || tile.turnsLeft[OWNERS[owner]!] === 0 || table.isClosed(at)) return 0;
  return tile.power;
}
