import { constants } from '../../rules/catalogue.js';
import type { CardEffect } from '../../rules/viking-vengeance.types.js';
import type { Burden } from './burden.js';
import type { Deal } from './deal.js';
import { TILES } from './geometry.js';
import type { Ground } from './ground.js';
import { once, timesIn } from './marks.js';

/** Where a card is that lies on no tile: nowhere any more (or not yet), or in a hand. */
const AWAY = -1;
const IN_HAND = [-2, -3] as const;
export const NOBODY = -1;

export const ACTIVE = 0;
export const DRAWN = 3;

/**
 * A game with open cards in numbers, for searching: the same rules, without listeners. Cards, tiles
 * and owners are numbers; burdens and grounds are values, shared between copies.
 */
export class QuickTable {
  /** Everything that is a small number, side by side, so that it is copied at once. */
  private readonly bytes: Uint8Array;
  /** For each tile the card on it, or -1. */
  readonly board: Int8Array;
  /** For each card its tile, or one of the places above. */
  readonly at: Int8Array;
  readonly owner: Int8Array;
  readonly falls: Uint8Array;
  readonly lockedBy: Int8Array;
  readonly marks: Int32Array;
  readonly burdens: Burden[];
  readonly grounds: (Ground | null)[];
  /** Replaced as a whole, never written to. */
  readonly hands: [readonly number[], readonly number[]] = [[], []];
  readonly drawn: [number, number] = [0, 0];
  current = 0;
  turn = 1;
  passes = 0;
  /** 0: goes on. 1 and 2: that player has won. 3: a draw. */
  status = ACTIVE;

  /** An empty board before anything is in any hand. */
  constructor(readonly deal: Deal) {
    const count = deal.cards.length;
    const buffer = new ArrayBuffer(8 * count + TILES);
    this.bytes = new Uint8Array(buffer);
    this.marks = new Int32Array(buffer, 0, count);
    this.at = new Int8Array(buffer, 4 * count, count).fill(AWAY);
    this.owner = new Int8Array(buffer, 5 * count, count);
    this.falls = new Uint8Array(buffer, 6 * count, count);
    this.lockedBy = new Int8Array(buffer, 7 * count, count).fill(NOBODY);
    this.board = new Int8Array(buffer, 8 * count, TILES).fill(-1);
    this.burdens = deal.cards.map(({ bare }) => bare);
    this.grounds = Array<Ground | null>(TILES).fill(null);
  }

  /** Makes this table the same as another of the same deal: a search writes over its tables again and again. */
  become(other: QuickTable): void {
    this.bytes.set(other.bytes);
    const { burdens, grounds } = this;
    for (let card = 0; card < burdens.length; card++) burdens[card] = other.burdens[card]!;
    for (let tile = 0; tile < TILES; tile++) grounds[tile] = other.grounds[tile]!;
    this.hands[0] = other.hands[0];
    this.hands[1] = other.hands[1];
    this.drawn[0] = other.drawn[0];
    this.drawn[1] = other.drawn[1];
    this.current = other.current;
    this.turn = other.turn;
    this.passes = other.passes;
    this.status = other.status;
  }

  /** R8: a side as it is compared. */
  side(card: number, side: number): number {
    return this.burdens[card]!.sides[side]!;
  }

  total(card: number): number {
    return this.burdens[card]!.total;
  }

  isPlaced(card: number): boolean {
    return card >= 0 && this.at[card]! >= 0;
  }

  /** Who holds a card in hand, or -1. */
  holder(card: number): number {
    return IN_HAND.indexOf(this.at[card] as -2);
  }

  isSilenced(card: number): boolean {
    return this.burdens[card]!.silences;
  }

  /** R9. */
  give(card: number, effect: CardEffect): void {
    if (this.at[card] !== AWAY) this.burdens[card] = this.burdens[card]!.plus(effect);
  }

  /** Takes every effect that answers the description; whether there was one. */
  take(card: number, taken: (effect: CardEffect) => boolean): boolean {
    const before = this.burdens[card]!;
    if (before.isNothing || this.at[card] === AWAY) return false;
    this.burdens[card] = before.without(taken);
    return this.burdens[card] !== before;
  }

  mark(card: number, name: string): number {
    return timesIn(this.marks[card]!, name);
  }

  addMark(card: number, name: string): void {
    if (this.at[card] !== AWAY) this.marks[card]! += once(name);
  }

  enterHand(card: number, owner: number): void {
    this.at[card] = IN_HAND[owner]!;
    this.hands[owner] = [...this.hands[owner]!, card];
  }

  /** The card leaves the board; the soul-locks it made end with it (R31). */
  takeOffBoard(card: number): void {
    this.board[this.at[card]!] = -1;
    this.at[card] = AWAY;
    this.lockedBy[card] = NOBODY;
    for (const other of this.board) if (other >= 0 && this.lockedBy[other] === card) this.lockedBy[other] = NOBODY;
  }

  goHome(card: number): void {
    const { home, bare } = this.deal.cards[card]!;
    this.takeOffBoard(card);
    this.burdens[card] = bare;
    this.enterHand(card, home);
  }

  putOnBoard(card: number, owner: number, tile: number): void {
    this.hands[owner] = this.hands[owner]!.filter((other) => other !== card);
    this.board[tile] = card;
    this.at[card] = tile;
    this.owner[card] = owner;
    this.landOn(tile);
  }

  move(from: number, to: number): void {
    const card = this.board[from]!;
    this.board[from] = -1;
    this.board[to] = card;
    this.at[card] = to;
    this.landOn(to);
  }

  /** R23. */
  draw(owner: number): void {
    const card = this.deal.decks[owner]![this.drawn[owner]!];
    if (this.hands[owner]!.length >= constants.max_cards_in_hand || card === undefined) return;
    this.drawn[owner]! += 1;
    this.enterHand(card, owner);
  }

  isOpen(tile: number): boolean {
    return this.board[tile]! < 0 && !this.grounds[tile]?.closed;
  }

  mayPlaceOn(tile: number, owner: number): boolean {
    return this.board[tile]! < 0 && (this.grounds[tile]?.welcomes[owner] ?? true);
  }

  /** How many tiles hold no card, up to two. */
  emptyUpToTwo(): number {
    let empty = 0;
    for (let tile = 0; tile < TILES && empty < 2; tile++) if (this.board[tile]! < 0) empty += 1;
    return empty;
  }

  isFull(): boolean {
    for (let tile = 0; tile < TILES; tile++) if (this.board[tile]! < 0 && !this.grounds[tile]?.removed) return false;
    return true;
  }

  changeGround(at: number, ground: Ground | null): void {
    if (!ground || !this.grounds[at]?.closed) this.grounds[at] = ground;
  }

  /** R33. */
  tick(): void {
    const { board, burdens, grounds } = this;
    for (let tile = 0; tile < TILES; tile++) {
      const card = board[tile]!;
      if (card >= 0) burdens[card] = burdens[card]!.ticked();
      const ground = grounds[tile]!;
      if (ground) grounds[tile] = ground.afterTurnOf(this.current);
    }
  }

  /** How many cards more the first player owns. */
  lead(): number {
    let lead = 0;
    for (let tile = 0; tile < TILES; tile++) {
      const card = this.board[tile]!;
      if (card >= 0) lead += this.owner[card] === 0 ? 1 : -1;
    }
    return lead;
  }

  /** R17. */
  private landOn(at: number): void {
    const ground = this.grounds[at];
    if (!ground) return;
    const card = this.board[at]!;
    const gift = ground.gifts[this.owner[card] as 0 | 1];
    if (gift) this.give(card, gift);
    this.grounds[at] = ground.afterLanding;
  }
}
