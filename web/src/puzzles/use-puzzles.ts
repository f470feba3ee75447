import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { queryClient } from '../api/query-client.js';
import type { PuzzleList } from './puzzle.types.js';

const keyOf = (game: string) => ['puzzles', game];

/** The puzzles of a game, as far as this account has come with them. */
export function usePuzzles(game: string) {
  return useQuery({
    queryKey: keyOf(game),
    queryFn: () => server.rest.get<PuzzleList>(`/api/puzzles/${encodeURIComponent(game)}`),
    retry: false,
  });
}

/**
 * A try has ended: the list and the streak are read anew. A reading that was under way (a visitor becomes a guest by the first
 * try) may have been answered before the try was kept, and must not stand in for the new one.
 */
export async function puzzlesChanged(game: string): Promise<void> {
  await queryClient.cancelQueries({ queryKey: keyOf(game) });
  await queryClient.invalidateQueries({ queryKey: keyOf(game) });
}
