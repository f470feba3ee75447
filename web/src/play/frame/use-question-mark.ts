import { useEffect, useRef } from 'react';
import { useSetting } from '../../settings/use-settings.js';

/** A question mark opens the list of keys, unless letters are switched off or something is written. */
export function useQuestionMark(open: () => void): void {
  const wanted = useSetting('singleKeys');
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!wanted) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      const at = event.target instanceof HTMLElement ? event.target : undefined;
      if (event.key !== '?' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (at?.closest('input, textarea, select, dialog, [popover]')) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [wanted]);
}
