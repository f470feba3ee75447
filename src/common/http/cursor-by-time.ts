import { decodeCursor } from './cursor.js';

/*
 * SQL for lists whose order is a time and an id, the newest first. A cursor holds the time in whole microseconds: as precise as
 * Postgres has it, which a `Date` is not.
 */

/** A time as a cursor holds it. */
export const microsOf = (time: string): string => `(extract(epoch FROM ${time}) * 1000000)::bigint::text`;

/** Whether a row comes after the cursor whose parts are the parameters `from` and the next; true of all rows where they are null. */
export const isAfterCursor = (time: string, id: string, from: number): string =>
  `($${from}::bigint IS NULL OR (${time}, ${id}) < ('epoch'::timestamptz + $${from}::bigint * interval '1 microsecond', $${from + 1}::uuid))`;

/** The two parameters for `isAfterCursor`. */
export function readTimeCursor(cursor: string | undefined): readonly unknown[] {
  return cursor === undefined || cursor === '' ? [null, null] : decodeCursor(cursor, ['digits', 'uuid']);
}
