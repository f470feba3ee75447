import { ALL, CORNER, FACING, NEXT, TILES } from './geometry.js';
import { moveOf, PASS } from './quick-move.js';
import type { QuickTable } from './quick-table.js';

/** The seed bot's scores, by which moves are ordered. */
const CAPTURE = 100;
const CORNER_WORTH = 50;
/** Less than any score: the move has been handed out. */
const GONE = -2;

/**
 * The moves of the player to move, which are handed out best first: by the seed bot's scores, and what a search adds to
 * them. The pass comes last. Of cards in hand that are alike in everything, one is enough.
 */
export class QuickMoves {
  private readonly moves: number[] = [];
  private readonly scores: number[] = [];
  private readonly prints = new Set<number>();
  private count = 0;
  private first: number | undefined;

  /** Looks at a table anew. `bonus`: what moves (without targets) have proved to be worth; `first` comes before all. */
  fill(table: QuickTable, bonus?: Int32Array, first?: number): void {
    this.first = first;
    this.count = 0;
    this.prints.clear();
    const owner = table.current;
    for (const card of table.hands[owner]!) {
      const { print, targeting } = table.deal.cards[card]!;
      if (isUntouched(table, card)) {
        if (this.prints.has(print)) continue;
        this.prints.add(print);
      }
      const sum = table.total(card);
      for (let tile = 0; tile < TILES; tile++) {
        if (!table.mayPlaceOn(tile, owner)) continue;
        let score = sum + (CORNER[tile] ? CORNER_WORTH : 0) + CAPTURE * captures(table, card, tile, owner);
        if (bonus) score += bonus[moveOf(card, tile)]!;
        if (!targeting) this.add(moveOf(card, tile), score);
        else for (const target of targetsFrom(table, card, tile)) this.add(moveOf(card, tile, target), score);
      }
    }
    this.add(PASS, -1);
  }

  /** The best move that has not been handed out, or undefined. Of equals the first comes first. */
  next(): number | undefined {
    let best = -1;
    let score = GONE;
    for (let index = 0; index < this.count; index++) {
      if (this.scores[index]! > score) {
        best = index;
        score = this.scores[index]!;
      }
    }
    if (best < 0) return undefined;
    this.scores[best] = GONE;
    return this.moves[best];
  }

  private add(move: number, score: number): void {
    this.moves[this.count] = move;
    this.scores[this.count] = move === this.first ? Infinity : score;
    this.count += 1;
  }
}

function isUntouched(table: QuickTable, card: number): boolean {
  if (table.deal.cards[card]!.actsInHand) return false;
  return table.burdens[card]!.isNothing && table.marks[card] === 0 && table.falls[card] === 0;
}

export function captures(table: QuickTable, card: number, tile: number, owner: number): number {
  const { sides } = table.burdens[card]!;
  let count = 0;
  for (let side = 0; side < 4; side++) {
    const next = NEXT[tile]![side]!;
    const other = next < 0 ? -1 : table.board[next]!;
    if (other < 0 || table.owner[other] === owner) continue;
    if (sides[side]! > table.side(other, FACING[side]!)) count += 1;
  }
  return count;
}

/** R45: no target, where there is nothing to choose; otherwise each of them, the ability's own choice included. */
function targetsFrom(table: QuickTable, card: number, tile: number): readonly number[] {
  const among = table.deal.cards[card]!.targeting!;
  const owner = table.current as 0 | 1;
  const gift = table.grounds[tile]?.gifts[owner];
  const total = gift ? table.burdens[card]!.plus(gift).total : table.total(card);
  const legal = ALL.filter((at) => {
    const other = table.board[at]!;
    return other >= 0 && table.owner[other] !== owner && (!among.weaker || table.total(other) < total);
  });
  return legal.length < 2 ? [-1] : legal;
}
