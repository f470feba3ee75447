import { memo } from 'react';
import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Narrowed } from '../../play/ask/offer.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { Ref, SceneItem } from '../../play/stage/scene.js';
import { usePlaying, usePlayingSame } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import { useCatalogue } from './catalogue.js';
import { LandPile } from './land-pile.js';
import { piled, sameToken } from './piles.js';
import { PlayerPlate } from './player-plate.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly seat: Seat;
  readonly side: 'near' | 'far';
  /** Shown where there is room for one board of several. */
  readonly focused: boolean;
}

/** One player's half: plate, lands as piles, other permanents as chips, creatures as cards. */
export const Half = memo(function Half({ play, seat, side, focused }: Props) {
  const items = usePlaying(play, (now) => now.scene.items);
  const links = usePlaying(play, (now) => now.scene.links);
  const isActive = usePlaying(play, (now) => now.scene.facts.get('active') === String(seat));
  const isLost = usePlaying(play, (now) => now.scene.facts.has(`lost:${seat}`));
  const cards = usePlaying(play, (now) => now.view.cards);
  const name = usePlaying(play, (now) => now.view.players.find((one) => one.seat === seat)?.name ?? '');
  const isMine = usePlaying(play, (now) => now.eyes === seat);
  const taken = usePlayingSame(play, (now) => takenIn(now.ask.open));
  const catalogue = useCatalogue();
  const mine = rowOf({ items }, 'field').filter(({ owner }) => owner === seat);
  const isA = (item: SceneItem<Face>, type: string): boolean =>
    (cardIn({ cards }, idOf(item.ref))?.types ?? catalogue.get(String(item.face))?.types ?? []).includes(type);
  const creatures = mine.filter((item) => isA(item, 'creature'));
  const lands = mine.filter((item) => isA(item, 'land') && !creatures.includes(item));
  const things = mine.filter((item) => !creatures.includes(item) && !lands.includes(item));
  return (
    <div
      className={classNames('fu-half', `fu-${side}`, isActive && 'fu-active')}
      data-seat={seat}
      data-focus={focused || undefined}
      data-lost={isLost || undefined}
    >
      <PlayerPlate play={play} seat={seat} isMine={isMine} />
      <Zone name={`lands:${seat}`} title={talk.half.lands(name)} className="fu-lands">
        <div className="fu-piles">
          {piled(lands, ({ face }) => String(face)).map(([slug, items]) => (
            <LandPile key={slug} play={play} slug={slug} items={items} />
          ))}
        </div>
        <div className="fu-things">
          {things.map(({ ref }) => (
            <Card key={ref} play={play} item={ref} as="chip" />
          ))}
        </div>
      </Zone>
      <Zone name={`creatures:${seat}`} title={talk.half.creatures(name, creatures.length)} className="fu-creatures">
        <div className="fu-row">
          {piled(creatures, (item) => sameToken(item, { cards }, links, taken)).map(([key, items]) => (
            <span key={key} className={items[0]!.pose.tapped ? 'fu-slot fu-turned' : 'fu-slot'}>
              <Card play={play} item={items[0]!.ref} pile={items} />
            </span>
          ))}
        </div>
      </Zone>
    </div>
  );
});

function takenIn(open: Narrowed<TcgFuel['action']>['open']): readonly Ref[] {
  return [...open].flatMap(([ref, { role }]) => (role === 'taken' ? [ref] : []));
}
