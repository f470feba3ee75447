import { createContext, useContext, useEffect, useState } from 'react';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import { slot } from './places.js';
import { seatOf } from './shapes.js';
import type { Check, CheckEvent, Face } from './shapes.js';

/** What the open window has seen of wrong tries. All of it is public, and it is forgotten when the window closes. */
export interface Tries {
  readonly wrong: ReadonlySet<string>;
  readonly tried: ReadonlySet<Ref>;
  readonly dealt: ReadonlySet<Ref>;
}

const NONE: Tries = { wrong: new Set(), tried: new Set(), dealt: new Set() };

export const TriesOfWindow = createContext<Tries>(NONE);
export const useTries = (): Tries => useContext(TriesOfWindow);

/** Hears the steps of a table for wrong tries. */
export function useHeardTries(play: Playing<Check, Face>): Tries {
  const [tries, setTries] = useState(NONE);
  useEffect(
    () =>
      play.source.onStep(({ kind, events }) =>
        setTries((now) => (kind === 'jump' ? NONE : events.reduce(afterEvent, now))),
      ),
    [play],
  );
  return tries;
}

function afterEvent(now: Tries, event: CheckEvent): Tries {
  switch (event.type) {
    case 'windowOpened':
    case 'windowClosed':
      return NONE;
    case 'matchFailed': {
      const at = slot(seatOf(event.playerID), event.cardIndex);
      return { ...now, wrong: new Set([...now.wrong, event.playerID]), tried: new Set([...now.tried, at]) };
    }
    case 'penaltyCardDealt':
      return { ...now, dealt: new Set([...now.dealt, slot(seatOf(event.playerID), event.cardIndex)]) };
    default:
      return now;
  }
}
