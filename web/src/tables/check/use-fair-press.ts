import { useEffect } from 'react';
import type { Playing } from '../../play/playing.js';
import type { Check, Face } from './shapes.js';

const PRESSABLE = '[data-ref], [data-press]';

/** The window that is open now, by the newest view; undefined without one. */
export function windowNow(play: Playing<Check, Face>): number | undefined {
  return play.source.state.getState().picture?.view.matchingOpportunityInfo?.windowId;
}

/**
 * A press counts for the window in which it began: a finger that was already down when a window opened does not match
 * with the card under it, and one that is lifted after a window has closed does not play that card.
 */
export function useFairPress(play: Playing<Check, Face>): void {
  useEffect(() => {
    let began = windowNow(play);
    const begin = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.repeat) {
        if (windowNow(play) !== began) swallow(event);
        return;
      }
      began = windowNow(play);
    };
    const end = (event: Event): void => {
      const { target } = event;
      if (windowNow(play) === began || !(target instanceof Element) || !target.closest(PRESSABLE)) return;
      swallow(event);
    };
    document.addEventListener('pointerdown', begin, true);
    document.addEventListener('keydown', begin, true);
    document.addEventListener('click', end, true);
    return () => {
      document.removeEventListener('pointerdown', begin, true);
      document.removeEventListener('keydown', begin, true);
      document.removeEventListener('click', end, true);
    };
  }, [play]);
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
