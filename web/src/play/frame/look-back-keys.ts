import { useEffect, useRef } from 'react';
import { nextMark } from './jump-marks.js';
import type { LookBack } from './use-look-back.js';

/** Where a key leads while looking back: arrows one version, with Shift one turn, Home and End; Space plays. */
export function keyLeadsTo(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { target: version, last, marks }: Pick<LookBack, 'target' | 'last' | 'marks'>,
): number | 'toggle' | 'leave' | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? nextMark(marks, version, -1, last) : Math.max(0, version - 1);
    case 'ArrowRight':
      if (version === last) return 'leave';
      return shiftKey ? nextMark(marks, version, 1, last) : version + 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case ' ':
      return 'toggle';
    case 'Escape':
      return 'leave';
    default:
      return undefined;
  }
}

/** Listens to the keys of a look back, wherever the focus is but in a field, on the board or on a button that wants Space. */
export function useLookBackKeys(look: LookBack, onLeave?: () => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : undefined;
      // Until the game is there, every version would be the last one.
      if (!look.ready && event.key !== 'Escape') return;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (at?.closest('input, textarea, select, dialog, [role=tablist], [role=menu]')) return;
      if (event.key === ' ' && at?.closest('button, a')) return;
      const lead = keyLeadsTo(event, look);
      if (lead === undefined || (lead === 'leave' && !onLeave)) return;
      event.preventDefault();
      if (lead === 'leave') onLeave?.();
      else if (lead === 'toggle') look.toggle();
      else look.seek(lead);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [look, onLeave]);
}

/** The left arrow opens the look back where it walks through nothing: outside of zones, fields and lists. */
export function useLookBackOpening(isLive: boolean, open: () => void): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isLive) return;
    const pressed = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key !== 'ArrowLeft' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (
        at?.closest(
          'input, textarea, select, dialog, [data-zone], [role=tablist], [role=menu], [role=region], [popover]',
        )
      )
        return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isLive]);
}
