import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { isLocked, Ribbon } from './seat-hand.js';
import { SeatName } from './seat-name.js';
import type { Check, Face } from './shapes.js';
import { Slots } from './slots.js';
import { talk } from './talk.en.js';
import { useLook } from './use-look.js';

interface Props {
  readonly play: Playing<Check, Face>;
  readonly seat: Seat;
}

/** The hand at the bottom, with the brass button beside it. */
export function OwnHand({ play, seat }: Props) {
  const { own } = useLook();
  const mine = usePlaying(play, (now) => now.eyes === seat);
  const locked = usePlaying(play, ({ scene: { facts } }) => isLocked(facts, seat));
  const title = mine ? talk.yourHand : talk.handOf(play.telling().name(seat));
  return (
    <Zone name={`hand:${seat}`} title={title} className={classNames('own', locked && 'is-locked')}>
      <div className="own-plate">
        <SeatName play={play} seat={seat} />
      </div>
      <div className="lay">
        <Slots play={play} seat={seat} detail={own} />
        <Ribbon play={play} seat={seat} />
      </div>
      <div className="own-call">{mine && <CallCheck play={play} />}</div>
    </Zone>
  );
}

/** Calls Check: before drawing, on one's own turn. */
function CallCheck({ play }: { readonly play: Playing<Check, Face> }) {
  const call = usePlaying(play, (now) => now.ask.buttons.find(({ meaning }) => meaning.way.type === 'callCheck'));
  const sending = usePlaying(play, (now) => now.sending);
  const over = usePlaying(play, ({ scene: { facts } }) => facts.get('phase') === 'scoringPhase');
  if (over) return null;
  return (
    <button
      type="button"
      className="call"
      data-press="callCheck"
      disabled={!call || sending}
      title={talk.callWhen}
      onClick={() => call && play.choose(call)}
    >
      {talk.call}
    </button>
  );
}
