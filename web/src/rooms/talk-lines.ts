import type { RoomChatLine, RoomEvent } from '../api/types.js';

/** A line of a room's talk: said by a player, or told of what happened. */
export type TalkLine =
  | { readonly kind: 'said'; readonly id: string; readonly name: string; readonly text: string }
  | { readonly kind: 'told'; readonly id: string; readonly event: RoomEvent; readonly name: string };

const MOST_LINES = 200;

export function saidLine({ id, name, text }: RoomChatLine): TalkLine {
  return { kind: 'said', id, name, text };
}

export function withLine(lines: readonly TalkLine[], line: TalkLine): readonly TalkLine[] {
  if (lines.some(({ kind, id }) => kind === line.kind && id === line.id)) return lines;
  return [...lines, line].slice(-MOST_LINES);
}

export function withoutSaid(lines: readonly TalkLine[], hidden: string): readonly TalkLine[] {
  return lines.filter(({ kind, id }) => kind !== 'said' || id !== hidden);
}

/**
 * The talk after it was read once more, the oldest first. Of what the page `known` when it asked, what is not told again has
 * been hidden; what it has heard since then stays, and so does what happened in the room.
 */
export function readAnew(
  lines: readonly TalkLine[],
  known: ReadonlySet<string>,
  told: readonly RoomChatLine[],
): readonly TalkLine[] {
  const ids = new Set(told.map(({ id }) => id));
  const stay = lines.filter(({ kind, id }) => kind !== 'said' || ids.has(id) || !known.has(id));
  const shown = new Set(stay.filter(({ kind }) => kind === 'said').map(({ id }) => id));
  const firstShown = told.findIndex(({ id }) => shown.has(id));
  const earlier = firstShown < 0 ? (known.size === 0 ? told : []) : told.slice(0, firstShown);
  const later = told.slice(earlier.length);
  return [...stay, ...later.map(saidLine)].reduce(withLine, earlier.map(saidLine) as readonly TalkLine[]);
}
