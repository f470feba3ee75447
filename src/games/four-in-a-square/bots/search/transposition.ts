import { PositionKey } from '../fast/key.js';
import type { Position } from '../fast/position.js';
import { turnBack, turnTurn } from '../fast/symmetry.js';
import type { WholeTurn } from '../fast/turns.js';

export const EXACT = 0;
export const AT_LEAST = 1;
export const AT_MOST = 2;

const ENTRY = 5;
const NO_TURN = 1023;

/** What a search has found out about positions. Keys are whole positions, so nothing is ever mistaken for another. */
export class Transpositions {
  /** The entry that `find` found. */
  depth = 0;
  bound = EXACT;
  value = 0;
  turn: WholeTurn | undefined;

  private readonly entries: Int32Array;
  private readonly mask: number;
  private readonly key: PositionKey;

  constructor(sizeBits: number, pieces: number) {
    this.entries = new Int32Array(ENTRY << sizeBits);
    this.mask = (1 << sizeBits) - 1;
    this.key = new PositionKey(pieces);
  }

  find(position: Position): boolean {
    const { entries, key } = this;
    key.read(position);
    const at = (key.hash & this.mask) * ENTRY;
    if (!key.isAt(entries, at)) return false;
    const packed = entries[at + 3]!;
    this.depth = (packed & 63) - 1;
    this.bound = (packed >> 6) & 3;
    const turn = packed >> 8;
    this.turn = turn === NO_TURN ? undefined : turnBack(turn, key.symmetry);
    this.value = entries[at + 4]!;
    return true;
  }

  store(position: Position, depth: number, bound: number, value: number, turn: WholeTurn | undefined): void {
    const { entries, key } = this;
    key.read(position);
    const at = (key.hash & this.mask) * ENTRY;
    // What took longer to find out is kept, but not for ever: each clash makes it a little older.
    if (!key.isAt(entries, at) && (entries[at + 3]! & 63) > depth + 2) {
      entries[at + 3]! -= 1;
      return;
    }
    key.writeTo(entries, at);
    const packedTurn = turn === undefined ? NO_TURN : turnTurn(turn, key.symmetry);
    entries[at + 3] = (depth + 1) | (bound << 6) | (packedTurn << 8);
    entries[at + 4] = value;
  }
}
