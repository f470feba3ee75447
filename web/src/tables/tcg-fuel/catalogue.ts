import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { server } from '../../account/server.js';
import type { PrintedAbilities } from './passing-on.js';

/** What is printed on a card. */
export interface Printed extends PrintedAbilities {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly rarity?: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  readonly manaCost?: Readonly<Record<string, number>>;
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
}

const store = createStore<ReadonlyMap<string, Printed>>(() => new Map());
let asked = false;

/** Reads the catalogue once; a table without it still plays, by what the views say. */
async function read(): Promise<void> {
  try {
    const path = '/api/tcg-fuel/cards';
    const { cards, tokens } = await server.rest.get<{ cards: readonly Printed[]; tokens: readonly Printed[] }>(path);
    store.setState(new Map([...cards, ...tokens].map((one) => [one.id, one])), true);
  } catch {
    asked = false;
  }
}

/** What is printed on a card, as soon as it is known. */
export function usePrinted(slug: string | undefined): Printed | undefined {
  if (!asked) {
    asked = true;
    void read();
  }
  return useStore(store, (all) => (slug === undefined ? undefined : all.get(slug)));
}

/** What is printed on a card, if it is known by now. */
export function printedOn(slug: string): Printed | undefined {
  return store.getState().get(slug);
}

/** Every card by its slug. */
export function useCatalogue(): ReadonlyMap<string, Printed> {
  usePrinted(undefined);
  return useStore(store);
}
