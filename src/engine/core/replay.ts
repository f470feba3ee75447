import type { Dice } from './dice.js';
import type { GameDefinition, GameShape, Millis, Seat } from './game.js';
import { begin, play } from './play.js';
import type { Start, Step, Table } from './play.js';
import { isRefusal } from './refusal.js';

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
