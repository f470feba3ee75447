import { tableEn } from './table.en.js';
import type { TableWords } from './table.en.js';

/** The words of the frame around every table, in the reader's language. */
export function useTableWords(): TableWords {
  return tableEn;
}

/** The same outside of components. */
export function currentTableWords(): TableWords {
  return tableEn;
}
