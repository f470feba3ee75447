import type { GameShape } from './game.js';
import type { Table } from './play.js';
import type { LogEntry } from './replay.js';

/** The hash before the first table. */
export const NO_HASH = '0'.repeat(64);

/**
 * What the next link of the chain of hashes is the SHA-256 of: it stands for a log entry, for the table that it led to, and for all before them.
 * The first table has no entry; a step that shares the next one's snapshot has no table of its own.
 */
export function chainText<G extends GameShape>(
  previous: string,
  entry: LogEntry<G> | undefined,
  table: string | undefined,
): string {
  return `${previous}\n${entry ? entryText(entry) : ''}\n${table ?? ''}`;
}

/** Two actions may lead to the same table, so the chain holds the action besides: who, what and when. */
function entryText<G extends GameShape>(entry: LogEntry<G>): string {
  if ('rewindTo' in entry) return JSON.stringify({ rewindTo: entry.rewindTo });
  const { seat, at, auto, action } = entry;
  return JSON.stringify({ seat, at, auto, action });
}

/** The text of a table that goes into the chain. */
export function tableText(table: Pick<Table<GameShape>, 'round' | 'drawn'>, stateText: string): string {
  return `${table.round}.${table.drawn} ${stateText}`;
}
