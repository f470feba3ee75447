import { useStore } from 'zustand';
import type { Playing } from '../../play/playing.js';
import type { Check, CheckView, Face } from './shapes.js';

/** A part of the newest view, which decides what may be pressed, whatever the stage still shows. */
export function useNewest<T>(play: Playing<Check, Face>, part: (view: CheckView) => T): T {
  return useStore(play.source.state, ({ picture }) => part(picture?.view ?? play.state.getState().view));
}

/** The window that is open. */
export function useWindow(play: Playing<Check, Face>): CheckView['matchingOpportunityInfo'] {
  return useNewest(play, (view) => view.matchingOpportunityInfo);
}
