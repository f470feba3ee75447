import type { GameShape } from '@parlour/client';
import { useStore } from 'zustand';
import type { Offer } from './ask/offer.js';
import type { Playing, PlayState } from './playing.js';
import type { Ref, SceneItem } from './stage/scene.js';

/** Reads something of a table and draws again when exactly that changes. */
export function usePlaying<G extends GameShape, Face, T>(
  play: Playing<G, Face>,
  selector: (now: PlayState<G, Face>) => T,
): T {
  return useStore(play.state, selector);
}

/** One item of the scene on stage. */
export function useItem<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref): SceneItem<Face> | undefined {
  return usePlaying(play, (now) => now.scene.items.get(ref));
}

/** What a press on a ref would do now. */
export function useOffer<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref): Offer | undefined {
  return usePlaying(play, (now) => now.ask.open.get(ref));
}
