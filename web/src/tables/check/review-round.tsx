import { useStore } from 'zustand';
import { LinkButton } from '../../design/link-button.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { to } from '../../to.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';

/** Between two rounds the one that was scored can be looked back at; the others wait as long as the clock lets them. */
export function ReviewRound({ play }: { readonly play: Playing<Check, Face> }) {
  const isScored = usePlaying(play, (now) => now.scene.facts.get('phase') === 'scoringPhase');
  const sessionId = useStore(play.source.state, (session) => session.sessionId);
  return isScored ? <LinkButton to={to.review('check', sessionId)}>{talk.review}</LinkButton> : null;
}
