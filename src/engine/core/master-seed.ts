import { createHash, createHmac, randomBytes } from 'node:crypto';

/**
 * What all chance of a session comes from; it never leaves the server. No text, JSON or copy of this object holds the
 * seed, so that handing it out by mistake hands out nothing: the dice derive from it, and the driver stores it.
 */
export class MasterSeed {
  readonly #hex: string;

  private constructor(hex: string) {
    this.#hex = hex;
  }

  static random(): MasterSeed {
    return new MasterSeed(randomBytes(32).toString('hex'));
  }

  /** The seed that a client chose by any text. */
  static ofText(text: string): MasterSeed {
    return new MasterSeed(createHash('sha256').update(text).digest('hex'));
  }

  /** The seed as its column has it. */
  static stored(hex: string): MasterSeed {
    return new MasterSeed(hex);
  }

  /** What one purpose may know of it; the seed cannot be calculated back from that. */
  derive(purpose: string): Buffer {
    return createHmac('sha256', Buffer.from(this.#hex, 'hex')).update(purpose).digest();
  }

  /** Called by the driver where this is the value of a column. */
  toPostgres(): string {
    return this.#hex;
  }

  toJSON(): undefined {
    return undefined;
  }

  toString(): string {
    return '[master seed]';
  }
}
