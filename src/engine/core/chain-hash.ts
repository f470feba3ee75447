import { hash } from 'node:crypto';
import { chainText } from './chain.js';
import type { GameShape } from './game.js';
import type { LogEntry } from './replay.js';

/** The next link of the chain of hashes. */
export function chainHash<G extends GameShape>(
  previous: string,
  entry: LogEntry<G> | undefined,
  table: string | undefined,
): string {
  return hash('sha256', chainText(previous, entry, table));
}
