import { classNames } from '../../design/class-names.js';
import { Thing } from '../../play/zone/thing.js';
import { useItem, useOffer } from '../../play/use-playing.js';
import { CardDisplay } from './card-display.js';
import type { Play } from './playing.js';
import { talk } from './talk.en.js';

interface Props {
  readonly play: Play;
  readonly item: string;
  /** Whether its price stands on it while it may be chosen. */
  readonly priced?: boolean;
}

/** A card that can be pressed, with what the press costs. */
export function CardThing({ play, item: ref, priced = true }: Props) {
  const item = useItem(play, ref);
  const offer = useOffer(play, ref);
  if (!item || item.face === undefined) return null;
  if (item.face === 'down') return <span className="CardBack" data-ref={ref} />;
  const side = Number(item.place.zone.split(':')[1]);
  const lent = item.owner !== undefined && item.owner !== side;
  const ribbon = lent ? `${play.telling().name(item.owner ?? side)}’s` : undefined;
  const copied = item.face.name === item.face.printed ? undefined : talk.copy;
  return (
    <Thing
      play={play}
      item={ref}
      className={classNames('CardThing', item.face.type === 'Action' && 'paper', item.pose.dim && 'is-spent')}
    >
      <CardDisplay
        face={item.face}
        numbers={item.numbers}
        // What has been chosen from a bed opens its eyes.
        asleep={item.pose.asleep && offer?.role !== 'taken'}
        ribbon={ribbon ?? copied}
        price={priced && offer?.role === 'target' ? offer.caption?.price?.cc : undefined}
      />
      {item.marks.includes('asks') && <span className="Asks">?</span>}
    </Thing>
  );
}
