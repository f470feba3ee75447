import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Lock } from './icons.js';
import { placeOf, slotsOf } from './places.js';
import { SeatName } from './seat-name.js';
import type { Check, Face } from './shapes.js';
import { Slots } from './slots.js';
import { talk } from './talk.en.js';
import { useLook } from './use-look.js';

interface Props {
  readonly play: Playing<Check, Face>;
  readonly seat: Seat;
  /** Its place around the table, from the left. */
  readonly place: number;
  readonly opened: boolean;
  onOpen(seat: Seat): void;
}

/** Another player's hand. Where its cards are small, the whole plate is pressed and opens it. */
export function SeatHand({ play, seat, place, opened, onOpen }: Props) {
  const look = useLook();
  const cards = usePlaying(play, (now) => slotsOf(now.scene, seat).length);
  const locked = usePlaying(play, ({ scene: { facts } }) => isLocked(facts, seat));
  const offered = usePlaying(play, ({ ask }) => [...ask.open.keys()].some((ref) => placeOf(ref)?.seat === seat));
  const name = play.telling().name(seat);
  return (
    <Zone
      name={`hand:${seat}`}
      title={talk.handWith(name, cards)}
      className={classNames('seat', `at-${place}`, locked && 'is-locked', opened && 'is-opened')}
    >
      <SeatName play={play} seat={seat} />
      <div className="lay">
        <Slots play={play} seat={seat} detail={look.mini} still={look.sheets} />
        <Ribbon play={play} seat={seat} />
      </div>
      {look.sheets && (
        <button
          type="button"
          className="open-hand"
          data-opens={offered && !opened ? `hand:${seat}` : undefined}
          aria-expanded={opened}
          aria-label={talk.openHand(name, cards)}
          onClick={() => onOpen(seat)}
        />
      )}
    </Zone>
  );
}

/** The ribbon across a hand that has called. */
export function Ribbon({ play, seat }: { readonly play: Playing<Check, Face>; readonly seat: Seat }) {
  const called = usePlaying(
    play,
    ({ scene: { facts } }) => facts.has(`called:${seat}`) && facts.get('phase') !== 'scoringPhase',
  );
  if (!called) return null;
  return (
    <div className="called">
      <span>{talk.called}</span>
      <Lock />
    </div>
  );
}

/** A hand that is out of play for the rest of the round. */
export function isLocked(facts: ReadonlyMap<string, string>, seat: Seat): boolean {
  if (facts.get('phase') === 'scoringPhase') return false;
  return ['called', 'out', 'disqualified'].some((why) => facts.has(`${why}:${seat}`));
}
