import type { Seat } from '@parlour/client';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Cross } from './icons.js';
import { Looks } from './looks.js';
import { SeatName } from './seat-name.js';
import type { Check, Face } from './shapes.js';
import { Slots } from './slots.js';
import { talk } from './talk.en.js';

interface Props {
  readonly play: Playing<Check, Face>;
  readonly seat: Seat;
  onClose(): void;
}

/** A hand whose cards are too small to press, opened over the middle of the table. */
export function HandSheet({ play, seat, onClose }: Props) {
  const name = play.telling().name(seat);
  const awake = usePlaying(play, (now) => now.scene.facts.has('ability'));
  return (
    <section className="hand-sheet" data-zone={`sheet:${seat}`} aria-label={talk.openedHand(name)}>
      <SeatName play={play} seat={seat} />
      <Slots play={play} seat={seat} detail="small" opened />
      <div className="sheet-side">
        <button type="button" className="shut" aria-label={talk.closeHand(name)} onClick={onClose}>
          <Cross />
        </button>
        {awake && <Looks play={play} />}
      </div>
    </section>
  );
}
