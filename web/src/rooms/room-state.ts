import type { Problem } from '@parlour/client';
import type { MyRoom, Room, RoomEvent } from '../api/types.js';

/** A line of a room's talk: said by a player, or told of what happened. */
export type TalkLine =
  | { readonly kind: 'said'; readonly id: string; readonly name: string; readonly text: string }
  | { readonly kind: 'told'; readonly id: string; readonly event: RoomEvent; readonly name: string };

/** What the page of a room knows. */
export interface RoomState {
  readonly room?: MyRoom;
  readonly problem?: Problem;
  readonly lines: readonly TalkLine[];
}

const MOST_LINES = 200;

/** An answer tells a room as it was when it was read: what was heard meanwhile may be newer, and stands then. */
export function answered(before: RoomState, room: MyRoom, userId: string | undefined): RoomState {
  const known = before.room;
  const next = { ...before, room };
  return known && known.revision > room.revision ? updated(next, known, [], userId) : next;
}

/** What everybody hears has no words for me alone: those stay as they were, but for my seat. */
export function updated(
  before: RoomState,
  room: Room,
  events: readonly RoomEvent[],
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

export function withLine(lines: readonly TalkLine[], line: TalkLine): readonly TalkLine[] {
  if (lines.some(({ kind, id }) => kind === line.kind && id === line.id)) return lines;
  return [...lines, line].slice(-MOST_LINES);
}
