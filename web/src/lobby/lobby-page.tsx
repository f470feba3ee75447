import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Room } from '../api/types.js';
import { useGames } from '../api/use-games.js';
import { Button } from '../design/button.js';
import { Segmented } from '../design/choices.js';
import { Chip } from '../design/chip.js';
import { Mark } from '../design/emblem/mark.js';
import { Icon } from '../design/icon.js';
import { LinkButton } from '../design/link-button.js';
import { Empty, Waiting } from '../design/notice.js';
import { Panel } from '../design/panel.js';
import { useStart } from '../house/use-start.js';
import { withAnybody } from '../house/start.js';
import type { QueueMode } from '../house/start.js';
import { Page } from '../shell/page.js';
import { to } from '../to.js';
import { usePageWords } from '../words/use-page-words.js';
import { CodeBoxes } from './code-boxes.js';
import { stopLooking, useQueue } from './queue.js';
import { RoomRow } from './room-row.js';
import { useRooms } from './use-rooms.js';
import './lobby.css';

/** Who plays? Open rooms, codes, and queues. */
export function LobbyPage() {
  const { lobby } = usePageWords();
  const rooms = useRooms();
  return (
    <Page title={lobby.title}>
      <div className="welcome">
        <div>
          <h1>{lobby.title}</h1>
          {rooms ? <p>{lobby.open(rooms.length)}</p> : <Waiting label={lobby.looking} lines={1} />}
        </div>
        <LinkButton leading to={to.newRoom()}>
          <Icon name="plus" /> {lobby.newRoom}
        </LinkButton>
      </div>
      <div className="split">
        <OpenRooms rooms={rooms} />
        <aside className="stack">
          <Panel title={lobby.haveCode}>
            <p className="soft small">{lobby.codeHint}</p>
            <CodeBoxes />
          </Panel>
          <FindPanel />
        </aside>
      </div>
    </Page>
  );
}

function OpenRooms({ rooms }: { readonly rooms: readonly Room[] | undefined }) {
  const { lobby, wait } = usePageWords();
  const { data: games } = useGames();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('game');
  const rated = search.get('rated') === '1';
  const free = search.get('free') === '1';
  const toggle = (name: string, value: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  // The games come first: their chips may take another line.
  const shown = (games && rooms)?.filter(
    (room) => (wanted === null || room.game === wanted) && (!rated || room.rated) && (!free || room.taken < room.seats),
  );
  return (
    <Panel
      flush
      title={lobby.rooms}
      aside={
        <div className="row">
          <Chip plain pressed={rated} onPress={() => toggle('rated', rated ? null : '1')}>
            {lobby.rated}
          </Chip>
          <Chip plain pressed={free} onPress={() => toggle('free', free ? null : '1')}>
            {lobby.roomForMe}
          </Chip>
        </div>
      }
    >
      <div className="filters" role="group" aria-label={lobby.byGame}>
        <Chip plain pressed={wanted === null} onPress={() => toggle('game', null)}>
          {lobby.all}
        </Chip>
        {games?.map(({ slug, title }) => (
          <Chip key={slug} pressed={wanted === slug} onPress={() => toggle('game', slug)}>
            <Mark slug={slug} /> {title}
          </Chip>
        ))}
      </div>
      {!shown ? (
        <div className="padded">
          <Waiting label={wait} />
        </div>
      ) : shown.length === 0 ? (
        <div className="padded">
          <Empty title={lobby.nobody}>
            <p className="soft">{lobby.nobodyMore}</p>
            <LinkButton leading to={to.newRoom(wanted ?? undefined)}>
              {lobby.newRoom}
            </LinkButton>
          </Empty>
        </div>
      ) : (
        <ul className="rooms">
          {shown.map((room) => (
            <RoomRow key={room.roomId} room={room} game={games?.find(({ slug }) => slug === room.game)} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function FindPanel() {
  const { lobby, queue, wait } = usePageWords();
  const { data: games } = useGames();
  const waiting = useQueue((state) => state.waiting);
  const { busy, start } = useStart();
  const [mode, setMode] = useState<QueueMode>('casual');
  const modes = (['casual', 'ranked'] as const).map((value) => ({ value, label: lobby.modes[value] }));
  return (
    <Panel title={lobby.find}>
      <Segmented legend={lobby.mode} quietLegend options={modes} value={mode} onChange={setMode} />
      <div className="quick">
        {!games && <Waiting label={wait} lines={5} />}
        {games?.map((game) => (
          <div className="line" key={game.slug}>
            <Mark slug={game.slug} size={30} />
            <b>{game.title}</b>
            {waiting.some((one) => one.game === game.slug) ? (
              <Button compact aria-label={queue.leave(game.title)} onClick={() => void stopLooking(game.slug)}>
                {lobby.leave}
              </Button>
            ) : (
              <Button
                compact
                busy={busy === game.slug}
                aria-label={lobby.lookFor(game.title)}
                onClick={() => void start(game.slug, () => withAnybody(game, mode))}
              >
                {lobby.look}
              </Button>
            )}
          </div>
        ))}
      </div>
      <p className="soft small">
        {lobby.about[mode]} {lobby.meanwhile}
      </p>
    </Panel>
  );
}
