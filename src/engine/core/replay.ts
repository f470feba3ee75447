import { hash } from 'node:crypto';
import type { Dice } from './dice.js';
import type { GameDefinition, GameShape, Millis, Seat } from './game.js';
import { begin, play } from './play.js';
import type { Start, Step, Table } from './play.js';
import { isRefusal } from './refusal.js';

/** The hash before the first table. */
export const NO_HASH = '0'.repeat(64);

/** One line of a session's log: an action that was played, or the table put back to an earlier version. */
export type LogEntry<G extends GameShape> =
  | {
      readonly seat: Seat | null;
      readonly action: G['action'];
      readonly at: Millis;
      readonly auto: boolean;
    }
  | { readonly rewindTo: number };

/** A table reached in a replay: version n is what the n-th entry led to, version 0 the beginning. */
export interface Replayed<G extends GameShape> {
  readonly version: number;
  readonly table: Table<G>;
  /** The step that led here; none at the beginning and after a rewind. */
  readonly step?: Step<G>;
}

/** Plays a log again from the beginning. Throws where the rules refuse what the log says. */
export function* replay<G extends GameShape>(
  game: GameDefinition<G>,
  start: Start<G>,
  log: Iterable<LogEntry<G>>,
  dice: Dice,
): Generator<Replayed<G>> {
  const tables = [begin(game, start, dice)];
  yield { version: 0, table: tables[0]! };
  for (const entry of log) {
    const version = tables.length;
    if ('rewindTo' in entry) {
      const earlier = tables[entry.rewindTo];
      if (!earlier)
        throw new Error(`Version ${version} goes back to version ${entry.rewindTo}, which is not before it.`);
      tables.push(earlier);
      yield { version, table: earlier };
      continue;
    }
    const step = play(game, tables[version - 1]!, entry, dice);
    if (isRefusal(step)) throw new Error(`The rules refuse the action of version ${version}: ${step.code}`);
    tables.push(step.table);
    yield { version, table: step.table, step };
  }
}

/**
 * The next link of the chain of hashes: it stands for a log entry, for the table that it led to, and for all before them.
 * The first table has no entry; a step that shares the next one's snapshot has no table of its own.
 */
export function chainHash<G extends GameShape>(
  previous: string,
  entry: LogEntry<G> | undefined,
  table: string | undefined,
): string {
  return hash('sha256', `${previous}\n${entry ? entryText(entry) : ''}\n${table ?? ''}`);
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
