import { useEffect, useState } from 'react';
import type { RoomPage } from '@parlour/client';
import { isProblem } from '@parlour/client';
import { useLocation } from 'wouter';
import { Button } from '../../design/button.js';
import { Icon } from '../../design/icon.js';
import { LinkButton } from '../../design/link-button.js';
import { toast } from '../../design/toast.js';
import { server } from '../../account/server.js';
import { to } from '../../to.js';
import type { AnyPlaying } from './any-playing.js';
import { rematch, roomOf } from './rematch.js';
import { useBesideWords } from '../../words/use-beside-words.js';

const BETWEEN_LOOKS_MS = 4_000;

/** Where the prompt was, after the end: another game, a look back, or the same once more. */
export function EndBar({ play }: { readonly play: AnyPlaying }) {
  const { end } = useBesideWords();
  const { sessionId, seats, players } = play.source.state.getState();
  const { slug } = play.kind;
  const seated = seats.length > 0;
  const company = players.some(({ kind, seat }) => kind === 'human' && !seats.includes(seat));
  const { room, next } = useRooms(sessionId, seated && company);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      // Pressed before the room was found: a rematch with company is played in it all the same.
      const place = room ?? (company ? await roomOf(sessionId) : undefined);
      const found = await rematch(play.source.state.getState(), place);
      go('room' in found ? to.room(found.room) : to.table(slug, found.session));
    } catch (error) {
      toast(isProblem(error) ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <section className="prompt resting" aria-label={end.after}>
      <p className="ask grow wide-only">
        {end.again}
        {next && next.taken > 0 && <small>{end.wanted(next.players.map(({ name }) => name))}</small>}
      </p>
      <div className="acts">
        <LinkButton quiet to={to.game(slug)}>
          {end.newGame}
        </LinkButton>
        <LinkButton to={to.review(slug, sessionId)}>
          <Icon name="chart" /> {end.review}
        </LinkButton>
        {seated && (
          <Button leading busy={busy} onClick={() => void again()}>
            {end.rematch} {next && <span className="num">{`${next.taken}/${next.seats}`}</span>}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The room of the game, and the room of its rematch as soon as one of the players has asked for it. */
function useRooms(sessionId: string, wanted: boolean): { readonly room?: RoomPage; readonly next?: RoomPage } {
  const [rooms, setRooms] = useState<{ readonly room?: RoomPage; readonly next?: RoomPage }>({});
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (known?: RoomPage): Promise<void> => {
      const room = known ? await server.rooms.get(known.roomId) : await roomOf(sessionId);
      if (gone || !room) return; // without a room there is no player to wait for
      const next = room.nextRoomId === null ? undefined : await server.rooms.get(room.nextRoomId);
      if (gone) return;
      setRooms({ room, ...(next ? { next } : undefined) });
      timer = setTimeout(() => void look(room).catch(() => {}), BETWEEN_LOOKS_MS);
    };
    look().catch(() => {
      // Rematch then begins without the room.
    });
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [sessionId, wanted]);
  return rooms;
}
