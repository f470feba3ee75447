import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ApiError } from '../api-error.js';
import { isUuid } from '../uuid.js';
import { Changed } from './changed-member.js';

/** Where a page ended: the sort values of its last row. Opaque to clients. */
export type CursorParts = readonly (string | number)[];

/** `digits`: a whole number as text, for those that a JSON number does not hold; `float`: any number as Postgres writes it. */
export type CursorKind = 'string' | 'number' | 'digits' | 'float' | 'uuid';

export class PageQueryDto {
  @ApiPropertyOptional({ description: 'How many to return', minimum: 1, maximum: 100, default: 20, type: 'integer' })
  @Changed(toInteger)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;

  @ApiPropertyOptional({ description: 'The `nextCursor` of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  cursor?: string;
}

/** One page of a list; `nextCursor` asks for the next one, null at the end. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

export function encodeCursor(parts: CursorParts): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** The parts of a cursor, each of the kind expected; anything that we did not write ourselves is refused. */
export function decodeCursor(cursor: string, kinds: readonly CursorKind[]): CursorParts {
  const parts = parse(cursor);
  const fits =
    Array.isArray(parts) && parts.length === kinds.length && parts.every((part: unknown, i) => isOf(kinds[i]!, part));
  if (!fits) throw new ApiError(400, 'BAD_CURSOR', 'This cursor was not made by this list.');
  return parts as CursorParts;
}

/** The number in a cursor that has nothing else, as text: it may be larger than a JSON number holds. */
export function numberInCursor(cursor: string): string {
  return String(decodeCursor(cursor, ['digits'])[0]);
}

/** Ask the database for `limit + 1` rows; the extra one only says that there is more. */
export function toPage<Row, T>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => CursorParts,
  show: (row: Row) => T,
): Page<T> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(show),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : null,
  };
}

function isOf(kind: CursorKind, part: unknown): boolean {
  if (kind === 'uuid') return isUuid(part);
  if (kind === 'digits') return typeof part === 'string' && /^\d{1,18}$/.test(part);
  if (kind === 'float') return typeof part === 'string' && /^-?\d{1,20}(\.\d{1,20})?(e[+-]\d{1,2})?$/.test(part);
  if (kind === 'number') return Number.isSafeInteger(part);
  return typeof part === kind && !String(part).includes('\0');
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A query is text; only whole numbers written as such become numbers, the rest is left for `@IsInt` to refuse. */
function toInteger(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}
