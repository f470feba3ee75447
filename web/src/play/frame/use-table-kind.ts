import { useEffect, useState } from 'react';
import { loadTable } from '../../tables/index.js';
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
