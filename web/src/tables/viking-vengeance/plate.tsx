import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import { useGame } from '../../api/use-games.js';
import { classNames } from '../../design/class-names.js';
import { ClockDigits } from '../../play/frame/clock-ring.js';
import { useCountdown } from '../../play/frame/use-countdown.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { deck, fallen, hand, plate } from './places.js';
import { playerAt } from './shapes.js';
import type { Face, VikingVengeance } from './shapes.js';
import { plateWords } from './end-words.en.js';
import { talk } from './talk.en.js';
import './plate.css';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly seat: Seat;
  readonly near: boolean;
}

/** A side of the table: tiles held, the name, and what is left in hand and deck. */
export function Plate({ play, seat, near }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const asked = usePlaying(play, (now) => now.outcome === null && now.toAct.includes(seat));
  const player = useStore(play.source.state, (session) => session.players.find((one) => one.seat === seat));
  const countdown = useCountdown(play);
  const count = (name: string): number => scene.counters.get(`${name}:${seat}`) ?? 0;
  const cards = rowOf(scene, hand(seat));
  const isAway = player?.kind === 'human' && !player.connected;
  const isPvp = usePlaying(play, ({ view }) => view.ruleset.mode === 'pvp');
  const missed = usePlaying(play, ({ view }) => playerAt(view, seat).timeoutsInRow);
  return (
    <section
      className={classNames('vv-plate', near ? 'is-mine' : 'is-theirs', asked && 'is-asked')}
      aria-label={plateWords.said(player?.name ?? '', count('score'), cards.length, count('deck'), count('fallen'))}
      data-ref={plate(seat)}
      data-testid={`plate-${seat}`}
    >
      <span className="vv-score" aria-hidden="true">
        {count('score')}
      </span>
      <span className="vv-who">
        <b>{player?.name}</b>
        {asked && countdown && (
          <span className="vv-moves">
            <ClockDigits countdown={countdown} />
          </span>
        )}
        {asked && !countdown && <span className="vv-moves vv-wide">{talk.toMove}</span>}
        {isAway && <Away isCounted={isPvp} />}
        {missed > 0 && (
          <span className="vv-moves vv-missed" data-short={plateWords.missedInShort(missed)}>
            {plateWords.missed(missed)}
          </span>
        )}
      </span>
      <span className="vv-counts" aria-hidden="true">
        <span className="vv-backs">
          {cards.map(({ ref, face }) => (
            <i key={ref} data-ref={face === 'down' && !near ? ref : undefined} />
          ))}
        </span>
        <Count at={deck(seat)}>
          <path d="M4 1h9v11h-2v3H2V4h2zM5.5 2.500v8h6v-8z" fillRule="evenodd" />
        </Count>
        {count('deck')}
        <span className={count('fallen') > 0 ? undefined : 'vv-none'}>
          <Count at={fallen(seat)}>
            <path
              d="M8 1a6 6 0 0 0-4 10.500V15h8v-3.500A6 6 0 0 0 8 1zM4.500 7h2.500v2.500H4.500zM9 7h2.500v2.500H9z"
              fillRule="evenodd"
            />
          </Count>
          {count('fallen')}
        </span>
      </span>
    </section>
  );
}

/** A player whose line is down; between people, how long the table waits for it from when this page saw it. */
function Away({ isCounted }: { readonly isCounted: boolean }) {
  const grace = useGame('viking-vengeance')?.constants.reconnect_grace_seconds;
  const [since] = useState(Date.now);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = typeof grace === 'number' ? Math.max(0, Math.ceil(grace - (now - since) / 1_000)) : undefined;
  return <span className="vv-moves vv-away">{plateWords.away(isCounted ? left : undefined)}</span>;
}

function Count({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <svg className="vv-icon" viewBox="0 0 16 16" data-ref={at}>
      {children}
    </svg>
  );
}
