import type { Rng } from '../../../../engine/core/index.js';
import { constants } from '../../rules/catalogue.js';
import { FACING, NEXT } from './geometry.js';
import { ALL_SIDES } from './effect-book.js';
import {
  ABOUT_NOTHING,
  AFTER_COMBAT,
  BEFORE_COMBAT,
  come,
  DEFEND,
  FLIP,
  FLIPPED,
  PLACE,
  ROUND_END,
  ROUND_START,
  TURN_END,
  TURN_START,
} from './quick-moments.js';
import { cardIn, PASS, targetIn, tileIn } from './quick-move.js';
import { ACTIVE, DRAWN } from './quick-table.js';
import type { QuickTable } from './quick-table.js';
import { bitOf } from './voices.js';

const GUARDING = bitOf('OnCombat');

/** Plays moves on a table, which it changes. What the rules do by a list of tasks is done here by calling. */
export class QuickGame {
  /** The moments at which any card on the board or in a hand may speak. Some may have left since. */
  heard = 0;

  constructor(
    readonly table: QuickTable,
    readonly rng: Rng,
  ) {}

  play(move: number): void {
    this.listen();
    if (move === PASS) this.pass();
    else this.place(cardIn(move), tileIn(move), targetIn(move));
  }

  isTagged(card: number, tags: readonly string[]): boolean {
    return this.table.deal.cards[card]!.base.tags.some((tag) => tags.includes(tag));
  }

  /** R25: a card compares itself with its neighbours, as long as it lies there and fights for that side (R29). */
  fight(card: number, from: number, owner: number): void {
    const { table } = this;
    for (let side = 0; side < 4 && this.fights(card, from, owner); side++) {
      const tile = NEXT[from]![side]!;
      const other = tile < 0 ? -1 : table.board[tile]!;
      if (other < 0 || table.owner[other] === owner) continue;
      if (table.side(card, side) > table.side(other, FACING[side]!)) this.attempt(card, other, owner, false);
      else this.defend(card, other);
    }
  }

  /** An ability defeats what stands on a tile, if it is an enemy and weaker. */
  strike(card: number, from: number, owner: number, tile: number): void {
    const { table } = this;
    const target = table.board[tile]!;
    if (!this.fights(card, from, owner) || target < 0 || table.owner[target] === owner) return;
    if (table.total(target) < table.total(card)) this.attempt(card, target, owner, false);
  }

  /** R25: a defeat, or a defence where something prevents it. */
  attempt(source: number, target: number, to: number, ignoresProtection: boolean): void {
    const { table } = this;
    const present = table.isPlaced(source);
    if (!ignoresProtection && present && this.prevents(target, source)) return this.defend(source, target);
    const about = {
      subject: target,
      subjectOwner: table.owner[target]!,
      source,
      sourceOwner: present ? table.owner[source]! : -1,
      target: -1,
    };
    if (table.burdens[target]!.protects) table.take(target, ({ kind }) => kind === 'protect');
    table.lockedBy[target] = -1;
    table.owner[target] = to;
    table.falls[target]! += 1;
    come(this, FLIP, about);
    come(this, FLIPPED, about);
  }

  private place(card: number, tile: number, target: number): void {
    const { table } = this;
    const owner = table.current;
    table.passes = 0;
    table.putOnBoard(card, owner, tile);
    const about = { subject: card, subjectOwner: owner, source: -1, sourceOwner: -1, target };
    come(this, PLACE, about);
    come(this, BEFORE_COMBAT, about);
    this.fight(card, tile, owner);
    come(this, AFTER_COMBAT, about);
    table.draw(owner);
    this.listen();
    if (table.isFull()) this.endByCount(true);
    else this.endTurn();
  }

  private pass(): void {
    this.table.passes += 1;
    if (this.table.passes >= 2) this.endByCount(false);
    else this.endTurn();
  }

  /** R32 to R36, or the end of a game that takes too long (R61). */
  private endTurn(): void {
    const { table } = this;
    come(this, TURN_END, ABOUT_NOTHING);
    if (table.turn % 2 === 0) come(this, ROUND_END, ABOUT_NOTHING);
    table.tick();
    if (table.turn >= constants.turn_limit) return this.endByCount(false);
    table.current = 1 - table.current;
    table.turn += 1;
    if (table.turn % 2 === 1) come(this, ROUND_START, ABOUT_NOTHING);
    come(this, TURN_START, ABOUT_NOTHING);
  }

  private endByCount(full: boolean): void {
    const lead = this.table.lead();
    const even = full && this.table.deal.tieToFirst ? 1 : DRAWN;
    this.table.status = lead > 0 ? 1 : lead < 0 ? 2 : even;
  }

  private defend(source: number, target: number): void {
    const { table } = this;
    const subjectOwner = table.owner[target]!;
    come(this, DEFEND, { subject: target, subjectOwner, source, sourceOwner: -1, target: -1 });
  }

  private listen(): void {
    const { deal, board, hands } = this.table;
    let heard = 0;
    for (let tile = 0; tile < board.length; tile++) if (board[tile]! >= 0) heard |= deal.cards[board[tile]!]!.voice;
    for (const card of hands[0]) heard |= deal.cards[card]!.voice;
    for (const card of hands[1]) heard |= deal.cards[card]!.voice;
    this.heard = heard;
  }

  private fights(card: number, from: number, owner: number): boolean {
    return this.table.at[card] === from && this.table.owner[card] === owner && this.table.status === ACTIVE;
  }

  /** R25 a to d. */
  private prevents(target: number, source: number): boolean {
    const { table } = this;
    const { cards, numberOf } = table.deal;
    const locker = table.lockedBy[target]!;
    if (locker >= 0 && table.isPlaced(locker) && !table.isSilenced(locker)) return true;
    if (table.burdens[target]!.protects) {
      const live = table.burdens[target]!.effects.some(({ kind, source: giver }) => {
        if (kind !== 'protect') return false;
        const card = giver === null ? -1 : numberOf.get(giver)!;
        return !table.isPlaced(card) || !table.isSilenced(card);
      });
      if (live) return true;
    }
    const shield = cards[target]!.protection;
    if (shield?.do === 'shield' && !table.isSilenced(target)) {
      const stops = shield.onlyAgainstWeaker
        ? table.total(source) < table.total(target)
        : cards[source]!.base.card_key !== shield.exceptCard;
      if (stops) return true;
    }
    return (this.heard & GUARDING) !== 0 && this.isGuarded(target);
  }

  private isGuarded(target: number): boolean {
    const { table } = this;
    for (const card of table.board) {
      if (card < 0 || card === target || table.owner[card] !== table.owner[target]) continue;
      const { protection: guard } = table.deal.cards[card]!;
      if (guard?.do !== 'guard' || table.isSilenced(card)) continue;
      if (table.burdens[card]!.sides.some((side) => side < guard.minSide)) continue;
      table.give(card, table.deal.book.power(card, ALL_SIDES, -guard.cost, null));
      return true;
    }
    return false;
  }
}
