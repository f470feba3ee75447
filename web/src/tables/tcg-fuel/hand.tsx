import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { Seat } from '@parlour/client';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly seat: Seat;
}

/** The own hand as a fan; who watches sees none. Cards overlap where there are many, and scroll beyond that. */
export const Hand = memo(function Hand({ play, seat }: Props) {
  const items = usePlaying(play, (now) => now.scene.items);
  const held = rowOf({ items }, `hand:${seat}`);
  const style = { '--n': held.length } as CSSProperties;
  return (
    <Zone name={`hand:${seat}`} title={talk.hand(held.length)} className="fu-hand" style={style}>
      {held.map(({ ref }, index) => (
        <span key={ref} className="fu-held-slot" style={{ '--o': index - (held.length - 1) / 2 } as CSSProperties}>
          <Card play={play} item={ref} as="held" />
        </span>
      ))}
    </Zone>
  );
});
