import { Button } from '../../design/button.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { playerOf } from './shapes.js';
import type { Face, FourInASquare } from './shapes.js';
import { talk } from './talk.en.js';
import { words } from './words.en.js';

/** The other player offers a draw: it is answered here. */
export function DrawTalk({ play }: { readonly play: Playing<FourInASquare, Face> }) {
  const offer = usePlaying(play, (now) => now.view.drawOffer);
  const eyes = usePlaying(play, (now) => now.eyes);
  if (offer === null || eyes === 'public') return null;
  if (offer === playerOf(eyes)) return <p className="small">{talk.drawOffered}</p>;
  return (
    <div className="row" role="group" aria-label={talk.draw}>
      <p>{talk.offersDraw(offer)}</p>
      <Button leading compact onClick={() => play.send({ type: 'accept-draw' })}>
        {label('accept-draw')}
      </Button>
      <Button compact onClick={() => play.send({ type: 'decline-draw' })}>
        {label('decline-draw')}
      </Button>
    </div>
  );
}

function label(type: 'accept-draw' | 'decline-draw'): string {
  const given = words.asks[type]?.label;
  return typeof given === 'string' ? given : type;
}
