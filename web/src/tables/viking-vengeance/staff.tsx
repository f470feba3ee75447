import type { Seat } from '@parlour/client';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, VikingVengeance } from './shapes.js';
import { talk } from './talk.en.js';

const SIXTEEN = Array.from({ length: 16 }, (_, index) => index);

/** Sixteen notches, filled from both ends by the tiles that each side holds; and which turn it is. */
export function Staff({ play, near }: { readonly play: Playing<VikingVengeance, Face>; readonly near: Seat }) {
  const mine = usePlaying(play, (now) => now.scene.counters.get(`score:${near}`) ?? 0);
  const theirs = usePlaying(play, (now) => now.scene.counters.get(`score:${1 - near}`) ?? 0);
  const turn = usePlaying(play, (now) => now.scene.counters.get('turn') ?? 1);
  return (
    <div className="vv-middle">
      <div className="vv-staff" aria-hidden="true">
        {SIXTEEN.map((index) => (
          <i key={index} className={index < mine ? 'is-mine' : index >= 16 - theirs ? 'is-theirs' : undefined} />
        ))}
      </div>
      <p className="vv-turn" data-testid="turn">
        {talk.turn(turn)}
        <small> {talk.round(Math.ceil(turn / 2))}</small>
      </p>
    </div>
  );
}
