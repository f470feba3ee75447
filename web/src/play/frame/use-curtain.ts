import { useState } from 'react';
import type { Eyes, Picture, Seat } from '@parlour/client';
import { useStore } from 'zustand';
import type { AnyPlaying } from './any-playing.js';

/** Several own seats that do not see the same: what one of them holds is hidden from the others. */
export function hideFromEachOther(pictures: ReadonlyMap<Eyes, Picture>, seats: readonly Seat[]): boolean {
  if (seats.length < 2) return false;
  const views = seats.flatMap((seat) => pictures.get(seat)?.view ?? []).map((view) => JSON.stringify(view));
  return new Set(views).size > 1;
}

/** The seat that must have the screen before anything of its own is shown; undefined: it has it. */
export function useCurtain(play: AnyPlaying): { readonly seat: Seat | undefined; raise(): void } {
  const [raisedFor, setRaisedFor] = useState<Seat>();
  const looking = useStore(play.source.state, (session) => session.picture?.seat ?? null);
  const secret = useStore(play.source.state, (session) => hideFromEachOther(session.pictures, session.seats));
  const over = useStore(play.source.state, (session) => session.phase === 'over');
  const drawn = secret && !over && looking !== null && looking !== raisedFor;
  return { seat: drawn ? looking : undefined, raise: () => setRaisedFor(looking ?? undefined) };
}
