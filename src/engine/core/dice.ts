import { createHash, createHmac } from 'node:crypto';
import type { MasterSeed } from './master-seed.js';

/** The random words of a session, round by round, readable from any position. */
export interface Dice {
  /** The words of a round, from the given position on. */
  words(round: number, from: number): () => number;
  /** The SHA-256 of the round's seed: published when the round starts. */
  commitment(round: number): string;
  /** The round's seed: published when the round has ended. */
  seed(round: number): string;
}

const WORDS_PER_BLOCK = 8;

/**
 * The dice of a real session. A round plays from HMAC-SHA256(master, "round:<n>") in counter mode: block b is
 * HMAC-SHA256(round seed, "<b>"), eight big-endian words. It cannot be foreseen; afterwards every client can check it.
 */
export function sealedDice(master: MasterSeed): Dice {
  // Every action asks for the seed of its round, and a round has many actions.
  let known: { readonly round: number; readonly seed: Buffer; commitment?: string } | undefined;
  const of = (round: number): NonNullable<typeof known> => {
    if (known?.round !== round) {
      known = { round, seed: master.derive(`round:${round}`) };
    }
    return known;
  };
  const seedOf = (round: number): Buffer => of(round).seed;
  // A block lasts for several actions that draw a word or two each.
  let last: { readonly round: number; readonly number: number; readonly words: Buffer } | undefined;
  const blockOf = (round: number, number: number): Buffer => {
    if (last?.round !== round || last.number !== number) last = { round, number, words: block(seedOf(round), number) };
    return last.words;
  };
  return {
    words: (round, from) => wordsFrom((number) => blockOf(round, number), from),
    commitment: (round) => (of(round).commitment ??= commitmentTo(seedOf(round).toString('hex'))),
    seed: (round) => seedOf(round).toString('hex'),
  };
}

/** The dice of rounds whose seeds have been published: for checking a proof without the master seed. */
export function openedDice(seeds: readonly string[]): Dice {
  const seedOf = (round: number): string => {
    const seed = seeds[round - 1];
    if (seed === undefined) throw new Error(`The seed of round ${round} is not published.`);
    return seed;
  };
  return {
    words: (round, from) => wordsOf(Buffer.from(seedOf(round), 'hex'), from),
    commitment: (round) => commitmentTo(seedOf(round)),
    seed: seedOf,
  };
}

/** What is published of a round's seed when the round starts. */
export function commitmentTo(roundSeed: string): string {
  return createHash('sha256').update(Buffer.from(roundSeed, 'hex')).digest('hex');
}

function wordsOf(seed: Buffer, from: number): () => number {
  return wordsFrom((number) => block(seed, number), from);
}

function wordsFrom(blockOf: (number: number) => Buffer, from: number): () => number {
  let position = from;
  let words: Buffer | undefined;
  return () => {
    const inBlock = position % WORDS_PER_BLOCK;
    if (!words || inBlock === 0) words = blockOf(Math.floor(position / WORDS_PER_BLOCK));
    position += 1;
    return words.readUInt32BE(inBlock * 4);
  };
}

function block(seed: Buffer, number: number): Buffer {
  return createHmac('sha256', seed).update(String(number)).digest();
}

/** Fast dice for search and simulation (sfc32): a hundred times cheaper than hashing, and no secret to keep. */
export function fastDice(seed: number): Dice {
  return {
    words: (round, from) => {
      const word = sfc32(seed, round);
      for (let skipped = 0; skipped < from; skipped++) word();
      return word;
    },
    commitment: () => '0'.repeat(64),
    seed: () => '0'.repeat(64),
  };
}

/** The small fast generator sfc32, warmed up from two numbers. */
export function sfc32(seed: number, stream = 0): () => number {
  let a = seed | 0;
  let b = (seed / 2 ** 32) | 0;
  let c = stream | 0;
  let counter = 1;
  const word = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  };
  for (let warmUp = 0; warmUp < 15; warmUp++) word();
  return word;
}
