import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { useBottomSeat } from './bottom-seat.js';
import { SeatPlate } from './seat-plate.js';
import { useCountdown } from './use-countdown.js';

interface Props {
  readonly play: AnyPlaying;
  /** `near`: the seat at the bottom; `far`: everybody else, in the order of the seats after it. */
  readonly side: 'near' | 'far';
  /** What the table says of a seat: cards, pieces, life. */
  readonly under?: (seat: Seat) => string;
}

/** The plates of the players at one side of the table. */
export function TablePlates({ play, side, under }: Props) {
  const players = useStore(play.source.state, (session) => session.players);
  const mine = useStore(play.source.state, (session) => session.seats);
  const toAct = usePlaying(play, (now) => now.toAct);
  const countdown = useCountdown(play);
  const bottom = useBottomSeat(play);
  const order = [...players.slice(bottom), ...players.slice(0, bottom)];
  const shown = side === 'near' ? order.slice(0, 1) : order.slice(1);
  return (
    <div className="plates">
      {shown.map((player) => (
        <SeatPlate
          key={player.seat}
          player={player}
          mine={mine.length === 1 && mine[0] === player.seat}
          asked={toAct.includes(player.seat)}
          countdown={countdown}
          under={under?.(player.seat)}
        />
      ))}
    </div>
  );
}
