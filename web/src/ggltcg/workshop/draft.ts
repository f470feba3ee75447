import type { Row } from './card-table.js';

const keptAs = (name: string) => `parlour:workshop:${name}`;

/** What is being written and not yet kept as a version: it stays in this browser. */
export function findDraft(name: string): readonly Row[] | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keptAs(name)) ?? 'null');
    return Array.isArray(kept) ? (kept as readonly Row[]) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; none: forgets it. */
export function keepDraft(name: string, rows: readonly Row[] | undefined): void {
  try {
    if (rows) localStorage.setItem(keptAs(name), JSON.stringify(rows));
    else localStorage.removeItem(keptAs(name));
  } catch {
    // a full storage costs the draft, not the page
  }
}
