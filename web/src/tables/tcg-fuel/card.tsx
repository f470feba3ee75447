import { memo } from 'react';
import type { CSSProperties } from 'react';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { areSameProps } from '../../play/same.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref, Scene, SceneItem } from '../../play/stage/scene.js';
import { useItem, usePlaying, usePlayingSame } from '../../play/use-playing.js';
import { Thing } from '../../play/zone/thing.js';
import { usePrinted } from './catalogue.js';
import { Drawn } from './drawn.js';
import { Keywords } from './keywords.js';
import { picture, tones } from './tones.js';
import { pairOf } from './picked-links.js';
import { pressedOf } from './piles.js';
import { Cost } from './pips.js';
import { card as refOf, cardIn, idOf, titled } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly item: Ref;
  readonly as?: 'card' | 'chip' | 'held';
  /** The same tokens as this one, it among them: they are drawn once, with their number. */
  readonly pile?: readonly SceneItem<Face>[];
  readonly style?: CSSProperties;
}

/** A card as an enamel poster, by its size: a chip, a card of the board, a card in hand. */
export const Card = memo(function Card({ play, item: drawn, as = 'card', pile = [], style }: Props) {
  const item = usePlaying(play, (now) => (pile.length > 1 ? (pressedOf(pile, now.ask.open) ?? drawn) : drawn));
  const on = useItem(play, item);
  const known = usePlayingSame(play, (now) => cardIn(now.view, idOf(item)));
  const pair = usePlaying(play, (now) => pairOf(item, now.ask.soFar as Partial<TcgFuel['action']>));
  const aimedBy = usePlaying(play, (now) => (as === 'held' ? undefined : numberAimedAt(now.scene, item)));
  const slug = on?.face ?? known?.slug;
  const printed = usePrinted(slug);
  if (slug === undefined || slug === 'down') return <span className="fu-card fu-back" data-ref={item} style={style} />;
  const name = known?.name ?? printed?.name ?? titled(slug);
  const isLand = printed?.type === 'land';
  return (
    <Thing
      play={play}
      item={item}
      number={pair}
      style={style}
      dims={as === 'held'}
      className={classNames(
        'fu-card',
        `fu-${as}`,
        tones(known?.colors ?? printed?.colors, isLand),
        on?.pose.tapped && 'fu-tapped',
        on?.marks.includes('sick') && 'fu-sick',
        on?.marks.includes('frozen') && 'fu-frozen',
        typeof known?.attachedTo === 'number' && 'fu-attached',
      )}
    >
      <span className="fu-face">
        <span className={name.length > 10 ? 'fu-name fu-long' : 'fu-name'}>
          <span>{name}</span>
        </span>
        <span className="fu-window">
          <img alt="" src={picture(slug)} loading="lazy" decoding="async" draggable={false} />
        </span>
        <Keywords of={known?.keywords ?? printed?.keywords ?? []} />
        {as === 'held' && <Cost cost={isLand ? undefined : printed?.manaCost} />}
        <Drawn
          className="fu-foot"
          text={(printed?.subtypes.length ? printed.subtypes : (known?.types ?? printed?.types ?? [])).join(' ')}
        />
      </span>
      <Stats play={play} item={item} isHeld={as === 'held'} />
      {known && <Counters of={known.counters} />}
      {aimedBy !== undefined && <Drawn className="fu-aimed" text={aimedBy} />}
      {pile.length > 1 && <Drawn className="fu-tag fu-times" text={`×${pile.length}`} />}
      {(known?.attachments ?? []).map((id) => (
        <Tag key={id} play={play} item={refOf(id)} />
      ))}
    </Thing>
  );
}, areSameProps);

/** Strength, or loyalty: as it is now, beside what is printed. */
function Stats({ play, item, isHeld }: Pick<Props, 'play' | 'item'> & { readonly isHeld: boolean }) {
  const on = useItem(play, item);
  const slug = usePlaying(play, (now) => now.scene.items.get(item)?.face ?? cardIn(now.view, idOf(item))?.slug);
  const printed = usePrinted(slug);
  const { power = printed?.power, toughness = printed?.toughness, damage = 0 } = on?.numbers ?? {};
  const loyalty = on?.numbers['loyalty'] ?? (isHeld ? undefined : printed?.loyalty);
  if (power === undefined)
    return loyalty === undefined ? null : <Drawn className="fu-stats fu-loyalty" text={loyalty} />;
  const [ownPower = power, ownToughness = toughness ?? 0] = [printed?.power, printed?.toughness];
  const isUp = power > ownPower || (toughness ?? 0) > ownToughness;
  const isDown = !isUp && (power < ownPower || (toughness ?? 0) < ownToughness);
  return (
    <span className={classNames('fu-stats', isUp && 'fu-up', isDown && 'fu-down', damage > 0 && 'fu-hurt')}>
      <Drawn text={power} />
      <Drawn as="s" text="/" />
      <Drawn as="b" text={(toughness ?? 0) - damage} />
    </span>
  );
}

function Counters({ of }: { readonly of: { readonly '+1/+1': number; readonly '-1/-1': number } }) {
  const net = of['+1/+1'] - of['-1/-1'];
  return net === 0 ? null : <Drawn className="fu-counters" text={net > 0 ? `+${net}` : net} />;
}

/** What hangs on a card. */
function Tag({ play, item }: Pick<Props, 'play' | 'item'>) {
  const face = useItem(play, item)?.face;
  return face === undefined ? null : <img className="fu-tag" alt="" src={picture(face)} decoding="async" />;
}

/** The number of the stack's entry that is aimed at something. */
function numberAimedAt(scene: Scene<Face>, ref: Ref): number | undefined {
  const link = scene.links.find(({ to, kind }) => to === ref && kind === 'target');
  if (!link) return undefined;
  const at = rowOf(scene, 'stack').findIndex((one) => one.ref === link.from);
  return at < 0 ? undefined : at + 1;
}
