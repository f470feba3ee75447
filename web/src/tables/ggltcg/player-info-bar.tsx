import { useState } from 'react';
import type { CSSProperties } from 'react';
import { useStore } from 'zustand';
import { classNames } from '../../design/class-names.js';
import { ClockDigits } from '../../play/frame/clock-ring.js';
import { useCountdown } from '../../play/frame/use-countdown.js';
import { usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import type { SideProps } from './playing.js';
import { useRow } from './playing.js';
import { LAMP_MS } from './lamp-time.js';
import { back, hand, showsHand, zoneOf } from './shapes.js';
import { talk } from './talk.en.js';

const MOST_CC = 7;
const LAMPS = Array.from({ length: MOST_CC }, (_, index) => index);

/** Who sits here, the CC as seven lamps, and the hand that cannot be seen. */
export function PlayerInfoBar({ play, seat, near }: SideProps) {
  const player = useStore(play.source.state, (session) => session.players[seat]);
  const asked = usePlaying(play, (now) => now.toAct.includes(seat));
  const cc = usePlaying(play, (now) => now.scene.counters.get(`cc:${seat}`) ?? 0);
  const attacks = usePlaying(play, (now) => now.scene.counters.get(`attacks:${seat}`) ?? 0);
  const isActive = usePlaying(play, (now) => now.scene.facts.get('active') === String(seat));
  const over = usePlaying(play, (now) => now.scene.facts.has('over'));
  const countdown = useCountdown(play);
  const name = player?.name ?? play.telling().name(seat);
  return (
    <div className={classNames('PlayerInfoBar', asked && 'is-active')}>
      <div className="Plate">
        <span className="Plate-face" aria-hidden="true">
          {name.charAt(0)}
        </span>
        <h2>{name}</h2>
        <span className="Plate-note">{player?.kind === 'bot' ? talk.bot(player.level) : near ? talk.you : ''}</span>
        {asked && player?.kind === 'bot' && !over && (
          <span className="Thinking" role="img" aria-label={talk.thinking} />
        )}
        {asked && countdown && <ClockDigits countdown={countdown} />}
      </div>
      <span className="CC" data-ref={`cc:${seat}`}>
        <span className="CCLamps" role="img" aria-label={talk.ccOf(cc, MOST_CC)}>
          <Lamps cc={cc} />
        </span>
        <span className="CCCount" aria-hidden="true">
          <b>{cc}</b> {talk.ccUnit}
        </span>
      </span>
      <span className="Plate-facts">
        {(isActive || attacks > 0) && !over && (
          <span>
            {talk.directAttacks} <b>{talk.attacksOf(attacks)}</b>
          </span>
        )}
      </span>
      <HiddenHand play={play} seat={seat} near={near} />
    </div>
  );
}

/** The lamps that are lit; those that change do so one after the other. */
function Lamps({ cc }: { readonly cc: number }) {
  const [shown, show] = useState({ cc, before: cc });
  if (shown.cc !== cc) show({ cc, before: shown.cc });
  const { before } = shown;
  const turn = (lamp: number): number => (cc > before ? lamp - before : before - 1 - lamp);
  return LAMPS.map((lamp) => (
    <span
      key={lamp}
      className={classNames('CCLamp', lamp < cc && 'lit')}
      style={{ '--wait': `${Math.max(0, turn(lamp)) * LAMP_MS}ms` } as CSSProperties}
    />
  ));
}

/** A hand that lies face down: its backs, pressed for a direct attack. */
function HiddenHand({ play, seat }: SideProps) {
  const held = useRow(play, zoneOf.hand(seat));
  const hidden = usePlaying(play, (now) => !showsHand(now.view, seat));
  if (!hidden) return null;
  return (
    <Thing play={play} item={hand(seat)} className="HandBacks">
      {held.map((_, index) => (
        <i key={back(seat, index)} data-ref={back(seat, index)} />
      ))}
      {held.length === 0 && <i className="none" />}
      <b>{held.length}</b>
    </Thing>
  );
}
