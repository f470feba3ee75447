import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { to } from '../../to.js';
import type { AnyPlaying } from './any-playing.js';

/** Which version is looked at, as the address says it. */
export interface LookAt {
  /** Undefined: the table as it is now. */
  readonly version: number | undefined;
  readonly as: string | undefined;
  at(version: number, as?: string): void;
  leave(): void;
}

/** `?v=12` and `?as=seat0` of the address, and how to change them without a new entry in the history for every version. */
export function useLookAt({ source, kind }: AnyPlaying): LookAt {
  const search = useSearch();
  const [, go] = useLocation();
  const { sessionId } = source.state.getState();
  const { version, as } = useMemo(() => lookIn(search), [search]);
  const at = useCallback(
    (v: number, through: string | undefined = as) =>
      go(to.table(kind.slug, sessionId, { v, ...(through === undefined ? undefined : { as: through }) }), {
        replace: version !== undefined,
      }),
    [go, kind.slug, sessionId, as, version],
  );
  const leave = useCallback(() => go(to.table(kind.slug, sessionId), { replace: true }), [go, kind.slug, sessionId]);
  return { version, as, at, leave };
}

/** What a query says, if it says something sensible. */
export function lookIn(search: string): { readonly version: number | undefined; readonly as: string | undefined } {
  const query = new URLSearchParams(search);
  const [v, as] = [query.get('v'), query.get('as')];
  return {
    version: v !== null && /^\d{1,9}$/.test(v) ? Number(v) : as === null ? undefined : 0,
    as: as !== null && /^(all|public|seat\d{1,2})$/.test(as) ? as : undefined,
  };
}
