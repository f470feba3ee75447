import type { Deal } from '../quick/deal.js';
import { ADJACENT, TILES } from '../quick/geometry.js';
import { captures } from '../quick/quick-moves.js';
import type { QuickTable } from '../quick/quick-table.js';
import { bitOf } from '../quick/voices.js';
import { LastStroke } from './last-stroke.js';
import { matters, watchesOf } from './last-watch.js';
import type { Watch } from './last-watch.js';

const ANSWERING = bitOf('OnFlipped') | bitOf('OnDefend');

/**
 * Placements on the last empty tile whose outcome can be counted without playing: the card does what it does when it is
 * placed, and compares its sides with its neighbours'; no other card has a say. Half of a search are such moves.
 */
export class LastTile {
  /** Cards that cannot be counted: they have to be played; what seems to win most comes first. */
  left: number[] = [];
  private readonly strokes: readonly (LastStroke | undefined)[];
  private readonly watches: readonly (readonly Watch[])[];
  /** For each card, whether it helps what its holder places. */
  private readonly helps: readonly boolean[];

  constructor(private readonly deal: Deal) {
    this.strokes = deal.cards.map((card) => LastStroke.of(card));
    this.watches = deal.cards.map(watchesOf);
    this.helps = deal.cards.map(({ speech }) =>
      [
        ...(speech.get('HandOnPlace') ?? []),
        ...(speech.get('HandOnFlip') ?? []),
        ...(speech.get('HandOnDefend') ?? []),
      ].some((clause) => clause.do !== 'power' || clause.to !== 'self'),
    );
  }

  /** What the best of the placements that can be counted is worth to the player to move; the others are left. */
  best(table: QuickTable): number {
    const owner = table.current;
    this.left = [];
    const tile = table.board.indexOf(-1);
    if (!table.mayPlaceOn(tile, owner)) return -Infinity;
    const calm = this.isCalm(table, tile);
    const lead = owner === 0 ? table.lead() : -table.lead();
    const even = this.deal.tieToFirst ? (owner === 0 ? 1 : -1) : 0;
    let best = -Infinity;
    for (const card of table.hands[owner]!) {
      const beaten = calm ? this.beatenBy(card, table, tile) : undefined;
      if (beaten === undefined) {
        this.left.push(card);
        continue;
      }
      const after = lead + 1 + 2 * beaten;
      best = Math.max(best, after === 0 ? even : Math.sign(after));
    }
    if (this.left.length > 1) {
      const promise = (card: number): number => captures(table, card, tile, owner);
      this.left.sort((one, other) => promise(other) - promise(one));
    }
    return best;
  }

  /** How many cards one of the hand beats around a tile where no other card has a say; undefined where it must be played. */
  beatenBy(card: number, table: QuickTable, tile: number): number | undefined {
    const owner = table.current;
    const gift = table.grounds[tile]?.gifts[owner as 0 | 1];
    const burden = table.burdens[card]!;
    return this.strokes[card]?.beats(table, (gift ? burden.plus(gift) : burden).raw, tile, owner);
  }

  /** Whether nothing on the board or in the hand of the player to move has a say in a fight around this tile. */
  isCalm(table: QuickTable, tile: number): boolean {
    const owner = table.current;
    const rivals: number[] = [];
    for (const at of ADJACENT[tile]!) {
      const card = table.board[at]!;
      if (card >= 0 && table.owner[card] !== owner) rivals.push(card);
    }
    for (const card of rivals) {
      const { voice, protection } = this.deal.cards[card]!;
      if ((voice & ANSWERING || protection) && !table.isSilenced(card)) return false;
      if (table.burdens[card]!.protects || table.lockedBy[card]! >= 0) return false;
    }
    const fight = { owner, tile, rivals };
    for (let at = 0; at < TILES; at++) {
      const card = table.board[at]!;
      if (card < 0 || table.isSilenced(card)) continue;
      // A guard stands in for every ally.
      if (this.deal.cards[card]!.protection?.do === 'guard' && table.owner[card] !== owner) return false;
      for (const watch of this.watches[card]!) if (matters(watch, table, card, fight)) return false;
    }
    return !table.hands[owner]!.some((card) => this.helps[card]);
  }
}
