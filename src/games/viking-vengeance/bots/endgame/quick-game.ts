import type { Rng } from '../../../../engine/core/index.js';
import { constants } from '../../rules/catalogue.js';
import { FACING, NEXT } from './geometry.js';
import { ABOUT_NOTHING, come } from './quick-moments.js';
import { ACTIVE, DRAWN } from './quick-table.js';
import type { QuickTable } from './quick-table.js';

/** A placement, or (`card` -1) a pass. */
export interface QuickMove {
  readonly card: number;
  readonly tile: number;
  readonly target: number;
}

export const PASS: QuickMove = { card: -1, tile: -1, target: -1 };

/** Plays moves on a table, which it changes. What the rules do by a list of tasks is done here by calling. */
export class QuickGame {
  constructor(
    readonly table: QuickTable,
    readonly rng: Rng,
  ) {}

  play(move: QuickMove): void {
    if (move.card < 0) this.pass();
    else this.place(move);
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
      ...ABOUT_NOTHING,
      subject: target,
      subjectOwner: table.owner[target]!,
      source,
      sourceOwner: present ? table.owner[source]! : -1,
    };
    table.take(target, ({ kind }) => kind === 'protect');
    table.lockedBy[target] = -1;
    table.owner[target] = to;
    table.falls[target]! += 1;
    come(this, 'flip', about);
    come(this, 'flipped', about);
  }

  private place({ card, tile, target }: QuickMove): void {
    const { table } = this;
    const owner = table.current;
    table.passes = 0;
    table.putOnBoard(card, owner, tile);
    const about = { ...ABOUT_NOTHING, subject: card, subjectOwner: owner, target };
    come(this, 'place', about);
    come(this, 'before-combat', about);
    this.fight(card, tile, owner);
    come(this, 'after-combat', about);
    table.draw(owner);
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
    come(this, 'turn-end', ABOUT_NOTHING);
    if (table.turn % 2 === 0) come(this, 'round-end', ABOUT_NOTHING);
    table.tick();
    if (table.turn >= constants.turn_limit) return this.endByCount(false);
    table.current = 1 - table.current;
    table.turn += 1;
    if (table.turn % 2 === 1) come(this, 'round-start', ABOUT_NOTHING);
    come(this, 'turn-start', ABOUT_NOTHING);
  }

  private endByCount(full: boolean): void {
    const lead = this.table.lead();
    const even = full && this.table.deal.tieToFirst ? 1 : DRAWN;
    this.table.status = lead > 0 ? 1 : lead < 0 ? 2 : even;
  }

  private defend(source: number, target: number): void {
    const { table } = this;
    come(this, 'defend', { ...ABOUT_NOTHING, subject: target, subjectOwner: table.owner[target]!, source });
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
    if (table.isUnderProtection(target)) {
      const live = table.effects[target]!.some(({ kind, source: giver }) => {
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
    return this.isGuarded(target);
  }

  private isGuarded(target: number): boolean {
    const { table } = this;
    for (const card of table.board) {
      if (card < 0 || card === target || table.owner[card] !== table.owner[target]) continue;
      const { protection: guard, abilityId } = table.deal.cards[card]!;
      if (guard?.do !== 'guard' || table.isSilenced(card)) continue;
      if ([0, 1, 2, 3].some((side) => table.side(card, side) < guard.minSide)) continue;
      table.givePower(card, abilityId!, -guard.cost, card);
      return true;
    }
    return false;
  }
}
