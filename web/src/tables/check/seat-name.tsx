import type { ReactNode } from 'react';
import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import { classNames } from '../../design/class-names.js';
import { ClockRing } from '../../play/frame/clock-ring.js';
import { useCountdown } from '../../play/frame/use-countdown.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Cross, Dash, Dots, Envelope, Lock, Tick, Wreath } from './icons.js';
import type { Check, Face } from './shapes.js';
import { idOf } from './shapes.js';
import { talk } from './talk.en.js';
import { useTries } from './use-tries.js';
import { useWindow } from './use-newest.js';

const { badges } = talk.plate;

interface Props {
  readonly play: Playing<Check, Face>;
  readonly seat: Seat;
}

/** A player at the table: crest with clock, name, total, and what the table says of them now. */
export function SeatName({ play, seat }: Props) {
  const player = useStore(play.source.state, ({ players }) => players[seat]);
  const mine = useStore(play.source.state, ({ seats }) => seats.length === 1 && seats[0] === seat);
  const asked = usePlaying(play, (now) => now.toAct.includes(seat) && !now.outcome);
  const turn = usePlaying(play, (now) => now.scene.facts.get('turn') === idOf(seat));
  const total = usePlaying(play, (now) => now.scene.counters.get(`total:${seat}`) ?? 0);
  const rounds = usePlaying(play, (now) => now.view.options.match.mode !== 'single');
  const countdown = useCountdown(play);
  if (!player) return null;
  const isBot = player.kind === 'bot';
  const away = player.kind === 'human' && !player.connected;
  return (
    <div className={classNames('name-plate', turn && 'is-turn')}>
      <ClockRing countdown={asked ? countdown : undefined}>
        <span className="crest" data-seat={seat} data-bot={isBot || undefined} data-away={away || undefined}>
          {player.name.charAt(0).toUpperCase()}
        </span>
      </ClockRing>
      <b className="who">
        {mine ? talk.plate.you : player.name}
        <span className="unseen">
          {turn && talk.plate.toPlay}
          {isBot && talk.plate.bot}
          {away && talk.plate.away}
        </span>
      </b>
      {rounds && (
        <span className="total">
          <span className="unseen">{talk.plate.total} </span>
          {total}
        </span>
      )}
      <Badge play={play} seat={seat} />
      <Sum play={play} seat={seat} />
    </div>
  );
}

/** What a plate says at its end: a mark and, where there is room, a word. */
function Badge({ play, seat }: Props) {
  const window = useWindow(play);
  const facts = usePlaying(play, (now) => now.scene.facts);
  const taken = usePlaying(play, (now) => now.scene.counters.get('finalTaken') ?? 0);
  const sealed = usePlaying(play, (now) => now.view.options.matchMode === 'sealed');
  const { wrong } = useTries();
  const mine = usePlaying(play, (now) => now.eyes === seat);
  const id = idOf(seat);
  const phase = facts.get('phase');
  const make = (kind: string, mark: ReactNode, word: string) => (
    <span className="badge" data-kind={kind}>
      {mark}
      <span className="word">{word}</span>
    </span>
  );
  if (facts.has(`left:${id}`)) return make('out', <Cross />, badges.left);
  if (phase === 'scoringPhase') return facts.has(`ready:${id}`) ? make('done', <Tick />, badges.ready) : null;
  if (facts.has(`disqualified:${id}`)) return make('out', <Cross />, badges.tooMany);
  if (facts.has(`out:${id}`)) return make('out', <Cross />, badges.out);
  if (facts.has(`called:${id}`)) return make('lock', <Lock />, talk.called);
  if (phase === 'initialPeekPhase') {
    return facts.has(`ready:${id}`) ? make('done', <Tick />, badges.ready) : make('open', <Dots />, badges.looking);
  }
  if (window || facts.has('window')) {
    const may = window ? window.remainingPlayerIDs.includes(id) : facts.has(`may:${id}`);
    if (may) return make('open', <Dots />, mine ? badges.yourAnswer : badges.mayMatch);
    if (wrong.has(id)) return make('wrong', <Cross />, badges.wrong);
    return sealed ? make('pass', <Envelope />, badges.answered) : make('pass', <Dash />, badges.noMatch);
  }
  const order = facts.get('order')?.split(' ') ?? [];
  const turn = order.indexOf(id);
  if (turn < 0 || facts.get('turn') === id) return null;
  if (turn < taken) return make('done', <Tick />, badges.hasPlayed);
  return make('order', <b>{turn - taken + 1}</b>, turn === taken + 1 ? badges.next : badges.toCome);
}

/** The sum of a hand that was turned up; the lowest has the wreath. */
function Sum({ play, seat }: Props) {
  const score = usePlaying(play, (now) => now.scene.counters.get(`score:${seat}`));
  const won = usePlaying(play, (now) => now.scene.facts.get('roundWinner')?.split(' ').includes(idOf(seat)) ?? false);
  if (score === undefined) return null;
  return (
    <output className={classNames('sum', won && 'is-lowest')} aria-label={talk.plate.sum(score, won)}>
      {won && <Wreath />}
      <span>{score}</span>
    </output>
  );
}
