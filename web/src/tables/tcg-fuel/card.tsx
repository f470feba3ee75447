import type { CSSProperties } from 'react';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { useItem, usePlaying } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { usePrinted } from './catalogue.js';
import { Keywords } from './keywords.js';
import { Cost } from './pips.js';
import { card as refOf, cardIn, idOf, titled } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { picture, tones } from './tones.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly item: Ref;
  readonly as?: 'card' | 'chip' | 'held';
  readonly style?: CSSProperties;
}

/** A card as an enamel poster, by its size: a chip, a card of the board, a card in hand. */
export function Card({ play, item, as = 'card', style }: Props) {
  const on = useItem(play, item);
  const known = usePlaying(play, (now) => cardIn(now.view, idOf(item)));
  const slug = on?.face ?? known?.slug;
  const printed = usePrinted(slug);
  if (slug === undefined || slug === 'down') return <span className="fu-card fu-back" data-ref={item} style={style} />;
  const { power = printed?.power, toughness = printed?.toughness, damage = 0 } = on?.numbers ?? {};
  const loyalty = on?.numbers['loyalty'] ?? (as === 'held' ? undefined : printed?.loyalty);
  const isUp =
    power !== undefined &&
    (power > (printed?.power ?? power) || (toughness ?? 0) > (printed?.toughness ?? toughness ?? 0));
  const name = known?.name ?? printed?.name ?? titled(slug);
  return (
    <Thing
      play={play}
      item={item}
      style={style}
      className={classNames(
        'fu-card',
        `fu-${as}`,
        tones(known?.colors ?? printed?.colors),
        on?.pose.tapped && 'fu-tapped',
        on?.marks.includes('sick') && 'fu-sick',
        on?.marks.includes('frozen') && 'fu-frozen',
      )}
    >
      <span className="fu-face">
        <span className={name.length > 12 ? 'fu-name fu-long' : 'fu-name'}>{name}</span>
        <span className="fu-window">
          <img alt="" src={picture(slug)} loading="lazy" decoding="async" draggable={false} />
          <Keywords of={known?.keywords ?? printed?.keywords ?? []} />
          {as === 'held' && <Cost cost={printed?.type === 'land' ? undefined : printed?.manaCost} />}
        </span>
        <span className="fu-foot">
          {(printed?.subtypes.length ? printed.subtypes : (known?.types ?? [])).join(' ')}
        </span>
      </span>
      {power !== undefined && (
        <span className={classNames('fu-stats', isUp && 'fu-up', damage > 0 && 'fu-hurt')}>
          {power}
          <s>/</s>
          <b>{(toughness ?? 0) - damage}</b>
        </span>
      )}
      {power === undefined && loyalty !== undefined && <span className="fu-stats fu-loyalty">{loyalty}</span>}
      {(known?.attachments ?? []).map((id) => (
        <Tag key={id} play={play} item={refOf(id)} />
      ))}
    </Thing>
  );
}

/** What hangs on a card. */
function Tag({ play, item }: Pick<Props, 'play' | 'item'>) {
  const face = useItem(play, item)?.face;
  return face === undefined ? null : <img className="fu-tag" alt="" src={picture(face)} decoding="async" />;
}
