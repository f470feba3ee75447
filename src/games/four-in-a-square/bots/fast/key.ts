import { BLOCKED, HOLE, LEFT, newPosition } from './position.js';
import type { Position } from './position.js';
import { canonicalise } from './symmetry.js';

/** Positions with at most so many pieces are known by their canonical image: later few positions have a twin. */
const MOST_PIECES_TURNED = 6;

/** A position as three numbers that no other position shares, and a hash of them. */
export class PositionKey {
  word0 = 0;
  word1 = 0;
  word2 = 0;
  hash = 0;
  /** The symmetry that leads from the position to the image that was read. */
  symmetry = 0;
  private readonly canonical = newPosition();

  /** `pieces`: how many both players place together; `Infinity` where images are not worth looking for. */
  constructor(private readonly pieces: number) {}

  read(position: Position): void {
    let image = position;
    this.symmetry = 0;
    if (this.pieces - position[LEFT]! <= MOST_PIECES_TURNED) {
      this.symmetry = canonicalise(position, this.canonical);
      image = this.canonical;
    }
    // The top bit tells a position from an empty entry of a table.
    this.word0 = image[0]! | (image[3]! << 12) | (image[HOLE]! << 24) | (1 << 31);
    this.word1 = image[1]! | (image[4]! << 12) | (image[BLOCKED]! << 24);
    this.word2 = image[2]! | (image[5]! << 12);
    let hash =
      Math.imul(this.word0, 0x9e3779b1) ^ Math.imul(this.word1, 0x85ebca77) ^ Math.imul(this.word2, 0xc2b2ae3d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    this.hash = hash ^ (hash >>> 13);
  }

  /** Whether a table holds this position at an offset. */
  isAt(entries: Int32Array, offset: number): boolean {
    return entries[offset] === this.word0 && entries[offset + 1] === this.word1 && entries[offset + 2] === this.word2;
  }

  writeTo(entries: Int32Array, offset: number): void {
    entries[offset] = this.word0;
    entries[offset + 1] = this.word1;
    entries[offset + 2] = this.word2;
  }
}
