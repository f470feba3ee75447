import { tournamentsEn } from './tournaments.en.js';
import type { TournamentWords } from './tournaments.en.js';

/** The words of tournaments, in the reader's language. */
export function useTournamentWords(): TournamentWords {
  return tournamentsEn;
}
