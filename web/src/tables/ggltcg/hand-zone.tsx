import type { CSSProperties } from 'react';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { CardThing } from './card-thing.js';
import type { SideProps } from './playing.js';
import { useRow, zoneTitle } from './playing.js';
import { zoneOf } from './shapes.js';

/** The viewer's own hand; who watches has none. */
export function HandZone({ play, seat }: SideProps) {
  const held = useRow(play, zoneOf.hand(seat));
  const mine = usePlaying(play, (now) => now.eyes === seat);
  const over = usePlaying(play, (now) => now.scene.facts.has('over'));
  if (!mine) return null;
  return (
    <Zone
      name={zoneOf.hand(seat)}
      title={zoneTitle(play, zoneOf.hand(seat), held.length)}
      className="HandZone"
      style={{ '--n': Math.max(2, held.length) } as CSSProperties}
    >
      {held.map(({ ref }) => (
        <CardThing key={ref} play={play} item={ref} />
      ))}
      {held.length === 0 && !over && <p className="Empty">Your hand is empty.</p>}
    </Zone>
  );
}
