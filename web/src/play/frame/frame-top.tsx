import type { ReactNode } from 'react';
import type { Phase } from '@parlour/client';
import { useStore } from 'zustand';
import { Button } from '../../design/button.js';
import { classNames } from '../../design/class-names.js';
import { Mark } from '../../design/emblem/mark.js';
import { Icon } from '../../design/icon.js';
import { LinkButton } from '../../design/link-button.js';
import { changeSetting, useSetting } from '../../settings/use-settings.js';
import { to } from '../../to.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { ClockRing, useLeft } from './clock-ring.js';
import { clockTime, LOW_MS, spokenTime } from './clock-time.js';
import { useCountdown } from './use-countdown.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly play: AnyPlaying;
  readonly title: string;
  /** Round and turn, or what is looked at. */
  readonly under: string;
  readonly menu: ReactNode;
  readonly onLookBack?: () => void;
}

/** The top bar of a table: the way back, where one is, the clock of the seat that is asked, the line, sound and the menu. */
export function FrameTop({ play, title, under, menu, onLookBack }: Props) {
  const { frame } = useTableWords();
  const phase = useStore(play.source.state, (session) => session.phase);
  return (
    <header className="frame-top">
      <LinkButton quiet round to={to.house()} aria-label={frame.backToHouse}>
        <Icon name="back" />
      </LinkButton>
      <Mark slug={play.kind.slug} size={32} />
      <div className="where">
        <h1 className="cut">{title}</h1>
        <small className="cut">{under}</small>
      </div>
      <div className="end">
        <AskedClock play={play} />
        <ConnectionDot phase={phase} />
        {onLookBack && (
          <Button
            quiet
            round
            className="side-only"
            aria-label={frame.lookBack}
            title={frame.lookBack}
            onClick={onLookBack}
          >
            <Icon name="undo" />
          </Button>
        )}
        <SoundButton />
        {menu}
      </div>
    </header>
  );
}

function AskedClock({ play }: { readonly play: AnyPlaying }) {
  const { frame } = useTableWords();
  const countdown = useCountdown(play);
  const left = useLeft(countdown);
  const toAct = usePlaying(play, (now) => now.toAct);
  const players = useStore(play.source.state, (session) => session.players);
  const mine = useStore(play.source.state, (session) => session.seats);
  if (left === undefined || toAct.length === 0) return null;
  const isMine = toAct.some((seat) => mine.includes(seat));
  const [first] = toAct;
  const whose = isMine ? frame.yours : toAct.length === 1 ? (players[first!]?.name ?? '') : frame.everybody;
  return (
    <span
      className={classNames('bigclock', left < LOW_MS && 'low')}
      role="timer"
      aria-label={frame.clock(isMine ? undefined : whose, spokenTime(left))}
    >
      <ClockRing countdown={countdown} />
      <span className="num">{clockTime(left)}</span>
      <small className="wide-only">{left === 0 ? frame.timeIsUp : whose}</small>
    </span>
  );
}

const LINES: Readonly<Record<Phase, 'on' | 'away' | 'off'>> = {
  opening: 'off',
  joining: 'away',
  live: 'on',
  behind: 'away',
  lost: 'off',
  over: 'on',
  gone: 'off',
};

function ConnectionDot({ phase }: { readonly phase: Phase }) {
  const words = useTableWords().lines[phase];
  return <span className={classNames('dot', LINES[phase])} role="img" aria-label={words} title={words} />;
}

function SoundButton() {
  const { frame } = useTableWords();
  const sounds = useSetting('sounds');
  const on = sounds !== 'off';
  return (
    <Button
      quiet
      round
      className={classNames('wide-only', !on && 'soft')}
      role="switch"
      aria-checked={on}
      aria-label={frame.sound}
      onClick={() => changeSetting('sounds', on ? 'off' : 'table')}
    >
      <Icon name={on ? 'sound' : 'mute'} />
    </Button>
  );
}
