import type { CardEffect, Tile } from '../../rules/viking-vengeance.types.js';

/** Two numbers into one of 32 bits, each bit of which depends on all of theirs. */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other, 0x9e3779b1), 0x85ebca6b);
  hash ^= hash >>> 15;
  hash = Math.imul(hash + other, 0xc2b2ae35);
  return hash ^ (hash >>> 13);
}

/** A number for a word. Nothing is kept: the names of cards are new in every game. */
function wordHash(word: string | null): number {
  let hash = 0;
  if (word !== null) for (let index = 0; index < word.length; index++) hash = mixed(hash, word.charCodeAt(index));
  return hash;
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

export function tileHash({ status, power, ticks, terrain, turnsLeft }: Tile): number {
  const hash = mixed(wordHash(status) + wordHash(terrain), power * 16 + (ticks ?? 15));
  return mixed(hash, turnsLeft.player1 * 2048 + turnsLeft.player2);
}
