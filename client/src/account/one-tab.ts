import { pause } from '../environment.js';
import type { Environment, KeyValue } from '../environment.js';
import { newId } from '../new-id.js';

/** Longer than any request takes; a tab that was closed with the lease in its hand holds others up no longer. */
const LEASE_MS = 15_000;
const SETTLE_MS = 60;
const LOOK_AGAIN_MS = 120;

/** Runs work in one tab at a time: under a Web Lock, or where the page is not secure, under a lease in the storage. */
export function inOneTab<T>({ locks, storage }: Environment, name: string, work: () => Promise<T>): Promise<T> {
  return locks ? locks.request(name, work) : underLease(storage, `${name}.lease`, work);
}

async function underLease<T>(storage: KeyValue, key: string, work: () => Promise<T>): Promise<T> {
  const mine = newId();
  while (!(await takeLease(storage, key, mine))) await pause(LOOK_AGAIN_MS);
  try {
    return await work();
  } finally {
    if (readLease(storage, key)?.holder === mine) storage.removeItem(key);
  }
}

/** Storage has no compare-and-set: of two tabs that write at once the later one wins, and the other sees it after a moment. */
async function takeLease(storage: KeyValue, key: string, mine: string): Promise<boolean> {
  const held = readLease(storage, key);
  if (held && held.until > Date.now() && held.until <= Date.now() + LEASE_MS) return false;
  storage.setItem(key, JSON.stringify({ holder: mine, until: Date.now() + LEASE_MS }));
  await pause(SETTLE_MS);
  return readLease(storage, key)?.holder === mine;
}

function readLease(storage: KeyValue, key: string): { readonly holder: string; readonly until: number } | undefined {
  try {
    const lease = JSON.parse(storage.getItem(key) ?? 'null') as { holder: string; until: number } | null;
    return lease ?? undefined;
  } catch {
    return undefined;
  }
}
