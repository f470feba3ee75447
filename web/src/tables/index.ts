import type { AnyTableKind } from '../play/table-kind.js';

/** The games with a table of their own, each a chunk that is loaded when it is wanted. */
const TABLES: Readonly<Record<string, () => Promise<AnyTableKind>>> = {
  'four-in-a-square': () => import('./four-in-a-square/index.js').then(({ table }) => table),
};

/** The table of a game; undefined where the game has none. */
export async function loadTable(slug: string): Promise<AnyTableKind | undefined> {
  const load = Object.hasOwn(TABLES, slug) ? TABLES[slug] : undefined;
  return load?.();
}
