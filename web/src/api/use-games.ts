import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import type { Game } from './types.js';

const HOURS = 3_600_000;

/** The catalogue: every game this server hosts. */
export function useGames() {
  return useQuery({
    queryKey: ['games'],
    queryFn: async () => (await server.rest.get<{ readonly games: readonly Game[] }>('/api/games')).games,
    staleTime: HOURS,
  });
}

/** One game of the catalogue, by its slug; undefined while it is fetched. */
export function useGame(slug: string): Game | undefined {
  return useGames().data?.find((game) => game.slug === slug);
}

/** The title of a game, or its slug until it is known. */
export function useTitle(): (slug: string) => string {
  const { data } = useGames();
  return (slug) => data?.find((game) => game.slug === slug)?.title ?? slug;
}
