import { useUser } from '../account/use-user.js';
import type { Game, MyRoom } from '../api/types.js';
import { Button } from '../design/button.js';
import { LinkButton } from '../design/link-button.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';

interface Props {
  readonly room: MyRoom;
  readonly game: Game | undefined;
  readonly busy: boolean;
  ask(event: string, body?: object): void;
}

/** What is to be done next in a room: sit down, get ready, start, or wait for whom. */
export function StartBar({ room, game, busy, ask }: Props) {
  const { room: words } = usePageWords();
  const user = useUser();
  const mine = room.players.find(({ seat }) => seat === room.you?.seat);
  const waiting = room.players.filter(({ ready, kind }) => kind === 'human' && !ready);
  const others = waiting.filter((player) => player !== mine).map(({ name }) => name);
  const needed = Math.max(room.rules.full ? room.seats : (game?.seats.min ?? 2), 2);
  if (room.status !== 'waiting') {
    return (
      <div className="startbar">
        <p className="grow">
          <b>{words.status(room.status)}</b>
        </p>
        {room.sessionId !== null && (
          <LinkButton leading to={to.table(room.game, room.sessionId)}>
            {mine ? words.toTable : words.watchTable}
          </LinkButton>
        )}
        {room.nextRoomId !== null && <LinkButton to={to.room(room.nextRoomId)}>{words.nextRoom}</LinkButton>}
      </div>
    );
  }
  if (!mine) {
    return (
      <div className="startbar">
        <p className="grow">
          <b>{room.taken < room.seats ? words.seatFree : words.full}</b>{' '}
          <span className="soft">{user ? '' : words.asGuest}</span>
        </p>
        {room.taken < room.seats && (
          <Button leading busy={busy} onClick={() => ask('room:join')}>
            {words.sitDown}
          </Button>
        )}
      </div>
    );
  }
  const isReady = mine.ready || room.rules.readyBy !== 'hand';
  // A room that begins by itself waits for nothing but its players.
  const isOurs = room.you?.owner === true && !room.rules.auto;
  const canStart = isOurs && room.taken >= needed && others.length === 0;
  return (
    <div className="startbar">
      <p className="grow" role="status">
        <b>
          {canStart
            ? isReady
              ? words.mayStart
              : words.startWhenReady
            : !isReady
              ? words.waitingForYou
              : words.waitingFor(others, Math.max(0, needed - room.taken))}
        </b>
      </p>
      {room.rules.readyBy === 'hand' && !(canStart && !mine.ready) && (
        <Button
          leading={!mine.ready && !canStart}
          busy={busy}
          onClick={() => ask('room:ready', { ready: !mine.ready })}
        >
          {mine.ready ? words.notReady : words.iAmReady}
        </Button>
      )}
      {canStart && (
        <Button leading busy={busy} onClick={() => ask(isReady ? 'room:start' : 'ready-and-start')}>
          {words.start}
        </Button>
      )}
    </div>
  );
}
