import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { AnyTableKind } from '../table-kind.js';

export type RulesSheet = ComponentType<{ readonly rule?: string }>;

/** A table's rules sheet; `missing` where it has none or it does not load, undefined until it is there. */
export function useRulesSheet(
  kind: AnyTableKind | 'missing' | undefined,
): { Sheet: RulesSheet } | 'missing' | undefined {
  const [sheet, setSheet] = useState<{ Sheet: RulesSheet } | 'missing'>();
  useEffect(() => {
    let gone = false;
    const take = (next: { Sheet: RulesSheet } | 'missing'): void => {
      if (!gone) setSheet(next);
    };
    if (kind === 'missing' || (kind && !kind.RulesSheet)) take('missing');
    else
      void kind?.RulesSheet?.().then(
        (Sheet) => take({ Sheet }),
        () => take('missing'),
      );
    return () => {
      gone = true;
    };
  }, [kind]);
  return sheet;
}
