import type { PlayerAtTable, Seat } from '@parlour/client';
import type { Countdown } from './clock-ring.js';
import { SeatPlate } from './seat-plate.js';
import { useBesideWords } from '../../words/use-beside-words.js';

interface Props {
  readonly players: readonly PlayerAtTable[];
  readonly mine: readonly Seat[];
  readonly toAct: readonly Seat[];
  readonly countdown: Countdown | undefined;
  readonly watchers: number | undefined;
}

/** Everybody at the table. */
export function People({ players, mine, toAct, countdown, watchers }: Props) {
  const { people } = useBesideWords();
  return (
    <div className="body stack tight" style={{ paddingTop: '1rem' }}>
      <ul className="stack tight">
        {players.map((player) => (
          <li key={player.seat}>
            <SeatPlate
              player={player}
              mine={mine.includes(player.seat)}
              asked={toAct.includes(player.seat)}
              countdown={countdown}
              presence
            />
          </li>
        ))}
      </ul>
      {watchers !== undefined && <p className="soft small">{people.watchers(watchers)}</p>}
    </div>
  );
}
