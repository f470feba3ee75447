import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { Playing } from '../../play/playing.js';
import type { Ref } from '../../play/stage/scene.js';
import type { Check, CheckView, Face } from './shapes.js';

export type MemoryEntry = NonNullable<CheckView['memory']>[number];

/** What a look back writes over the slots: what a player could know then, and what was just decided against it. */
export interface Ledger {
  readonly entries: readonly MemoryEntry[];
  readonly against: readonly Ref[];
}

const NONE: Ledger = { entries: [], against: [] };
const ledgers = new WeakMap<object, StoreApi<Ledger>>();

/** The ledger over a table that is looked back at. A table that is played has none. */
export function ledgerOver(play: Playing<Check, Face>): StoreApi<Ledger> {
  const known = ledgers.get(play);
  if (known) return known;
  const made = createStore<Ledger>(() => NONE);
  ledgers.set(play, made);
  return made;
}

export const clearLedger = (play: Playing<Check, Face>): void => ledgerOver(play).setState(NONE);

export function useLedger<T>(play: Playing<Check, Face>, part: (ledger: Ledger) => T): T {
  return useStore(ledgerOver(play), part);
}
