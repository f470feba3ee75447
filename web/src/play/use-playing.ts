import type { GameShape } from '@parlour/client';
import { useStore } from 'zustand';
import type { Playing, PlayState } from './playing.js';

/** Reads one thing of a table; the component is drawn again only when it changes. */
export function usePlaying<G extends GameShape, Face, T>(
  play: Playing<G, Face>,
  select: (now: PlayState<G, Face>) => T,
): T {
  return useStore(play.state, select);
}
