import { useRef } from 'react';
import type { GameShape } from '@parlour/client';
import { useStore } from 'zustand';
import type { Offer } from './ask/offer.js';
import type { Playing, PlayState } from './playing.js';
import { isSame } from './same.js';
import type { Ref, SceneItem } from './stage/scene.js';

/** Reads something of a table and draws again when exactly that changes. */
export function usePlaying<G extends GameShape, Face, T>(
  play: Playing<G, Face>,
  selector: (now: PlayState<G, Face>) => T,
): T {
  return useStore(play.state, selector);
}

/** As {@link usePlaying}, for plain data that every version brings anew: draws again only when it says something else. */
export function usePlayingSame<G extends GameShape, Face, T>(
  play: Playing<G, Face>,
  selector: (now: PlayState<G, Face>) => T,
): T {
  const last = useRef<{ readonly read: T; readonly kept: T }>(undefined);
  return usePlaying(play, (now) => {
    const read = selector(now);
    if (last.current && last.current.read === read) return last.current.kept;
    const kept = last.current && isSame(last.current.kept, read) ? last.current.kept : read;
    last.current = { read, kept };
    return kept;
  });
}

/** One item of the scene on stage. */
export function useItem<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref): SceneItem<Face> | undefined {
  return usePlaying(play, (now) => now.scene.items.get(ref));
}

/** What a press on a ref would do now. */
export function useOffer<G extends GameShape, Face>(play: Playing<G, Face>, ref: Ref): Offer | undefined {
  return usePlayingSame(play, (now) => now.ask.open.get(ref));
}
