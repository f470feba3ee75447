import type { CardEffect, Tile } from '../../rules/viking-vengeance.types.js';

/** Two numbers into one of 32 bits, each bit of which depends on all of theirs. */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash + other, 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}

const words = new Map<string, number>();

/** A number for a word, the same as long as the process lives. */
function wordHash(word: string | null): number {
  if (word === null) return 0;
  let known = words.get(word);
  if (known === undefined) words.set(word, (known = mixed(words.size + 1, 7)));
  return known;
}

export function effectsHash(effects: readonly CardEffect[]): number {
  let hash = 0;
  for (const { name, kind, bySide, ticks, source } of effects) {
    const { top, right, bottom, left } = bySide;
    hash = mixed(hash, wordHash(name) + wordHash(source) * 3 + kind.length);
    hash = mixed(hash, ((top * 101 + right) * 101 + bottom) * 101 + left);
    hash = mixed(hash, ticks ?? -1);
  }
  return hash;
}

const known = new WeakMap<Tile, number>();

/** Tiles are values and shared: each is looked at once. */
export function tileHash(tile: Tile): number {
  let hash = known.get(tile);
  if (hash === undefined) {
    const { status, power, ticks, terrain, turnsLeft } = tile;
    hash = mixed(wordHash(status) + wordHash(terrain), power * 16 + (ticks ?? 15));
    hash = mixed(hash, turnsLeft.player1 * 2048 + turnsLeft.player2);
    known.set(tile, hash);
  }
  return hash;
}
