import { memo } from 'react';
import type { Playing } from '../../play/playing.js';
import { itemOf } from '../../play/stage/scene.js';
import type { SceneItem } from '../../play/stage/scene.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import { piled } from './piles.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

/** What is asked for and lies in no row of the table, in a graveyard or a searched deck, is laid out here. */
export const Picker = memo(function Picker({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const open = usePlaying(play, (now) => now.ask.open);
  const items = usePlaying(play, (now) => now.scene.items);
  const view = usePlaying(play, (now) => now.view);
  const cards = [...open.keys()]
    .filter((ref) => ref.startsWith('card:'))
    .sort((one, other) => idOf(one) - idOf(other))
    .flatMap((ref) => {
      const known = cardIn(view, idOf(ref));
      const zone = items.get(ref)?.place.zone ?? known?.location;
      if (zone === undefined || !/^(graveyard|exile|deck)/.test(zone)) return [];
      return [items.get(ref) ?? itemOf({ ref, zone, face: known?.slug ?? '' }, 0)];
    });
  if (cards.length === 0) return null;
  // Cards of one name are one pile with their number; what is taken lies beside it.
  const kindOf = ({ ref, face, place }: SceneItem<Face>) => `${place.zone} ${face} ${open.get(ref)?.role === 'taken'}`;
  return (
    <Zone name="picker" title={talk.chooseAmong(cards.length)} titled className="fu-picker">
      <div className="fu-grid">
        {piled(cards, kindOf).map(([key, pile]) => (
          <Card key={key} play={play} item={pile[0]!.ref} pile={pile} />
        ))}
      </div>
    </Zone>
  );
});
