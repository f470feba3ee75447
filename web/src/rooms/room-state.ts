import type { Problem } from '@parlour/client';
import type { MyRoom, Room, RoomChatLine, RoomEvent } from '../api/types.js';

/** A line of a room's talk: said by a player, or told of what happened. */
export type TalkLine =
  | { readonly kind: 'said'; readonly id: string; readonly name: string; readonly text: string }
  | { readonly kind: 'told'; readonly id: string; readonly event: RoomEvent; readonly name: string };

/** What the page knows of a room. */
export interface RoomState {
  readonly room?: MyRoom;
  readonly problem?: Problem;
  readonly lines: readonly TalkLine[];
}

const MOST_LINES = 200;

/** What I asked for is answered. Answers and news overtake each other: an old answer still tells what is mine alone. */
export function answered({ room: known, lines }: RoomState, room: MyRoom): RoomState {
  if (!known || known.revision <= room.revision) return { lines, room };
  const { joinCode = room.joinCode } = known;
  const you = known.you && { ...room.you, ...known.you };
  return { lines, room: { ...known, you, ...(you && joinCode !== undefined && { joinCode }) } };
}

/** What everybody hears has no words for me alone: those stay as they were, but for my seat. */
export function updated(
  before: RoomState,
  { room, events }: { readonly room: Room; readonly events: readonly RoomEvent[] },
  userId: string | undefined,
): RoomState {
  const known = before.room;
  if (known && known.revision > room.revision) return before;
  // In rooms of a game's own paths players have ids of that game: my seat tells mine.
  const myId = known?.players.find(({ seat }) => seat === known.you?.seat)?.playerId ?? userId;
  const mine = room.players.find(({ playerId }) => playerId === myId);
  const owner = room.owner === userId;
  const you = mine || owner ? { ...known?.you, seat: mine?.seat ?? null, owner } : null;
  const names = new Map([...(known?.players ?? []), ...room.players].map(({ playerId, name }) => [playerId, name]));
  const lines = events.reduce(
    (all, event, index) =>
      withLine(all, {
        kind: 'told',
        id: `${room.revision}.${index}`,
        event,
        name: 'playerId' in event ? (names.get(event.playerId) ?? '') : '',
      }),
    before.lines,
  );
  return {
    ...before,
    lines,
    room: { ...room, you, ...(you && known?.joinCode !== undefined && { joinCode: known.joinCode }) },
  };
}

export function said(before: RoomState, line: RoomChatLine): RoomState {
  return { ...before, lines: withLine(before.lines, saidLine(line)) };
}

export function hidden(before: RoomState, messageId: string): RoomState {
  return { ...before, lines: before.lines.filter(({ kind, id }) => kind !== 'said' || id !== messageId) };
}

/**
 * The talk after it was read, newest first; once more when a line that was down is back. Of what the page `known` when it
 * asked, what is not told again has been hidden; what it has heard since then stays, and so does what happened in the room.
 */
export function readAnew(
  before: RoomState,
  known: ReadonlySet<string>,
  newestFirst: readonly RoomChatLine[],
): RoomState {
  const told = [...newestFirst].reverse();
  const ids = new Set(told.map(({ id }) => id));
  const stay = before.lines.filter(({ kind, id }) => kind !== 'said' || ids.has(id) || !known.has(id));
  const shown = new Set(stay.flatMap(({ kind, id }) => (kind === 'said' ? [id] : [])));
  const firstShown = told.findIndex(({ id }) => shown.has(id));
  // What was said before the page came goes in front; what it has missed, to the end.
  const earlier = firstShown >= 0 ? told.slice(0, firstShown) : known.size === 0 ? told : [];
  const later = told.slice(earlier.length);
  const lines: readonly TalkLine[] = earlier.map(saidLine);
  return { ...before, lines: [...stay, ...later.map(saidLine)].reduce(withLine, lines) };
}

function withLine(lines: readonly TalkLine[], line: TalkLine): readonly TalkLine[] {
  if (lines.some(({ kind, id }) => kind === line.kind && id === line.id)) return lines;
  return [...lines, line].slice(-MOST_LINES);
}

function saidLine({ id, name, text }: RoomChatLine): TalkLine {
  return { kind: 'said', id, name, text };
}
