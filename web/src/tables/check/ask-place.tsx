import { useMemo } from 'react';
import { leftUntil } from '../../play/frame/clock-time.js';
import { PromptPlace } from '../../play/frame/prompt-place.js';
import type { Playing } from '../../play/playing.js';
import { useWindowClock } from './race.js';
import type { Check, Face } from './shapes.js';
import { useNewest, useWindow } from './use-newest.js';

/** The prompt on the felt, between the piles and one's hand; while a window is open, its time runs out along the edge. */
export function AskPlace({ play }: { readonly play: Playing<Check, Face> }) {
  const window = useWindow(play);
  const isMine = useNewest(play, ({ you }) => you !== null && (window?.remainingPlayerIDs.includes(you) ?? false));
  return (
    <div className="ask-place" data-urgent={isMine || undefined}>
      <PromptPlace />
      {window && isMine && <TimeLeft key={window.windowId} play={play} />}
    </div>
  );
}

function TimeLeft({ play }: { readonly play: Playing<Check, Face> }) {
  const clock = useWindowClock(play);
  const whole = useNewest(play, ({ options }) => options.matchWindowMs);
  const style = useMemo(() => {
    if (!clock) return undefined;
    const left = Math.min(whole, Math.max(0, leftUntil(clock.deadline, clock.skew)));
    return { animationDuration: `${whole}ms`, animationDelay: `${left - whole}ms` };
  }, [clock, whole]);
  return style ? <span className="time-left counts-down" style={style} aria-hidden="true" /> : null;
}
