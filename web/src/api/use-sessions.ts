import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { server } from '../account/server.js';
import { useUser } from '../account/use-user.js';
import type { ListedSession, Page } from './types.js';

const EVERY_MS = 20_000;

interface Wanted {
  readonly game?: string;
  readonly status?: ListedSession['status'];
  readonly limit?: number;
}

/** My games, newest first; asked again every twenty seconds while the page is looked at. */
export function useMySessions({ game, status, limit = 20 }: Wanted = {}) {
  const user = useUser();
  const [cameWithoutOne] = useState(user === undefined);
  return useQuery({
    queryKey: ['sessions', 'mine', user?.id, game, status, limit],
    queryFn: async () => {
      const query = { mine: true, game, status, limit };
      return (await server.rest.get<Page<ListedSession>>('/api/sessions', { query })).items;
    },
    enabled: user !== undefined,
    // A visitor who has just become a guest has no games that could be on their way.
    placeholderData: cameWithoutOne ? [] : undefined,
    refetchInterval: EVERY_MS,
  });
}

/** Games open to watchers, newest first. */
export function useOpenTables({ game, limit = 20 }: Wanted = {}) {
  return useQuery({
    queryKey: ['sessions', 'open', game, limit],
    queryFn: async () => {
      const query = { status: 'active', game, limit };
      return (await server.rest.get<Page<ListedSession>>('/api/sessions', { query })).items;
    },
    refetchInterval: EVERY_MS,
  });
}
