import type { Seat } from '@parlour/client';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { Zone } from '../../play/zone/zone.js';
import { Numbers, Print } from './card-picture.js';
import { hand } from './places.js';
import { isCard } from './shapes.js';
import type { Face, VikingVengeance } from './shapes.js';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly seat: Seat;
  onLook(ref: Ref | undefined): void;
}

/** The far side's hand where it lies open: in a puzzle, and when a finished game is looked back at with all cards. */
export function OpenHand({ play, seat, onLook }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const cards = rowOf(scene, hand(seat));
  const title = play.kind.words.zone?.(hand(seat), cards.length, play.telling()) ?? '';
  return (
    <Zone name={hand(seat)} title={title} className="vv-open-hand">
      {cards.map(({ ref, face, numbers }) =>
        isCard(face) ? (
          <div
            key={ref}
            className="vv-open-slot"
            onPointerEnter={() => onLook(ref)}
            onPointerLeave={() => onLook(undefined)}
          >
            <Thing play={play} item={ref} className={`vv-open-card rarity-${face.rarity}`}>
              <span className={`vv-card is-theirs rarity-${face.rarity}`}>
                <Print face={face} />
                <Numbers face={face} numbers={numbers} />
              </span>
            </Thing>
          </div>
        ) : (
          <span key={ref} className="vv-open-slot" data-ref={ref} />
        ),
      )}
    </Zone>
  );
}
