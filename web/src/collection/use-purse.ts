import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import { MINE } from '../decks/viking-vengeance/cards.js';

export const PURSE = ['decks', 'viking-vengeance', 'purse'] as const;

/** How many coins the account has, as the server has last said. */
export function usePurse(): number | undefined {
  const user = useUser();
  return useQuery({
    queryKey: [...PURSE, user?.id],
    queryFn: async () => (await server.rest.get<{ readonly in_game_currency: number }>(MINE)).in_game_currency,
    enabled: user !== undefined,
    // A game may have ended since.
    staleTime: 0,
  }).data;
}
