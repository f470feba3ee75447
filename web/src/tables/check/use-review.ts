import { useEffect, useState } from 'react';
import { isProblem } from '@parlour/client';
import { server } from '../../account/server.js';
import type { MemoryEntry } from './ledgers.js';
import type { CardFace } from './shapes.js';

export type NoteKind =
  'missedMatch' | 'knownMismatch' | 'gamble' | 'threwAwayLower' | 'replacedLower' | 'swappedForHigher';

/** A decision worth a second look. */
export interface ReviewNote {
  readonly seq: number;
  readonly kind: NoteKind;
  readonly playerID: string;
  readonly cardIndex: number;
  readonly card: CardFace;
  readonly points: number;
  readonly right?: boolean;
}

export interface ReviewedCall {
  readonly seq: number;
  readonly playerID: string;
  readonly knownPoints: number;
  readonly unknownCards: number;
  readonly chance: number;
  readonly score: number;
  readonly won: number;
}

export interface ReviewedRound {
  readonly roundNo: number;
  readonly call: ReviewedCall | null;
  readonly notes: readonly ReviewNote[];
  readonly players: readonly {
    readonly playerID: string;
    readonly decisions: number;
    readonly againstMemory: number;
    readonly pointsLost: number;
    readonly gambles: number;
    readonly gamblesRight: number;
  }[];
}

/** What each seat could know for certain after each step of a round. */
export interface RoundRecord {
  readonly steps: readonly {
    readonly seq: number;
    readonly memories: Readonly<Record<string, readonly MemoryEntry[]>>;
  }[];
}

/** Fetches once; `'trouble'` carries what the server said. */
export function useFetched<T>(path: string | undefined): T | { readonly trouble: string } | undefined {
  const [answer, setAnswer] = useState<{ readonly path: string; readonly is: T | { readonly trouble: string } }>();
  useEffect(() => {
    if (path === undefined) return;
    let gone = false;
    const keep = (is: T | { readonly trouble: string }): void => {
      if (!gone) setAnswer({ path, is });
    };
    server.rest.get<T>(path).then(keep, (error: unknown) => {
      keep({ trouble: isProblem(error) ? error.message : String(error) });
    });
    return () => {
      gone = true;
    };
  }, [path]);
  return answer?.path === path ? answer?.is : undefined;
}
