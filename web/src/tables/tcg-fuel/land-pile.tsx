import { memo } from 'react';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { areSameProps } from '../../play/same.js';
import type { SceneItem } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { Drawn } from './drawn.js';
import { picture } from './tones.js';
import { pressedOf } from './piles.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly slug: string;
  readonly items: readonly SceneItem<Face>[];
}

/** Same lands are one pile: a press presses one of them, first one that may be taken, then one to untake. */
export const LandPile = memo(function LandPile({ play, slug, items }: Props) {
  const tapped = items.filter(({ pose }) => pose.tapped).length;
  const taken = usePlaying(play, ({ ask }) => items.filter(({ ref }) => ask.open.get(ref)?.role === 'taken').length);
  const pressed = usePlaying(play, ({ ask }) => pressedOf(items, ask.open));
  if (pressed === undefined) return null;
  return (
    <Thing
      play={play}
      item={pressed}
      dims={false}
      className={classNames('fu-pile', tapped === items.length && 'fu-spent')}
    >
      <span className="fu-pile-art">
        <img alt="" src={picture(slug)} loading="lazy" decoding="async" draggable={false} />
        {tapped > 0 && <img className="fu-pile-turned" alt="" src={picture(slug)} loading="lazy" decoding="async" />}
      </span>
      <span className="fu-pile-count">
        <Drawn as="b" text={items.length - tapped} />
        <Drawn as="small" text={taken > 0 ? talk.half.taken(taken) : talk.half.ofLands(items.length)} />
      </span>
    </Thing>
  );
}, areSameProps);
