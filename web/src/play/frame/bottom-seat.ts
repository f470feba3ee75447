import { createContext, useContext } from 'react';
import type { Seat } from '@parlour/client';
import { useStore } from 'zustand';
import type { AnyPlaying } from './any-playing.js';

/** The seat that a spectator has put at the bottom; undefined: the first one. */
export const ChosenBottom = createContext<Seat | undefined>(undefined);

/** Whose side of the table is near: one's own; of several own seats, or none, always the same. */
export function useBottomSeat(play: AnyPlaying): Seat {
  const chosen = useContext(ChosenBottom);
  const own = useStore(play.source.state, (session) => (session.seats.length === 1 ? session.seats[0] : undefined));
  return own ?? chosen ?? 0;
}
