import { Problem } from '@parlour/client';
import type { Lent } from '@parlour/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { server } from '../account/server.js';
import type { MyRoom, Room, RoomChatLine, RoomEvent } from '../api/types.js';
import { currentWords } from '../words/use-words.js';
import { answered, hidden, readAnew, said, updated } from './room-state.js';
import type { RoomState } from './room-state.js';

/** For a socket to come up. Without one the page says that no answer came. */
const PATIENCE_MS = 30_000;

/** A room over the lobby's socket: what it is now, what was said and done, and a way to ask for changes. */
export function useRoom(roomId: string) {
  const [state, setState] = useState<RoomState>({ lines: [] });
  const lent = useRef<Promise<Lent>>(undefined);

  useEffect(() => {
    let left = false;
    let stops: (() => void)[] = [];
    const opened = server.sockets.open('/lobby');
    lent.current = opened;
    const notLoaded = (): void => {
      const problem = new Problem('NOT_LOADED', currentWords().problem.chunk);
      if (!left) setState((before) => ({ ...before, problem }));
    };
    opened.then(({ line }) => {
      if (left) return;
      /** The messages that this page has been told, by their ids. */
      const heard = new Set<string>();
      const look = async (): Promise<void> => {
        const answer = await line.ask<{ readonly room: MyRoom }>('room:watch', { roomId });
        if (left) return;
        // A room that is not watched tells nothing: it is asked again while the line is up.
        if (!answer) return line.connected ? look() : undefined;
        if (!answer.ok) return setState((before) => ({ ...before, problem: Problem.fromWire(answer.error) }));
        setState((before) => answered(before, answer.room));
        if (!answer.room.you) return;
        // The line may have been down: what was said and hidden meanwhile is told by nothing else.
        const known = new Set(heard);
        const talk = await readTalk(roomId);
        if (left || !talk) return;
        for (const { id } of talk) heard.add(id);
        setState((before) => readAnew(before, known, talk));
      };
      const ours = <T extends { readonly roomId: string }>(one: T) => one.roomId === roomId;
      stops = [
        line.hear<{ readonly room: Room; readonly events: readonly RoomEvent[] }>('room:update', (news) => {
          if (ours(news.room)) setState((before) => updated(before, news, server.account.user?.id));
        }),
        line.hear<RoomChatLine & { readonly roomId: string }>('room:chat', (news) => {
          if (!ours(news)) return;
          heard.add(news.id);
          setState((before) => said(before, news));
        }),
        line.hear<{ readonly roomId: string; readonly messageId: string }>('room:chat-hidden', (news) => {
          if (ours(news)) setState((before) => hidden(before, news.messageId));
        }),
        line.use({
          up: () => void look(),
          down: () => {},
          ended: (problem) => setState((before) => ({ ...before, problem })),
        }),
      ];
    }, notLoaded);
    return () => {
      left = true;
      for (const stop of stops) stop();
      opened.then(
        ({ line, release }) => {
          void line.ask('room:unwatch', { roomId });
          release();
        },
        () => {}, // nothing was opened
      );
    };
  }, [roomId]);

  /** Asks for something in the room; the answer is the room as it is then. */
  const ask = useCallback(
    async (event: string, body: object = {}): Promise<void> => {
      await server.account.orGuest();
      const { line } = await (lent.current ?? server.sockets.open('/lobby'));
      await line.whenUp(PATIENCE_MS);
      const answer = await line.ask<{ readonly room?: MyRoom }>(event, { roomId, ...body });
      if (!answer) throw new Problem('OFFLINE', 'No answer came.');
      if (!answer.ok) throw Problem.fromWire(answer.error);
      const { room } = answer;
      if (room) setState((before) => answered(before, room));
    },
    [roomId],
  );
  return { ...state, ask };
}

/** The newest first; nothing where the server does not tell. */
async function readTalk(roomId: string): Promise<readonly RoomChatLine[] | undefined> {
  const path = `/api/rooms/${roomId}/chat`;
  return server.rest.get<{ readonly items: readonly RoomChatLine[] }>(path, { query: { limit: 100 } }).then(
    ({ items }) => items,
    () => undefined,
  );
}
