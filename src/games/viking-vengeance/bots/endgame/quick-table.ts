import { constants } from '../../rules/catalogue.js';
import { addPower, isBane, isBoon, isNothing, onAllSides } from '../../rules/power.js';
import { FOR_GOOD } from '../../rules/tiles.js';
import type { CardEffect, State, Tile } from '../../rules/viking-vengeance.types.js';
import { OWNERS } from './deal.js';
import type { Deal } from './deal.js';
import { ALL, TILES } from './geometry.js';
import { effectsHash, mixed, tileHash } from './hashing.js';

/** Where a card is that lies on no tile: nowhere any more (or not yet), or in a hand. */
const AWAY = -1;
const IN_HAND = [-2, -3] as const;
const NOBODY = -1;

/** What a card's effects come to. */
const SILENT = 1;
const PROTECTED = 2;
const PASSING = 4;
const BOON = 8;
const BANE = 16;

export const ACTIVE = 0;
export const DRAWN = 3;

/** How many times something has happened to a card, four bits for each thing that has a limit. */
const markNames: string[] = [];
const MOST_MARKS = 8;

/**
 * A game with open cards in numbers, for searching its last moves: the same rules as everybody's, without anybody who
 * listens. Cards, tiles and owners are numbers; lists of effects and tiles are values, shared between copies.
 */
export class QuickTable {
  private constructor(
    readonly deal: Deal,
    /** For each tile the card on it, or -1. */
    readonly board: Int8Array,
    /** For each card its tile, or one of the places above. */
    readonly at: Int8Array,
    readonly owner: Int8Array,
    /** Four sides for each card, before the clamp at 0. */
    readonly power: Int16Array,
    private readonly flags: Uint8Array,
    private readonly hashes: Int32Array,
    readonly marks: Int32Array,
    readonly falls: Uint8Array,
    readonly lockedBy: Int8Array,
    readonly effects: (readonly CardEffect[])[],
    readonly tiles: (Tile | null)[],
    /** Replaced as a whole, never written to. */
    readonly hands: [readonly number[], readonly number[]],
    readonly drawn: [number, number],
    public current: number,
    public turn: number,
    public passes: number,
    /** 0: goes on. 1 and 2: that player has won. 3: nobody. */
    public status: number,
  ) {}

  static of(deal: Deal, state: State): QuickTable {
    const count = deal.cards.length;
    const hand = (owner: 0 | 1): number[] => state[OWNERS[owner]!].hand.map((id) => deal.numberOf.get(id)!);
    const statuses = ['active', 'player1_win', 'player2_win', 'draw'];
    const table = new QuickTable(
      deal,
      new Int8Array(TILES).fill(-1),
      new Int8Array(count).fill(AWAY),
      new Int8Array(count),
      new Int16Array(4 * count),
      new Uint8Array(count),
      new Int32Array(count),
      new Int32Array(count),
      new Uint8Array(count),
      new Int8Array(count).fill(NOBODY),
      Array<readonly CardEffect[]>(count),
      state.tiles.flat(),
      [hand(0), hand(1)],
      [0, 0].map((_, owner) => deal.decks[owner]!.length - state[OWNERS[owner]!].deck.length) as [number, number],
      OWNERS.indexOf(state.current),
      state.turnNumber,
      state.consecutivePasses,
      statuses.indexOf(state.status),
    );
    for (let card = 0; card < count; card++) table.setEffects(card, []);
    for (const owner of [0, 1] as const) {
      for (const card of table.hands[owner]) {
        table.at[card] = IN_HAND[owner];
        table.takeOver(card, state.hydratedCardDataCache[deal.cards[card]!.id]!);
      }
    }
    for (const [tile, placed] of state.board.flat().entries()) {
      if (!placed) continue;
      const card = deal.numberOf.get(placed.id)!;
      table.board[tile] = card;
      table.at[card] = tile;
      table.owner[card] = OWNERS.indexOf(placed.owner);
      table.lockedBy[card] = placed.lockedBy === null ? NOBODY : deal.numberOf.get(placed.lockedBy)!;
      table.takeOver(card, placed);
    }
    return table;
  }

  copy(): QuickTable {
    const { deal, board, at, owner, power, flags, hashes, marks, falls, lockedBy } = this;
    return new QuickTable(
      deal,
      board.slice(),
      at.slice(),
      owner.slice(),
      power.slice(),
      flags.slice(),
      hashes.slice(),
      marks.slice(),
      falls.slice(),
      lockedBy.slice(),
      this.effects.slice(),
      this.tiles.slice(),
      [this.hands[0], this.hands[1]],
      [this.drawn[0], this.drawn[1]],
      this.current,
      this.turn,
      this.passes,
      this.status,
    );
  }

  /** Makes this table the same as another of the same deal: a search writes over its tables again and again. */
  become(other: QuickTable): void {
    this.board.set(other.board);
    this.at.set(other.at);
    this.owner.set(other.owner);
    this.power.set(other.power);
    this.flags.set(other.flags);
    this.hashes.set(other.hashes);
    this.marks.set(other.marks);
    this.falls.set(other.falls);
    this.lockedBy.set(other.lockedBy);
    for (let card = 0; card < this.effects.length; card++) this.effects[card] = other.effects[card]!;
    for (let tile = 0; tile < TILES; tile++) this.tiles[tile] = other.tiles[tile]!;
    [this.hands[0], this.hands[1]] = other.hands;
    [this.drawn[0], this.drawn[1]] = other.drawn;
    this.current = other.current;
    this.turn = other.turn;
    this.passes = other.passes;
    this.status = other.status;
  }

  /** R8: a side as it is compared. */
  side(card: number, side: number): number {
    const power = this.power[4 * card + side]!;
    return power > 0 ? power : 0;
  }

  total(card: number): number {
    return this.side(card, 0) + this.side(card, 1) + this.side(card, 2) + this.side(card, 3);
  }

  isPlaced(card: number): boolean {
    return card >= 0 && this.at[card]! >= 0;
  }

  /** Who holds a card in hand, or -1. */
  holder(card: number): number {
    return IN_HAND.indexOf(this.at[card] as -2);
  }

  isSilenced(card: number): boolean {
    return (this.flags[card]! & SILENT) !== 0;
  }

  isUnderProtection(card: number): boolean {
    return (this.flags[card]! & PROTECTED) !== 0;
  }

  bears(card: number, what: 'boon' | 'bane'): boolean {
    return (this.flags[card]! & (what === 'boon' ? BOON : BANE)) !== 0;
  }

  /** R9: gives a card an effect; permanent power of the same name and source is added to what is there. */
  give(card: number, effect: CardEffect): void {
    if (this.at[card] === AWAY) return;
    const effects = this.effects[card]!;
    const merging = isPermanent(effect)
      ? effects.findIndex((other) => isPermanent(other) && isOfOrigin(other, effect))
      : -1;
    if (merging < 0) return this.setEffects(card, [...effects, effect]);
    const bySide = addPower(effects[merging]!.bySide, effect.bySide);
    this.setEffects(
      card,
      isNothing(bySide) ? effects.toSpliced(merging, 1) : effects.with(merging, { ...effect, bySide }),
    );
  }

  givePower(card: number, name: string, by: number, source: number, ticks: number | null = null): void {
    this.give(card, { name, kind: 'power', bySide: onAllSides(by), ticks, source: this.deal.cards[source]!.id });
  }

  /** Takes every effect that answers the description; whether there was one. */
  take(card: number, taken: (effect: CardEffect) => boolean): boolean {
    const effects = this.effects[card]!;
    if (effects.length === 0 || this.at[card] === AWAY) return false;
    const left = effects.filter((effect) => !taken(effect));
    if (left.length === effects.length) return false;
    this.setEffects(card, left);
    return true;
  }

  setEffects(card: number, effects: readonly CardEffect[]): void {
    this.effects[card] = effects;
    const base = this.deal.cards[card]!.power;
    let [top, right, bottom, left] = base;
    let flags = 0;
    for (const effect of effects) {
      const { bySide } = effect;
      top += bySide.top;
      right += bySide.right;
      bottom += bySide.bottom;
      left += bySide.left;
      if (effect.kind === 'silence') flags |= SILENT;
      else if (effect.kind === 'protect') flags |= PROTECTED;
      if (effect.ticks !== null) flags |= PASSING;
      if (isBoon(effect)) flags |= BOON;
      else if (isBane(effect)) flags |= BANE;
    }
    const first = 4 * card;
    this.power[first] = top;
    this.power[first + 1] = right;
    this.power[first + 2] = bottom;
    this.power[first + 3] = left;
    this.flags[card] = flags;
    this.hashes[card] = effectsHash(effects);
  }

  mark(card: number, name: string): number {
    return (this.marks[card]! >>> markAt(name)) & 15;
  }

  addMark(card: number, name: string): void {
    if (this.at[card] !== AWAY) this.marks[card]! += 1 << markAt(name);
  }

  /** The card leaves the board; the soul-locks it made end with it (R31). */
  takeOffBoard(card: number): void {
    this.board[this.at[card]!] = -1;
    this.at[card] = AWAY;
    this.lockedBy[card] = NOBODY;
    for (const other of this.board) if (other >= 0 && this.lockedBy[other] === card) this.lockedBy[other] = NOBODY;
  }

  goHome(card: number): void {
    const { home } = this.deal.cards[card]!;
    this.takeOffBoard(card);
    this.setEffects(card, []);
    this.at[card] = IN_HAND[home]!;
    this.hands[home] = [...this.hands[home]!, card];
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
    const hand = this.hands[owner]!;
    const card = this.deal.decks[owner]![this.drawn[owner]!];
    if (hand.length >= constants.max_cards_in_hand || card === undefined) return;
    this.drawn[owner]! += 1;
    this.at[card] = IN_HAND[owner]!;
    this.hands[owner] = [...hand, card];
  }

  isClosed(tile: number): boolean {
    const status = this.tiles[tile]?.status;
    return status === 'blocked' || status === 'removed';
  }

  isOpen(tile: number): boolean {
    return this.board[tile]! < 0 && !this.isClosed(tile);
  }

  mayPlaceOn(tile: number, owner: number): boolean {
    if (this.board[tile]! >= 0) return false;
    const there = this.tiles[tile];
    if (!there) return true;
    return there.status !== 'removed' && !(there.status === 'blocked' && there.turnsLeft[OWNERS[owner]!] > 0);
  }

  placeable(owner: number): number[] {
    return ALL.filter((tile) => this.mayPlaceOn(tile, owner));
  }

  hasSeveralTilesLeft(): boolean {
    let empty = 0;
    for (let tile = 0; tile < TILES; tile++) if (this.board[tile]! < 0) empty += 1;
    return empty > 1;
  }

  isFull(): boolean {
    return ALL.every((tile) => this.board[tile]! >= 0 || this.tiles[tile]?.status === 'removed');
  }

  changeTile(at: number, tile: Tile | null): void {
    if (!tile || !this.isClosed(at)) this.tiles[at] = tile;
  }

  /** R17. */
  private landOn(at: number): void {
    const tile = this.tiles[at];
    if (!tile) return;
    const card = this.board[at]!;
    const applies =
      (tile.status === 'boosted' || tile.status === 'cursed') && tile.turnsLeft[OWNERS[this.owner[card]!]!] > 0;
    if (applies && tile.power !== 0) {
      this.give(card, { name: 'tile', kind: 'tile', bySide: onAllSides(tile.power), ticks: tile.ticks, source: null });
    }
    if (tile.terrain === null) this.tiles[at] = null;
  }

  /** R33. */
  tick(): void {
    for (const card of this.board) {
      if (card < 0 || (this.flags[card]! & PASSING) === 0) continue;
      const left = this.effects[card]!.flatMap((effect) => {
        if (effect.ticks === null) return effect;
        return effect.ticks > 1 ? { ...effect, ticks: effect.ticks - 1 } : [];
      });
      this.setEffects(card, left);
    }
    const ending = OWNERS[this.current]!;
    for (const at of ALL) {
      const tile = this.tiles[at];
      if (!tile) continue;
      const left = tile.turnsLeft[ending];
      const fades = left > 0 && left < FOR_GOOD;
      const after = fades ? left - 1 : left;
      if (tile.terrain === null && after === 0 && tile.turnsLeft[OWNERS[1 - this.current]!] === 0)
        this.tiles[at] = null;
      else if (fades) this.tiles[at] = { ...tile, turnsLeft: { ...tile.turnsLeft, [ending]: after } };
    }
  }

  /** How many cards more the first player owns. */
  lead(): number {
    let lead = 0;
    for (const card of this.board) if (card >= 0) lead += this.owner[card] === 0 ? 1 : -1;
    return lead;
  }

  /** Everything that the rest of the game depends on, in 53 bits. */
  key(): number {
    let one = mixed(this.turn * 4 + this.passes, this.current + 17);
    let two = mixed(this.drawn[0] * 64 + this.drawn[1], 91);
    for (const at of ALL) {
      const card = this.board[at]!;
      const tile = this.tiles[at];
      if (tile) two = mixed(two, tileHash(tile) + at);
      if (card < 0) {
        one = mixed(one, at);
        continue;
      }
      one = mixed(one, (card * 2 + this.owner[card]!) * 64 + this.lockedBy[card]!);
      one = mixed(one, this.hashes[card]! ^ this.marks[card]!);
      two = mixed(two, this.hashes[card]! + this.marks[card]! * 31 + this.falls[card]!);
    }
    for (const hand of this.hands) {
      two = mixed(two, hand.length);
      for (const card of hand) {
        one = mixed(one, card ^ this.hashes[card]!);
        two = mixed(two, card * 64 + this.marks[card]! + this.falls[card]!);
      }
    }
    return (one >>> 0) * 2 ** 21 + (two >>> 11);
  }

  private takeOver(
    card: number,
    { effects, marks, defeats }: Pick<State['hydratedCardDataCache'][string], 'effects' | 'marks' | 'defeats'>,
  ): void {
    this.setEffects(card, effects);
    for (const [name, times] of Object.entries(marks)) this.marks[card]! += times << markAt(name);
    this.falls[card] = defeats.length;
  }
}

const isPermanent = (effect: CardEffect): boolean => effect.kind === 'power' && effect.ticks === null;

const isOfOrigin = (one: CardEffect, other: CardEffect): boolean =>
  one.name === other.name && one.source === other.source;

function markAt(name: string): number {
  let index = markNames.indexOf(name);
  if (index < 0) index = markNames.push(name) - 1;
  if (index >= MOST_MARKS) throw new Error(`Too many things have a limit: ${markNames.join(', ')}.`);
  return 4 * index;
}
