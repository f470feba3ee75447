import type { Playing } from '../../play/playing.js';
import { CardPicture } from './card-picture.js';
import { Wreath } from './icons.js';
import type { Check, CheckView, Face } from './shapes.js';
import { useNewest } from './use-newest.js';

/** The card that is asked about: to be matched, just drawn, awake, or the deck's back. */
export function Thumb({ play }: { readonly play: Playing<Check, Face> }) {
  const view = useNewest(play, (newest) => newest);
  const shown = askedAbout(view);
  return (
    <span className={shown === 'wreath' ? 'thumb is-wreath' : 'thumb'} aria-hidden="true">
      {shown === 'wreath' ? <Wreath /> : <CardPicture face={shown} detail="mini" />}
    </span>
  );
}

function askedAbout(view: CheckView): Face | 'down' | 'wreath' {
  const { matchingOpportunityInfo: window, activeAbility: ability, you, players } = view;
  if (view.phase === 'scoringPhase') return 'wreath';
  if (window) return window.cardToMatch;
  if (ability) return ability.card;
  const drawn = you === null ? undefined : players[you]?.pendingDrawnCard;
  return drawn && !('hidden' in drawn) ? drawn : 'down';
}
