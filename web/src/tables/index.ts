import type { AnyTableKind } from '../play/table-kind.js';

/** The games with a table of their own, each a chunk that is loaded when it is wanted. */
const TABLES: Readonly<Record<string, () => Promise<AnyTableKind>>> = {
  ggltcg: () => import('./ggltcg/index.js').then(({ table }) => table),
  'four-in-a-square': () => import('./four-in-a-square/index.js').then(({ table }) => table),
  'viking-vengeance': () => import('./viking-vengeance/index.js').then(({ table }) => table),
  check: () => import('./check/index.js').then(({ table }) => table),
  'tcg-fuel': () => import('./tcg-fuel/index.js').then(({ table }) => table),
};

/** The table of a game; the one for any game where it has none, where its chunk does not load, and with `?table=generic`. */
export async function loadTable(slug: string): Promise<AnyTableKind> {
  const isGeneric = new URLSearchParams(location.search).get('table') === 'generic';
  const load = !isGeneric && Object.hasOwn(TABLES, slug) ? TABLES[slug] : undefined;
  try {
    if (load) return await load();
  } catch (error) {
    globalThis.console.error(`The table of ${slug} did not load.`, error);
  }
  return loadGeneric(slug);
}

/** The table for any game. */
export async function loadGeneric(slug: string): Promise<AnyTableKind> {
  return (await import('../play/generic/index.js')).genericTable(slug);
}
