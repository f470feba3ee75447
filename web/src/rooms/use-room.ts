import { Problem } from '@parlour/client';
import type { Lent } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { server } from '../account/server.js';
import type { MyRoom, Room, RoomChatLine, RoomEvent } from '../api/types.js';
import { answered, updated, withLine } from './room-state.js';
import type { RoomState, TalkLine } from './room-state.js';

export type { TalkLine } from './room-state.js';

/** A room over the lobby's socket: what it is now, what was said and done, and a way to ask for changes. */
export function useRoom(roomId: string) {
  const [state, setState] = useState<RoomState>({ lines: [] });
  const lent = useRef<Promise<Lent>>(undefined);

  useEffect(() => {
    let left = false;
    let stops: (() => void)[] = [];
    const opened = server.sockets.open('/lobby');
    lent.current = opened;
    void opened.then(({ line }) => {
      if (left) return;
      const look = async () => {
        const answer = await line.ask<{ readonly room: MyRoom }>('room:watch', { roomId });
        if (left || !answer) return;
        if (!answer.ok) return setState((before) => ({ ...before, problem: Problem.fromWire(answer.error) }));
        setState((before) => answered({ lines: before.lines, room: before.room }, answer.room, myId()));
        if (answer.room.you) setState(await withEarlierTalk(roomId));
      };
      const ours = <T extends { readonly roomId: string }>(one: T) => one.roomId === roomId;
      stops = [
        line.hear<{ readonly room: Room; readonly events: readonly RoomEvent[] }>('room:update', ({ room, events }) => {
          if (ours(room)) setState((before) => updated(before, room, events, myId()));
        }),
        line.hear<RoomChatLine & { readonly roomId: string }>('room:chat', (said) => {
          if (ours(said)) setState((before) => ({ ...before, lines: withLine(before.lines, saidLine(said)) }));
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
      if (room) setState((before) => answered(before, room, myId()));
    },
    [roomId],
  );
  return { ...state, ask };
}

function myId(): string | undefined {
  return server.account.user?.id;
}

interface RoomChatHidden {
  readonly roomId: string;
  readonly messageId: string;
}

function withoutSaid(lines: readonly TalkLine[], hidden: string): readonly TalkLine[] {
  return lines.filter(({ kind, id }) => kind !== 'said' || id !== hidden);
}

function saidLine({ id, name, text }: RoomChatLine): TalkLine {
  return { kind: 'said', id, name, text };
}

async function withEarlierTalk(roomId: string): Promise<(before: RoomState) => RoomState> {
  const earlier = await server.rest
    .get<{ readonly items: readonly RoomChatLine[] }>(`/api/rooms/${roomId}/chat`)
    .catch(() => ({ items: [] }));
  const lines = [...earlier.items].reverse().map(saidLine);
  return (before) => ({ ...before, lines: before.lines.reduce(withLine, lines as readonly TalkLine[]) });
}
