import { NEIGHBOURS } from '../../rules/board.js';
import { BLOCKED, HOLE, NONE, hasBlock, newPosition } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { ARRANGEMENTS, HOLE_TILE, WAYS, arrangements, isReachable, numberOf } from './arrangements.js';

/** Who owns a block in an arrangement, as bits. */
const RED_BLOCK = 1;
const BLUE_BLOCK = 2;

/**
 * The value of every position that movement can reach, by retrograde analysis: n when the player on turn wins with the
 * n-th slide from now (both players' slides counted), -n when the rival does, 0 when neither can force a win.
 *
 * Without V1 a state is an arrangement. Under it a state is an arrangement and the way that is blocked: the way by
 * which the hole came. The player on turn is known by the hole (I3).
 */
export class MovementTable {
  private readonly tiles: number[];
  private readonly blocks = new Uint8Array(ARRANGEMENTS);
  private readonly values: Int16Array;
  /** Ways of a state that are not yet known to lose. */
  private readonly open: Uint8Array;
  private readonly queue: Int32Array;
  private queued = 0;
  private readonly perArrangement: number;

  constructor(
    position: Position,
    private readonly noBacktrack: boolean,
  ) {
    const hole = position[HOLE]!;
    const positions = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    this.tiles = [...positions.filter((square) => square !== hole), hole].map((square) => tileAt(position, square));
    this.perArrangement = noBacktrack ? WAYS : 1;
    const states = ARRANGEMENTS * this.perArrangement;
    this.values = new Int16Array(states);
    this.open = new Uint8Array(states);
    this.queue = new Int32Array(states);
    this.findBlocks();
    this.begin();
    this.spread();
  }

  /** The value of a position; undefined where this table's squares cannot be slid into it. */
  find(position: Position): number | undefined {
    const tiles = this.label(position);
    if (!tiles) return undefined;
    const number = numberOf(tiles);
    if (!this.noBacktrack) return this.values[number];
    const near = NEIGHBOURS[position[HOLE]!]!;
    if (position[BLOCKED] !== NONE) return this.values[number * WAYS + near.indexOf(position[BLOCKED]!)];
    // Nothing is blocked before the first slide: the better of what is possible with one way blocked or another.
    return near.map((_square, way) => this.values[number * WAYS + way]!).reduce((one, other) => better(one, other));
  }

  /** Which tile lies at each position. Squares with the same contents are interchangeable. */
  private label(position: Position): number[] | undefined {
    const unused = [0, 1, 2, 3, 4, 5, 6, 7];
    const labels: number[] = [];
    for (let square = 0; square < 9; square++) {
      if (square === position[HOLE]) {
        labels.push(HOLE_TILE);
        continue;
      }
      const at = unused.findIndex((tile) => this.tiles[tile] === tileAt(position, square));
      if (at < 0) return undefined;
      labels.push(...unused.splice(at, 1));
    }
    if (isReachable(labels)) return labels;
    return this.swapTwins(labels) ? labels : undefined;
  }

  private swapTwins(labels: number[]): boolean {
    for (let one = 0; one < 8; one++) {
      const other = this.tiles.findIndex((tile, index) => index > one && index < 8 && tile === this.tiles[one]);
      if (other < 0) continue;
      const [at, otherAt] = [labels.indexOf(one), labels.indexOf(other)];
      [labels[at], labels[otherAt]] = [other, one];
      return true;
    }
    return false;
  }

  private findBlocks(): void {
    const { tiles } = arrangements();
    const lying = newPosition();
    for (let number = 0; number < ARRANGEMENTS; number++) {
      const at = number * 9;
      for (let strip = 0; strip < 3; strip++) {
        const first = at + strip * 3;
        const both =
          this.tiles[tiles[first]!]! | (this.tiles[tiles[first + 1]!]! << 4) | (this.tiles[tiles[first + 2]!]! << 8);
        lying[strip] = both & 4095;
        lying[strip + 3] = both >> 16;
      }
      this.blocks[number] = (hasBlock(lying, 0) ? RED_BLOCK : 0) | (hasBlock(lying, 1) ? BLUE_BLOCK : 0);
    }
  }

  /** What the next slide decides: R14. */
  private begin(): void {
    const { holes, next } = arrangements();
    for (let number = 0; number < ARRANGEMENTS; number++) {
      if (this.blocks[number] !== 0) continue;
      const hole = holes[number]!;
      const own = hole & 1 ? BLUE_BLOCK : RED_BLOCK;
      const ways = NEIGHBOURS[hole]!.length;
      for (let blocked = 0; blocked < (this.noBacktrack ? ways : 1); blocked++) {
        const state = number * this.perArrangement + blocked;
        let wins = false;
        let open = 0;
        for (let way = 0; way < ways; way++) {
          if (this.noBacktrack && way === blocked) continue;
          const blocks = this.blocks[next[number * WAYS + way]!]!;
          if (blocks & own) wins = true;
          else if (blocks === 0) open += 1;
        }
        this.open[state] = open;
        if (wins) this.settle(state, 1);
        else if (open === 0) this.settle(state, -1);
      }
    }
  }

  /** Goes back from what is settled, nearest first. */
  private spread(): void {
    const { holes, next } = arrangements();
    for (let at = 0; at < this.queued; at++) {
      const state = this.queue[at]!;
      const value = this.values[state]!;
      const number = Math.floor(state / this.perArrangement);
      const ways = NEIGHBOURS[holes[number]!]!;
      for (let way = 0; way < ways.length; way++) {
        // Under V1 the hole can only have come by the blocked way.
        if (this.noBacktrack && way !== state % WAYS) continue;
        const before = next[number * WAYS + way]!;
        if (this.blocks[before] !== 0) continue;
        const taken = NEIGHBOURS[ways[way]!]!.indexOf(holes[number]!);
        const states = this.noBacktrack ? NEIGHBOURS[ways[way]!]!.length : 1;
        for (let blocked = 0; blocked < states; blocked++) {
          if (this.noBacktrack && blocked === taken) continue;
          this.hear(before * this.perArrangement + blocked, value);
        }
      }
    }
  }

  /** A way of a state leads to a value for the rival. */
  private hear(state: number, value: number): void {
    if (this.values[state] !== 0) return;
    if (value < 0) this.settle(state, 1 - value);
    else if (--this.open[state]! === 0) this.settle(state, -1 - value);
  }

  private settle(state: number, value: number): void {
    this.values[state] = value;
    this.queue[this.queued++] = state;
  }
}

/** Whether one value is better for the player on turn: a win, the sooner the better; else a draw; else a late loss. */
function better(one: number, other: number): number {
  const rank = (value: number): number => (value > 0 ? 100_000 - value : value < 0 ? -100_000 - value : 0);
  return rank(one) >= rank(other) ? one : other;
}

/** The contents of a square: Red's four bits, and Blue's sixteen bits higher. */
function tileAt(position: Position, square: number): number {
  const strip = Math.floor(square / 3);
  const shift = (square % 3) * 4;
  return ((position[strip]! >> shift) & 15) | (((position[strip + 3]! >> shift) & 15) << 16);
}
