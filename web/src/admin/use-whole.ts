import type { Query } from '@parlour/client';
import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import type { Listed } from './use-pages.js';

/** A list of the console that is answered in one piece, under the name `member`. */
export function useWhole<T>(path: string, member: string, query: Query = {}): Listed<T> {
  const { data, error } = useQuery({
    queryKey: ['admin', path, query],
    queryFn: () => server.rest.get<Readonly<Record<string, T[]>>>(path, { query }),
  });
  return { items: data?.[member], error, hasMore: false, more: () => {}, isFetchingMore: false };
}
