import { useSyncExternalStore } from 'react';

/** The keys to seats of games that belong to no account, kept in this browser by game and session. */
const KEPT = 50;
const listeners = new Set<() => void>();

type Tokens = Readonly<Record<string, string>>;

function read(slug: string): Tokens {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`parlour:${slug}`) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Tokens) : {};
  } catch {
    return {};
  }
}

/** The token of one's seat in a session; undefined: the session is joined as the account. */
export function seatTokenFor(slug: string, sessionId: string): string | undefined {
  const token = read(slug)[sessionId];
  return typeof token === 'string' ? token : undefined;
}

/** Keeps a token; a table that is open rejoins with it. */
export function keepSeatToken(slug: string, sessionId: string, token: string): void {
  const tokens = Object.entries({ ...read(slug), [sessionId]: token }).slice(-KEPT);
  localStorage.setItem(`parlour:${slug}`, JSON.stringify(Object.fromEntries(tokens)));
  for (const listener of listeners) listener();
}

/** The same as {@link seatTokenFor}, followed. */
export function useSeatToken(slug: string, sessionId: string): string | undefined {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => seatTokenFor(slug, sessionId),
  );
}
