import type { Words } from './en.js';
import { pagesEn } from './pages.en.js';
import type { PageWords } from './pages.en.js';
import { useWords } from './use-words.js';

/** The words of the house and of its pages, in the reader's language. */
export function usePageWords(): Words & PageWords {
  return { ...useWords(), ...pagesEn };
}
