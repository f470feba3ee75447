import type { Seat } from '@parlour/client';
import { classNames } from '../../design/class-names.js';
import type { Playing } from '../../play/playing.js';
import { rowOf } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import { useCatalogue } from './catalogue.js';
import { LandPile } from './land-pile.js';
import { PlayerPlate } from './player-plate.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

interface Props {
  readonly play: Playing<TcgFuel, Face>;
  readonly seat: Seat;
  readonly side: 'near' | 'far';
}

/** One player's half: plate, lands as piles, other permanents as chips, creatures as cards. */
export function Half({ play, seat, side }: Props) {
  const scene = usePlaying(play, (now) => now.scene);
  const view = usePlaying(play, (now) => now.view);
  const eyes = usePlaying(play, (now) => now.eyes);
  const catalogue = useCatalogue();
  const name = view.players.find((one) => one.seat === seat)?.name ?? '';
  const mine = rowOf(scene, 'field').filter(({ owner }) => owner === seat);
  const isA = (type: string) => (item: (typeof mine)[number]) =>
    (cardIn(view, idOf(item.ref))?.types ?? catalogue.get(String(item.face))?.types ?? []).includes(type);
  const creatures = mine.filter(isA('creature'));
  const lands = mine.filter((item) => isA('land')(item) && !creatures.includes(item));
  const things = mine.filter((item) => !creatures.includes(item) && !lands.includes(item));
  const piles = new Map<string, typeof mine>();
  for (const land of lands) piles.set(String(land.face), [...(piles.get(String(land.face)) ?? []), land]);
  return (
    <div className={classNames('fu-half', `fu-${side}`, scene.facts.get('active') === String(seat) && 'fu-active')}>
      <PlayerPlate play={play} seat={seat} isMine={eyes === seat} />
      <Zone name={`lands:${seat}`} title={`${name}: lands and other permanents`} className="fu-lands">
        <div className="fu-piles">
          {[...piles].map(([slug, items]) => (
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
          {creatures.map(({ ref, pose }) => (
            <span key={ref} className={pose.tapped ? 'fu-slot fu-turned' : 'fu-slot'}>
              <Card play={play} item={ref} />
            </span>
          ))}
        </div>
      </Zone>
    </div>
  );
}
