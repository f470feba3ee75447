import type { Clause } from '../../rules/abilities/clause.js';
import type { Moment } from '../../rules/abilities/moment.js';
import type { Deal, DealtCard } from '../quick/deal.js';
import { FACING, NEXT, TILES } from '../quick/geometry.js';
import type { QuickTable } from '../quick/quick-table.js';
import { bitOf } from '../quick/voices.js';

/** Whether a card on the board may have a say in the last fight: not at all, only if it takes part, wherever it lies. */
const NEVER = 0;
const BESIDE = 1;
const ALWAYS = 2;

const WATCHING: readonly Moment[] = ['AnyOnPlace', 'AnyOnDefend', 'AnyOnFlip', 'AnyOnFlipped'];
const ANSWERING = bitOf('OnFlipped') | bitOf('OnDefend');
/** When the board is full, nothing is left that these could change. */
const TOO_LATE: readonly Clause['do'][] = ['block', 'lock', 'protect', 'set-tiles'];
const TOO_LATE_AFTER_COMBAT: readonly Clause['do'][] = [...TOO_LATE, 'power', 'recall', 'cleanse'];

/**
 * Placements on the last empty tile whose outcome can be counted without playing: the card compares its sides with its
 * neighbours', and no ability has a say. Nearly half of a search are such moves.
 */
export class LastTile {
  /** Cards that cannot be counted: they have to be played. */
  left: number[] = [];
  /** For each card, whether nothing of its own ability matters when it is placed last. */
  private readonly plain: readonly boolean[];
  /** For each card, whether it helps what its holder places. */
  private readonly helps: readonly boolean[];
  private readonly says: readonly number[];

  constructor(private readonly deal: Deal) {
    this.plain = deal.cards.map(isPlain);
    this.helps = deal.cards.map(({ speech }) =>
      [
        ...(speech.get('HandOnPlace') ?? []),
        ...(speech.get('HandOnFlip') ?? []),
        ...(speech.get('HandOnDefend') ?? []),
      ].some((clause) => clause.do !== 'power' || clause.to !== 'self'),
    );
    this.says = deal.cards.map(sayOf);
  }

  /** What the best of the placements that can be counted is worth to the player to move; the others are left. */
  best(table: QuickTable): number {
    const owner = table.current;
    this.left = [];
    const tile = table.board.indexOf(-1);
    if (!table.mayPlaceOn(tile, owner)) return -Infinity;
    if (!this.isCalm(table, tile, owner)) {
      this.left.push(...table.hands[owner]!);
      return -Infinity;
    }
    const lead = owner === 0 ? table.lead() : -table.lead();
    const gift = table.grounds[tile]?.gifts[owner as 0 | 1];
    const even = this.deal.tieToFirst ? (owner === 0 ? 1 : -1) : 0;
    let best = -Infinity;
    for (const card of table.hands[owner]!) {
      if (!this.plain[card]) {
        this.left.push(card);
        continue;
      }
      const burden = table.burdens[card]!;
      const { sides } = gift ? burden.plus(gift) : burden;
      let after = lead + 1;
      for (let side = 0; side < 4; side++) {
        const next = NEXT[tile]![side]!;
        const other = next < 0 ? -1 : table.board[next]!;
        if (other < 0 || table.owner[other] === owner) continue;
        if (sides[side]! > table.side(other, FACING[side]!)) after += 2;
      }
      best = Math.max(best, after === 0 ? even : Math.sign(after));
    }
    return best;
  }

  /** Whether nothing on the board or in the hand has a say in a fight around this tile. */
  private isCalm(table: QuickTable, tile: number, owner: number): boolean {
    for (let at = 0; at < TILES; at++) {
      const card = table.board[at]!;
      if (card < 0) continue;
      const says = this.says[card]!;
      if (says === ALWAYS) return false;
      if (table.owner[card] === owner || !NEXT[tile]!.includes(at)) continue;
      const { voice, protection } = this.deal.cards[card]!;
      if (says === BESIDE || voice & ANSWERING || protection) return false;
      if (table.burdens[card]!.protects || table.lockedBy[card]! >= 0) return false;
    }
    return !table.hands[owner]!.some((card) => this.helps[card]);
  }
}

function isPlain({ speech }: DealtCard): boolean {
  const idle = (moment: Moment, idly: readonly Clause['do'][]): boolean =>
    (speech.get(moment) ?? []).every((clause) => idly.includes(clause.do));
  return (
    idle('OnPlace', TOO_LATE) &&
    idle('BeforeCombat', TOO_LATE) &&
    idle('OnFlip', TOO_LATE) &&
    idle('AfterCombat', TOO_LATE_AFTER_COMBAT)
  );
}

function sayOf({ speech, protection }: DealtCard): number {
  // A guard stands in for every ally.
  if (protection?.do === 'guard') return ALWAYS;
  let says = NEVER;
  for (const moment of WATCHING) {
    for (const clause of speech.get(moment) ?? []) {
      if (clause.do === 'set-tiles') continue;
      if (clause.do !== 'power') return ALWAYS;
      // What has defended itself is not attacked again.
      if (clause.to === 'subject' && moment === 'AnyOnDefend') continue;
      if (clause.to !== 'self') return ALWAYS;
      says = BESIDE;
    }
  }
  return says;
}
