import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';

/** What a screen reader is told: the tale politely, and what is asked of the reader at once. Looking back is silent. */
export function LiveRegions({ play, silent }: { readonly play: AnyPlaying; readonly silent: boolean }) {
  const spoken = usePlaying(play, (now) => now.spoken);
  const asked = usePlaying(play, (now) => now.asked);
  const outcome = usePlaying(play, (now) => now.outcome);
  // A step is told by its first sentence; how the game ended must not be among what is summed up.
  const told = outcome ? `${spoken} ${play.kind.words.outcome(outcome, play.telling())}.` : spoken;
  return (
    <>
      <p className="unseen" role="status" aria-live="polite" data-testid="spoken">
        {silent ? '' : told}
      </p>
      <p className="unseen" role="alert" aria-live="assertive" data-testid="asked">
        {silent ? '' : asked}
      </p>
    </>
  );
}
