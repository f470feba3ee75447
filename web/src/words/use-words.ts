import { create } from 'zustand';
import { en } from './en.js';
import type { Words } from './en.js';

/** The language of the page; another one is loaded and set here as a whole. */
const spoken = create<{ readonly language: string; readonly words: Words }>(() => ({ language: 'en', words: en }));

/** The words of the page in the reader's language. */
export function useWords(): Words {
  return spoken((state) => state.words);
}

/** The same outside of components. */
export function currentWords(): Words {
  return spoken.getState().words;
}

/** The language for dates and numbers. */
export function currentLanguage(): string {
  return spoken.getState().language;
}
