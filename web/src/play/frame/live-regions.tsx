import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';

/** What a screen reader is told: the tale politely, and what is asked of the reader at once. Looking back is silent. */
export function LiveRegions({ play, silent }: { readonly play: AnyPlaying; readonly silent: boolean }) {
  const spoken = usePlaying(play, (now) => now.spoken);
  const asked = usePlaying(play, (now) => now.asked);
  return (
    <>
      <p className="unseen" role="status" aria-live="polite" data-testid="spoken">
        {silent ? '' : spoken}
      </p>
      <p className="unseen" role="alert" aria-live="assertive" data-testid="asked">
        {silent ? '' : asked}
      </p>
    </>
  );
}
