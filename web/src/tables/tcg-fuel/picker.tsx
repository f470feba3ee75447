import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { Zone } from '../../play/zone/zone.js';
import { Card } from './card.js';
import { cardIn, idOf } from './shapes.js';
import type { Face, TcgFuel } from './shapes.js';

/** What is asked for and lies in no row of the table, in a graveyard or a searched deck, is laid out here. */
export function Picker({ play }: { readonly play: Playing<TcgFuel, Face> }) {
  const open = usePlaying(play, (now) => now.ask.open);
  const items = usePlaying(play, (now) => now.scene.items);
  const view = usePlaying(play, (now) => now.view);
  const refs = [...open.keys()]
    .filter((ref) => ref.startsWith('card:'))
    .filter((ref) => {
      const zone = items.get(ref)?.place.zone ?? cardIn(view, idOf(ref))?.location;
      return zone !== undefined && /^(graveyard|exile|deck)/.test(zone);
    })
    .sort((one, other) => idOf(one) - idOf(other));
  if (refs.length === 0) return null;
  return (
    <Zone name="picker" title={`Choose among ${refs.length}`} titled className="fu-picker">
      <div className="fu-grid">
        {refs.map((ref) => (
          <Card key={ref} play={play} item={ref} />
        ))}
      </div>
    </Zone>
  );
}
