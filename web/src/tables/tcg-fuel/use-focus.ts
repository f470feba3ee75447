import { useEffect, useState } from 'react';
import type { Seat } from '@parlour/client';
import type { Playing, PlayState } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';

/** Whose board is looked at where there is room for one of several. */
export interface Focus {
  readonly seat: Seat;
  readonly pinned: boolean;
  look(seat: Seat): void;
  pin(): void;
}

type Now = PlayState<TcgFuel, Face>;

/** The focus follows the player who acts, and what may be pressed, unless it is pinned. */
export function useFocus(play: Playing<TcgFuel, Face>, others: readonly Seat[]): Focus {
  const [seat, setSeat] = useState<Seat>(others[0] ?? 0);
  const [pinned, setPinned] = useState(false);
  const acting = usePlaying(play, (now) => actingOf(now, others));
  const wanted = usePlaying(play, (now) => wantedOf(now, others, seat));
  useEffect(() => {
    if (!pinned && acting !== undefined) setSeat(acting);
  }, [pinned, acting]);
  useEffect(() => {
    if (wanted !== undefined) setSeat(wanted);
  }, [wanted]);
  return {
    seat: others.includes(seat) ? seat : (others[0] ?? 0),
    pinned,
    look: setSeat,
    pin: () => setPinned(!pinned),
  };
}

function actingOf({ toAct, view }: Now, others: readonly Seat[]): Seat | undefined {
  const active = view.players[view.currentPlayerIndex]?.seat;
  return toAct.find((one) => others.includes(one)) ?? others.find((one) => one === active);
}

/** The only things that may be pressed next lie on a board that is not looked at. */
function wantedOf({ ask, picks, scene, view, eyes }: Now, others: readonly Seat[], seat: Seat): Seat | undefined {
  if (picks.length === 0 && !view.pendingChoice) return undefined;
  const places = new Set<Seat | undefined>();
  for (const [ref, { role }] of ask.open) {
    if (role === 'taken') continue;
    const person = view.players.find(({ playerId }) => ref === `player:${playerId}`);
    places.add(person?.seat ?? scene.items.get(ref)?.owner);
  }
  if (places.size === 0 || places.has(seat) || places.has(undefined) || places.has(eyes as Seat)) return undefined;
  return others.find((one) => places.has(one));
}
