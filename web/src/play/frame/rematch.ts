import type { PlayerAtTable, RoomPage, Seat, SessionState } from '@parlour/client';
import { isProblem } from '@parlour/client';
import { server } from '../../account/server.js';

/** Where a rematch leads: to a room in which the others are awaited, or straight to a new table. */
export type Rematch = { readonly room: string } | { readonly session: string };

/** The room in which the players of a session gathered; undefined where they did not meet in one. */
export async function roomOf(sessionId: string): Promise<RoomPage | undefined> {
  try {
    return await server.rooms.get(sessionId); // a room that announced its session has the session's id
  } catch (error) {
    if (!isProblem(error) || error.status !== 404) throw error;
  }
  let looked = 0;
  for await (const room of server.rooms.list({ mine: true })) {
    if (room.sessionId === sessionId) return server.rooms.get(room.roomId);
    if (++looked >= MOST_ROOMS) break;
  }
  return undefined;
}

const MOST_ROOMS = 100;

/** Asks for another game of the same people; without a room, and without other people, it begins at once. */
export async function rematch(session: SessionState, room: RoomPage | undefined): Promise<Rematch> {
  if (room) {
    const next = await server.rooms.rematch(room.roomId);
    return next.sessionId !== null && next.sessionId !== session.sessionId
      ? { session: next.sessionId }
      : { room: next.roomId };
  }
  await server.account.orGuest();
  const seats = session.players.map((player) => seatFor(player, session.seats));
  const { sessionId, status } = await server.sessions.open(session.game, { options: session.options, seats });
  return status === 'waiting' ? { room: sessionId } : { session: sessionId };
}

function seatFor({ kind, level, seat }: PlayerAtTable, mine: readonly Seat[]) {
  if (kind === 'bot') return { kind: 'bot' as const, ...(level === null ? undefined : { level }) };
  return { kind: mine.includes(seat) ? ('me' as const) : ('open' as const) };
}
