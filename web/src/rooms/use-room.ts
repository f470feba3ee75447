import { Problem } from '@parlour/client';
import type { Lent } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { server } from '../account/server.js';
import type { MyRoom, Room, RoomChatLine, RoomEvent } from '../api/types.js';
import { readAnew, saidLine, withLine, withoutSaid } from './talk-lines.js';
import type { TalkLine } from './talk-lines.js';

interface State {
  readonly room?: MyRoom;
  readonly problem?: Problem;
  readonly lines: readonly TalkLine[];
}

/** A room over the lobby's socket: what it is now, what was said and done, and a way to ask for changes. */
export function useRoom(roomId: string) {
  const [state, setState] = useState<State>({ lines: [] });
  const lent = useRef<Promise<Lent>>(undefined);

  useEffect(() => {
    let left = false;
    let stops: (() => void)[] = [];
    const opened = server.sockets.open('/lobby');
    lent.current = opened;
    void opened.then(({ line }) => {
      if (left) return;
      const said = new Set<string>();
      const look = async () => {
        const answer = await line.ask<{ readonly room: MyRoom }>('room:watch', { roomId });
        if (left || !answer) return;
        if (!answer.ok) return setState((before) => ({ ...before, problem: Problem.fromWire(answer.error) }));
        setState((before) => ({ lines: before.lines, room: answer.room }));
        if (!answer.room.you) return;
        // The line may have been down: what was said and hidden meanwhile is told by nothing else.
        const known = new Set(said);
        const lines = await earlierTalk(roomId);
        if (left || !lines) return;
        for (const { id } of lines) said.add(id);
        setState((before) => ({ ...before, lines: readAnew(before.lines, known, lines) }));
      };
      const ours = <T extends { readonly roomId: string }>(one: T) => one.roomId === roomId;
      stops = [
        line.hear<{ readonly room: Room; readonly events: readonly RoomEvent[] }>('room:update', ({ room, events }) => {
          if (ours(room)) setState((before) => updated(before, room, events));
        }),
        line.hear<RoomChatLine & { readonly roomId: string }>('room:chat', (news) => {
          if (!ours(news)) return;
          said.add(news.id);
          setState((before) => ({ ...before, lines: withLine(before.lines, saidLine(news)) }));
        }),
        line.hear<RoomChatHidden>('room:chat-hidden', (hidden) => {
          if (ours(hidden)) setState((before) => ({ ...before, lines: withoutSaid(before.lines, hidden.messageId) }));
        }),
        line.use({
          up: () => void look(),
          down: () => {},
          ended: (problem) => setState((before) => ({ ...before, problem })),
        }),
      ];
    });
    return () => {
      left = true;
      for (const stop of stops) stop();
      void opened.then(({ line, release }) => {
        void line.ask('room:unwatch', { roomId });
        release();
      });
    };
  }, [roomId]);

  /** Asks for something in the room; the answer is the room as it is then. */
  const ask = useCallback(
    async (event: string, body: object = {}): Promise<void> => {
      await server.account.orGuest();
      const { line } = await (lent.current ?? server.sockets.open('/lobby'));
      await line.whenUp();
      const answer = await line.ask<{ readonly room?: MyRoom }>(event, { roomId, ...body });
      if (!answer) throw new Problem('OFFLINE', 'No answer came.');
      if (!answer.ok) throw Problem.fromWire(answer.error);
      const { room } = answer;
      if (room) setState((before) => ({ ...before, room }));
    },
    [roomId],
  );
  return { ...state, ask };
}

/** What everybody hears has no words for me alone: those stay as they were, but for my seat. */
function updated(before: State, room: Room, events: readonly RoomEvent[]): State {
  const known = before.room;
  if (known && known.revision > room.revision) return before;
  const userId = server.account.user?.id;
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

interface RoomChatHidden {
  readonly roomId: string;
  readonly messageId: string;
}

/** The oldest first; nothing where the server does not tell. */
async function earlierTalk(roomId: string): Promise<readonly RoomChatLine[] | undefined> {
  const asking = { query: { limit: 100 } };
  const page = await server.rest
    .get<{ readonly items: readonly RoomChatLine[] }>(`/api/rooms/${roomId}/chat`, asking)
    .catch(() => undefined);
  return page && [...page.items].reverse();
}
