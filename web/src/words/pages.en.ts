import { gamesEn } from './games.en.js';
import { gatheringEn } from './gathering.en.js';
import { manualEn } from './manual.en.js';
import { peopleEn } from './people.en.js';

/** The words of every page but the first, in English; loaded with the first of them. */
export const pagesEn = { ...gamesEn, ...gatheringEn, ...peopleEn, ...manualEn };

/** The words of the pages in one language. */
export type PageWords = typeof pagesEn;
