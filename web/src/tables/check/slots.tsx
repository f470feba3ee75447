import type { CSSProperties } from 'react';
import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import type { Scene } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Detail } from './art/cards.js';
import { cellOf, slot, slotsOf, placeOf } from './places.js';
import { SlotCard } from './slot-card.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';

const FIRST_SLOTS = 4;

interface Props {
  readonly play: Playing<Check, Face>;
  readonly seat: Seat;
  readonly detail: Detail;
  /** Shown only: the hand is opened to press a card of it. */
  readonly still?: boolean;
  /** The larger copy of a hand that is opened on a phone. */
  readonly opened?: boolean;
}

/** The slots of a hand. They never move; where a card has left, its place stays empty. */
export function Slots({ play, seat, detail, still, opened }: Props) {
  const count = usePlaying(play, (now) => slotCount(now.scene, seat));
  const filled = usePlaying(play, (now) => slotsOf(now.scene, seat).join(' '));
  const refs = new Set(filled.split(' '));
  const columns = Math.max(2, cellOf(count - 1).column);
  return (
    <div className={classNames('slots', opened && 'opened')} style={{ '--cols': columns } as CSSProperties}>
      {Array.from({ length: count }, (_, index) => {
        const ref = slot(seat, index);
        const { column, row } = cellOf(index);
        const style = { gridArea: `${row} / ${column}` };
        if (refs.has(ref)) {
          return <SlotCard key={index} play={play} item={ref} style={style} detail={detail} still={still} />;
        }
        return (
          <span key={index} className="slot is-empty" style={style} role="img" aria-label={talk.emptySlot(index)} />
        );
      })}
    </div>
  );
}

/** As many places as the hand has ever needed, as far as the scene knows: four, or up to its last card. */
function slotCount(scene: Scene<Face>, seat: Seat): number {
  const last = slotsOf(scene, seat).at(-1);
  return Math.max(FIRST_SLOTS, (last === undefined ? -1 : (placeOf(last)?.index ?? -1)) + 1);
}
