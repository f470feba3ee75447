import type { GameShape, Source } from '@parlour/client';
import type { Note, TableKind } from './table-kind.js';
import type { Playing, PlayStyle } from './playing.js';
import { OpenTable } from './open-table.js';

/** What a table may use of the page around it. */
export interface Helpers<G extends GameShape> {
  /** Asks the server whether an action is allowed, and why not. */
  preview?(
    action: G['action'],
  ): Promise<{ readonly allowed: boolean; readonly refusal?: { code: string; message: string; rule?: string } }>;
  ring?(notes: readonly Note[]): void;
}

/** Opens the table of a source that knows its picture. Close it when it leaves the screen; the source stays open. */
export function openPlaying<G extends GameShape, Face>(
  kind: TableKind<G, Face>,
  source: Source<G>,
  style: PlayStyle,
  helpers: Helpers<G> = {},
): Playing<G, Face> {
  return new OpenTable(kind, source, style, helpers);
}
