import type { CSSProperties } from 'react';
import { classNames } from '../../design/class-names.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { CardThing } from './card-thing.js';
import { PlayerInfoBar } from './player-info-bar.js';
import type { SideProps } from './playing.js';
import { useRow, whoseSide, zoneTitle } from './playing.js';
import { zoneOf } from './shapes.js';
import { SleepZoneDisplay } from './sleep-zone-display.js';
import { talk } from './talk.en.js';

/** One side of the rug: the player, the toys that are awake, and the bed. */
export function PlayerZone(side: SideProps) {
  const { play, seat, near } = side;
  const rests = usePlaying(play, (now) => now.scene.facts.get('active') !== String(seat));
  return (
    <Zone
      name={`side:${seat}`}
      title={talk.side(whoseSide(play, seat))}
      className={classNames('PlayerZone', near ? 'is-you' : 'is-them', rests && 'is-resting')}
    >
      <PlayerInfoBar {...side} />
      <InPlayZone {...side} />
      <SleepZoneDisplay {...side} />
    </Zone>
  );
}

/** The toys that are awake, and the card that is just being played. */
export function InPlayZone({ play, seat }: SideProps) {
  const toys = useRow(play, zoneOf.play(seat));
  const middle = useRow(play, zoneOf.middle(seat));
  const all = [...toys, ...middle];
  return (
    <div
      className="InPlayZone"
      role="group"
      aria-label={zoneTitle(play, zoneOf.play(seat), toys.length)}
      style={{ '--n': Math.max(4, all.length) } as CSSProperties}
    >
      {all.map(({ ref }) => (
        <CardThing key={ref} play={play} item={ref} />
      ))}
      {all.length === 0 && <p className="Empty">{talk.nobodyAwake}</p>}
    </div>
  );
}
