import type { PlayerAtTable } from '@parlour/client';
import { Dot } from '../../design/chip.js';
import { Face, Plate } from '../../design/plate.js';
import { ClockDigits, ClockRing } from './clock-ring.js';
import type { Countdown } from './clock-ring.js';
import type { TableWords } from '../../words/table.en.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly player: PlayerAtTable;
  readonly mine: boolean;
  /** The table waits for this seat. */
  readonly asked: boolean;
  readonly countdown?: Countdown;
  /** What the table says of the seat: cards, life, pieces. */
  readonly under?: string;
  /** Shows whether the player is at the table. */
  readonly presence?: boolean;
}

/** A seat of the table: its player, what the table says of it, and its clock. */
export function SeatPlate({ player, mine, asked, countdown, under, presence }: Props) {
  const { frame } = useTableWords();
  const { name, kind, connected } = player;
  const face = <Face name={name} kind={kind === 'human' ? 'person' : kind} />;
  const away = kind === 'human' && !connected;
  return (
    <Plate
      name={
        <>
          <span className="cut">{name}</span>
          {away && <span className="unseen">{frame.isAway}</span>}
        </>
      }
      under={[mine ? frame.you : aboutPlayer(player, frame), under].filter(Boolean).join(' · ')}
      face={<ClockRing countdown={asked ? countdown : undefined}>{face}</ClockRing>}
      end={
        presence ? (
          <Dot state={away || kind === 'open' ? 'away' : 'on'} />
        ) : (
          asked && countdown && <ClockDigits countdown={countdown} />
        )
      }
      asked={asked}
      open={kind === 'open'}
    />
  );
}

function aboutPlayer({ kind, name, level, connected }: PlayerAtTable, frame: TableWords['frame']): string {
  if (kind === 'open') return frame.openSeat;
  if (kind === 'bot') return frame.bot(level === null || name.includes(level) ? null : level);
  return connected ? '' : frame.away;
}
