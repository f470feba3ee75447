import { begin, chainHash, NO_HASH, replay, tableText } from '../core/index.js';
import type { Dice, GameDefinition, GameShape, Replayed, Start, Table } from '../core/index.js';
import { asLogEntry } from './action-log.js';
import type { LoggedAction } from './action-log.js';

/** What a session is played again from. */
export interface Origin {
  readonly definition: GameDefinition<GameShape>;
  readonly start: Start<GameShape>;
  readonly dice: Dice;
  readonly fixture: object | null;
}

/** A table reached by playing again, with the hash it must have. */
export interface Checked extends Replayed<GameShape> {
  readonly hash: string;
}

/** The first table of a session: the game's setup, or the state a test hook gave. */
export function firstTable({ definition, start, dice, fixture }: Origin): Table<GameShape> {
  return fixture ? { state: fixture, round: 1, drawn: 0 } : begin(definition, start, dice);
}

/** The hash a session's chain begins with. */
export function firstHash(table: Table<GameShape>): string {
  return chainHash(NO_HASH, undefined, tableText(table, JSON.stringify(table.state)));
}

/** Plays a session again from its beginning, and recomputes the chain of hashes on the way. */
export function* playAgain(origin: Origin, actions: readonly LoggedAction[]): Generator<Checked> {
  const definition = origin.fixture ? { ...origin.definition, setup: () => origin.fixture! } : origin.definition;
  let hash = NO_HASH;
  const log = actions.map(asLogEntry);
  for (const replayed of replay(definition, origin.start, log, origin.dice)) {
    const { version, table } = replayed;
    // A step whose snapshot is the next one's stands in the chain by its action alone.
    const sharesNext = version > 0 && actions[version]?.auto === true;
    hash = chainHash(hash, log[version - 1], sharesNext ? undefined : tableText(table, JSON.stringify(table.state)));
    yield { ...replayed, hash };
  }
}
