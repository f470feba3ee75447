import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { renew } from '../api/query-client.js';
import type { PuzzleList } from './puzzle.types.js';

const keyOf = (game: string) => ['puzzles', game];

/** The puzzles of a game, as far as this account has come with them. */
export function usePuzzles(game: string) {
  return useQuery({
    queryKey: keyOf(game),
    queryFn: () => server.rest.get<PuzzleList>(`/api/puzzles/${encodeURIComponent(game)}`),
  });
}

/** A try has ended: the list and the streak are read anew. */
export const puzzlesChanged = (game: string): Promise<void> => renew(keyOf(game));
