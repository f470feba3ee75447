import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Dice } from '../../../src/engine/core/dice.js';
import type { Hashing } from '../../../src/engine/core/verify-proof.js';

const WORDS_PER_BLOCK = 8;

/** The hashes in plain JavaScript: a page at a plain http address has no `crypto.subtle`. */
export const hashing: Hashing = {
  sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  commitmentTo: (roundSeed) => bytesToHex(sha256(hexToBytes(roundSeed))),
  openedDice,
};

/** Block b of a round is HMAC-SHA256(round seed, "<b>"), eight big-endian words. */
function openedDice(seeds: readonly string[]): Dice {
  const seedOf = (round: number): string => {
    const seed = seeds[round - 1];
    if (seed === undefined) throw new Error(`The seed of round ${round} is not published.`);
    return seed;
  };
  return {
    seed: seedOf,
    commitment: (round) => hashing.commitmentTo(seedOf(round)),
    words: (round, from) => {
      const seed = hexToBytes(seedOf(round));
      let position = from;
      let block: DataView | undefined;
      return () => {
        const inBlock = position % WORDS_PER_BLOCK;
        if (!block || inBlock === 0) {
          const bytes = hmac(sha256, seed, utf8ToBytes(String(Math.floor(position / WORDS_PER_BLOCK))));
          block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        }
        position += 1;
        return block.getUint32(inBlock * 4);
      };
    },
  };
}
