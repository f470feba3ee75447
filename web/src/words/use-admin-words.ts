import { adminEn } from './admin.en.js';
import type { AdminWords } from './admin.en.js';

/** The words of the console, in the reader's language. */
export function useAdminWords(): AdminWords {
  return adminEn;
}
