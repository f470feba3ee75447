import { useEffect } from 'react';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { printedOn } from './catalogue.js';
import { offersOf } from './offered.js';
import { goesOnByItself } from './passing-on.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';
import { settingsOf } from './use-fuel-keys.js';

/**
 * The server asks in both main phases of a turn, whatever is in hand. In the second one, where nothing can be played, the page
 * goes on by itself and says so: one press ends a turn in which nothing can happen. Full control turns it off.
 */
export function usePassingOn(play: Playing<TcgFuel, Face>): void {
  const version = usePlaying(play, (now) => now.version);
  const sending = usePlaying(play, (now) => now.sending);
  const moving = usePlaying(play, (now) => now.moving);
  useEffect(() => {
    const { eyes, toAct, picks, outcome } = play.state.getState();
    if (sending || moving || outcome || picks.length > 0 || eyes === 'public' || !toAct.includes(eyes)) return;
    const { view } = play.telling('newest');
    if (settingsOf(play)?.fullControl !== false || !goesOnByItself(view, eyes, offersOf(play), printedOn)) return;
    play.note(talk.notes.passedByItself);
    play.send({ type: 'pass_priority' });
  }, [play, version, sending, moving]);
}
