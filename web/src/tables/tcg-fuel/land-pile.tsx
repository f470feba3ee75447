import { classNames } from '../../design/class-names.js';
import type { Narrowed } from '../../play/ask/offer.js';
import type { Playing } from '../../play/playing.js';
import type { Ref, SceneItem } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { picture } from './tones.js';
import type { Face, TcgFuel } from './shapes.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly slug: string;
  readonly items: readonly SceneItem<Face>[];
}

/** Same lands are one pile: a press presses one of them, first one that may be taken, then one to untake. */
export function LandPile({ play, slug, items }: Props) {
  const open = usePlaying(play, (now) => now.ask.open);
  const tapped = items.filter(({ pose }) => pose.tapped).length;
  const taken = items.filter(({ ref }) => open.get(ref)?.role === 'taken').length;
  const pressed = pressedOf(items, open);
  if (pressed === undefined) return null;
  return (
    <Thing play={play} item={pressed} className={classNames('fu-pile', tapped === items.length && 'fu-spent')}>
      <span className="fu-pile-art">
        <img alt="" src={picture(slug)} loading="lazy" decoding="async" draggable={false} />
        {tapped > 0 && <img className="fu-pile-turned" alt="" src={picture(slug)} loading="lazy" decoding="async" />}
      </span>
      <span className="fu-pile-count">
        <b>{items.length - tapped}</b>
        <small>{taken > 0 ? `${taken} taken` : `of ${items.length}`}</small>
      </span>
    </Thing>
  );
}

/** Which of the pile a press presses. */
export function pressedOf(
  items: readonly SceneItem<Face>[],
  open: Narrowed<TcgFuel['action']>['open'],
): Ref | undefined {
  const untappedFirst = [...items].sort(
    (one, other) => Number(one.pose.tapped ?? false) - Number(other.pose.tapped ?? false),
  );
  const offered = untappedFirst.find(({ ref }) => open.has(ref) && open.get(ref)?.role !== 'taken');
  const taken = untappedFirst.findLast(({ ref }) => open.has(ref));
  return (offered ?? taken ?? untappedFirst[0])?.ref;
}
