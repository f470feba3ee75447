import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { problemText } from '../api/problem-text.js';
import { renew } from '../api/query-client.js';
import type { MyRoom } from '../api/types.js';
import { useGame } from '../api/use-games.js';
import { brought } from '../decks/chosen-deck.js';
import { DeckChoice } from '../decks/deck-choice.js';
import { hasDecks } from '../decks/index.js';
import { Button } from '../design/button.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Trouble, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { toast } from '../design/toast.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { useMyMatches } from '../tournaments/use-tournaments.js';
import { useDeckWords } from '../words/use-deck-words.js';
import { usePageWords } from '../words/use-page-words.js';
import { HowWePlay } from './how-we-play.js';
import { Invite } from './invite.js';
import { RoomSeats } from './room-seats.js';
import { RoomTalk } from './room-talk.js';
import { StartBar } from './start-bar.js';
import { useRoom } from './use-room.js';
import './room.css';

const COUNT_MS = 2000;

/** A room before its game, and after it: who sits where, how others come in, and the way to the table. */
export function RoomPage({ roomId }: { readonly roomId: string }) {
  const { room: words, wait, problem: problems } = usePageWords();
  const decks = useDeckWords();
  const { room, problem, lines, ask } = useRoom(roomId);
  const game = useGame(room?.game ?? '');
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  // A match of a tournament is played with the deck that was registered.
  const isRegistered = useMyMatches().some((match) => match.roomId === roomId);
  useFollow(room);

  const wish = async (event: string, body?: object): Promise<void> => {
    setBusy(true);
    try {
      if (event === 'ready-and-start') {
        await ask('room:ready', { ready: true });
        await ask('room:start');
      } else if (event === 'room:join') await ask(event, { ...brought(room?.game ?? ''), ...body });
      else await ask(event, body);
      if (event === 'room:leave') go(to.lobby());
    } catch (error) {
      toast(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  const wishes = (event: string, body?: object) => void wish(event, body);

  if (problem && !room) {
    return (
      <Page title={words.title} className="narrow">
        <h1>{words.title}</h1>
        <Trouble>{problemText(problem)}</Trouble>
        <LinkButton to={to.lobby()}>{words.lobby}</LinkButton>
      </Page>
    );
  }
  if (!room) {
    return (
      <Page title={words.title}>
        <h1 className="unseen">{words.title}</h1>
        <Waiting label={wait} lines={5} />
      </Page>
    );
  }
  const host = room.players.find(({ playerId }) => playerId === room.owner)?.name;
  return (
    <Page title={room.name} className="has-startbar">
      <div className="welcome">
        <div className="titled">
          <Mark slug={room.game} size={60} />
          <div>
            <p className="kicker">{words.of(game?.title ?? room.game, host)}</p>
            <h1>{room.name}</h1>
          </div>
        </div>
        {room.you && room.status === 'waiting' && (
          <Button quiet onClick={() => wishes('room:leave')}>
            <Icon name="x" /> {words.leave}
          </Button>
        )}
      </div>
      {room.status === 'cancelled' && <Trouble>{problems.codes.ROOM_NOT_FOUND}</Trouble>}
      <div className="split">
        <div className="stack">
          <RoomSeats room={room} game={game} ask={wishes} />
          <StartBar room={room} game={game} busy={busy} ask={wishes} />
          {room.you?.seat !== undefined &&
            room.you.seat !== null &&
            room.status === 'waiting' &&
            hasDecks(room.game) &&
            !isRegistered && (
              <Panel title={decks.brings}>
                <DeckChoice slug={room.game} onChoose={(loadout) => loadout && wishes('room:loadout', { loadout })} />
              </Panel>
            )}
          {room.joinCode !== undefined && room.status === 'waiting' && room.taken < room.seats && (
            <Invite code={room.joinCode} name={room.name} free={room.seats - room.taken} />
          )}
          {game && <HowWePlay room={room} game={game} ask={wishes} />}
        </div>
        <RoomTalk lines={lines} maySpeak={room.you !== null} say={(text) => wishes('room:chat', { text })} />
      </div>
    </Page>
  );
}

/** Goes to the table when the game begins, after a count of two that can be stopped; and to the room of a rematch. */
function useFollow(room: MyRoom | undefined): void {
  const { room: words } = usePageWords();
  const [, go] = useLocation();
  const seated = room?.you?.seat !== undefined && room.you.seat !== null;
  const [stayed, setStayed] = useState(false);
  const session = room?.status === 'in_progress' && seated ? room.sessionId : null;
  const slug = room?.game ?? '';
  useEffect(() => {
    if (session === null || stayed) return;
    void renew(['sessions']);
    const takeBack = toast(words.begins, { label: words.stay, press: () => setStayed(true) });
    const timer = setTimeout(() => go(to.table(slug, session)), COUNT_MS);
    return () => {
      clearTimeout(timer);
      // At the table it would lie over what is asked there.
      takeBack();
    };
  }, [session, stayed, slug, go, words]);
  const next = room?.status === 'finished' && seated ? room.nextRoomId : null;
  useEffect(() => {
    if (next !== null) go(to.room(next));
  }, [next, go]);
}
