import { PositionKey } from '../fast/key.js';
import type { Position } from '../fast/position.js';

const ENTRY = 6;

/** Proof numbers of positions: two entries to a bucket, and the one that took less work makes way. */
export class ProofTable {
  /** The entry that `find` found. */
  phi = 0;
  delta = 0;

  private readonly entries: Int32Array;
  private readonly mask: number;
  private readonly key: PositionKey;

  constructor(sizeBits: number, pieces: number) {
    this.entries = new Int32Array(ENTRY << sizeBits);
    this.mask = (1 << sizeBits) - 2;
    this.key = new PositionKey(pieces);
  }

  find(position: Position): boolean {
    const { entries, key } = this;
    key.read(position);
    let at = (key.hash & this.mask) * ENTRY;
    if (!key.isAt(entries, at)) at += ENTRY;
    if (!key.isAt(entries, at)) return false;
    this.phi = entries[at + 3]!;
    this.delta = entries[at + 4]!;
    return true;
  }

  store(position: Position, phi: number, delta: number, work: number): void {
    const { entries, key } = this;
    key.read(position);
    let at = (key.hash & this.mask) * ENTRY;
    const other = at + ENTRY;
    if (key.isAt(entries, other) || (!key.isAt(entries, at) && entries[other + 5]! < entries[at + 5]!)) at = other;
    key.writeTo(entries, at);
    entries[at + 3] = phi;
    entries[at + 4] = delta;
    entries[at + 5] = work;
  }
}
