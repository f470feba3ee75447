import type { CSSProperties } from 'react';
import type { Seat } from '@parlour/client';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { Zone } from '../../play/zone/zone.js';
import { Level, Numbers } from './card-picture.js';
import { hand } from './places.js';
import { isCard } from './shapes.js';
import type { CardFace, Face, VikingVengeance } from './shapes.js';
import './hand.css';

interface Props {
  readonly play: Playing<VikingVengeance, Face>;
  readonly seat: Seat;
  onLook(ref: Ref | undefined): void;
}

/** The hand of the near side; for a watcher, its backs. */
export function Hand({ play, seat, onLook }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const cards = rowOf(scene, hand(seat));
  const title = play.kind.words.zone?.(hand(seat), cards.length, play.telling()) ?? '';
  return (
    <Zone
      name={hand(seat)}
      title={title}
      className="vv-hand"
      style={{ '--cards': Math.max(5, cards.length) } as CSSProperties}
    >
      {cards.map(({ ref, face, numbers }) =>
        isCard(face) ? (
          <div
            key={ref}
            className="vv-slot"
            onPointerEnter={() => onLook(ref)}
            onPointerLeave={() => onLook(undefined)}
            onFocus={() => onLook(ref)}
            onBlur={() => onLook(undefined)}
          >
            <Thing play={play} item={ref} className={`vv-held rarity-${face.rarity}`}>
              <span className="vv-held-print is-held">
                <img className="vv-art" alt="" src={face.picture} decoding="async" draggable={false} />
                <Numbers face={face} numbers={numbers} />
              </span>
              <span className="vv-name">{face.name}</span>
              <span className="vv-line">
                <i className="vv-gem" />
                {face.ability ? (
                  <span className="vv-type is-ability" data-text={face.ability.name} />
                ) : (
                  <span className="vv-type" data-text={kindsOf(face)} />
                )}
                <Level level={face.level} />
              </span>
            </Thing>
          </div>
        ) : (
          <span key={ref} className="vv-slot vv-back" data-ref={ref} />
        ),
      )}
    </Zone>
  );
}

/** The first tag is the set, which the picture shows already. */
const kindsOf = ({ tags }: CardFace): string => tags.slice(1).join(', ');
