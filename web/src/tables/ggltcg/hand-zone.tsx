import type { CSSProperties } from 'react';
import { classNames } from '../../design/class-names.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { CardThing } from './card-thing.js';
import type { SideProps } from './playing.js';
import { useRow, whoseSide, zoneTitle } from './playing.js';
import { showsHand, zoneOf } from './shapes.js';
import { talk } from './talk.en.js';

/** A hand that lies open: the viewer's own, and both where a finished game is looked at with all cards open. */
export function HandZone({ play, seat, near }: SideProps) {
  const held = useRow(play, zoneOf.hand(seat));
  const open = usePlaying(play, (now) => showsHand(now.view, seat));
  const over = usePlaying(play, (now) => now.scene.facts.has('over'));
  if (!open) return null;
  return (
    <Zone
      name={zoneOf.hand(seat)}
      title={zoneTitle(play, zoneOf.hand(seat), held.length)}
      className={classNames('HandZone', !near && 'is-them')}
      style={{ '--n': Math.max(2, held.length) } as CSSProperties}
    >
      {held.map(({ ref }) => (
        <CardThing key={ref} play={play} item={ref} />
      ))}
      {held.length === 0 && !over && <p className="Empty">{talk.emptyHand(whoseSide(play, seat))}</p>}
    </Zone>
  );
}
