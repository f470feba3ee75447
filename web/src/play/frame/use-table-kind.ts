import { useEffect, useState } from 'react';
import { loadGeneric, loadTable } from '../../tables/index.js';
import type { AnyTableKind } from '../table-kind.js';

/** The table of a game; `missing` where there is none, or where it does not load. */
export function useTableKind(slug: string): AnyTableKind | 'missing' | undefined {
  const [kind, setKind] = useState<AnyTableKind | 'missing'>();
  useEffect(() => {
    let gone = false;
    setKind(undefined);
    loadTable(slug).then(
      (loaded) => {
        if (!gone) setKind(loaded ?? 'missing');
      },
      () => {
        if (!gone) setKind('missing');
      },
    );
    return () => {
      gone = true;
    };
  }, [slug]);
  return kind;
}

/** The same table where it has places for all players, else the one for any game; undefined until that is known. */
export function useFittingKind(kind: AnyTableKind, players: number): AnyTableKind | undefined {
  const [generic, setGeneric] = useState<AnyTableKind>();
  const isTooSmall = kind.mostPlayers !== undefined && players > kind.mostPlayers;
  useEffect(() => {
    // Where that does not load either, the players without a place are missing, but the game can be played.
    if (isTooSmall) loadGeneric(kind.slug).then(setGeneric, () => setGeneric(kind));
  }, [isTooSmall, kind]);
  if (kind.mostPlayers === undefined) return kind;
  if (players === 0) return undefined;
  return isTooSmall ? generic : kind;
}
