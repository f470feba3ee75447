import type { GameShape, HistoryEntry, Seat } from '@parlour/client';
import type { Mark, TableKind } from '../table-kind.js';

/** A version worth going to. */
export interface JumpMark extends Mark {
  readonly version: number;
  /** Whose action led there; null where it was the table's own. */
  readonly seat: Seat | null;
}

/** The jump marks of a history, at most one for a version: the most telling of its events. */
export function jumpMarks<G extends GameShape>(
  kind: Pick<TableKind<G>, 'marks'>,
  entries: readonly HistoryEntry<G>[],
): JumpMark[] {
  return entries.flatMap(({ version, seat, events }) => {
    const marks = events.flatMap((event) => kind.marks(event) ?? []);
    const [first] = marks.sort((one, other) => RANKS.indexOf(one.kind) - RANKS.indexOf(other.kind));
    return first ? [{ ...first, version, seat }] : [];
  });
}

const RANKS: readonly Mark['kind'][] = ['end', 'round', 'call', 'blow', 'turn'];

/** The next mark of a turn or anything greater in a direction; the end of the game where there is none. */
export function nextMark(marks: readonly JumpMark[], from: number, by: 1 | -1, last: number): number {
  const versions = marks.map(({ version }) => version);
  const found = by > 0 ? versions.find((version) => version > from) : versions.findLast((version) => version < from);
  return found ?? (by > 0 ? last : 0);
}
