import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import type { SceneItem } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import { useCatalogue } from './catalogue.js';
import { LandPile } from './land-pile.js';
import { piled, sameToken } from './piles.js';
import { PlayerPlate } from './player-plate.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly seat: Seat;
  readonly side: 'near' | 'far';
  /** Shown where there is room for one board of several. */
  readonly focused: boolean;
}

/** One player's half: plate, lands as piles, other permanents as chips, creatures as cards. */
export function Half({ play, seat, side, focused }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const view = usePlaying(play, (now) => now.view);
  const eyes = usePlaying(play, (now) => now.eyes);
  const open = usePlaying(play, (now) => now.ask.open);
  const catalogue = useCatalogue();
  const name = view.players.find((one) => one.seat === seat)?.name ?? '';
  const mine = rowOf(scene, 'field').filter(({ owner }) => owner === seat);
  const isA = (item: SceneItem<Face>, type: string): boolean =>
    (cardIn(view, idOf(item.ref))?.types ?? catalogue.get(String(item.face))?.types ?? []).includes(type);
  const creatures = mine.filter((item) => isA(item, 'creature'));
  const lands = mine.filter((item) => isA(item, 'land') && !creatures.includes(item));
  const things = mine.filter((item) => !creatures.includes(item) && !lands.includes(item));
  return (
    <div
      className={classNames('fu-half', `fu-${side}`, scene.facts.get('active') === String(seat) && 'fu-active')}
      data-seat={seat}
      data-focus={focused || undefined}
      data-lost={scene.facts.has(`lost:${seat}`) || undefined}
    >
      <PlayerPlate play={play} seat={seat} isMine={eyes === seat} />
      <Zone name={`lands:${seat}`} title={`${name}: lands and other permanents`} className="fu-lands">
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
      <Zone name={`creatures:${seat}`} title={`${name}: creatures, ${creatures.length}`} className="fu-creatures">
        <div className="fu-row">
          {piled(creatures, (item) => sameToken(item, view, scene, open)).map(([key, items]) => (
            <span key={key} className={items[0]!.pose.tapped ? 'fu-slot fu-turned' : 'fu-slot'}>
              <Card play={play} item={items[0]!.ref} pile={items} />
            </span>
          ))}
        </div>
      </Zone>
    </div>
  );
}
