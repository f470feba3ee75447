import type { Query } from '@parlour/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import type { Page } from '../api/types.js';

const AT_ONCE = 25;

/** A list of the console, page by page. */
export function usePages<T>(path: string, query: Query = {}) {
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['admin', path, query],
    queryFn: ({ pageParam }) =>
      server.rest.get<Page<T>>(path, { query: { ...query, limit: AT_ONCE, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    error,
    hasMore: hasNextPage,
    more: () => void fetchNextPage(),
    isFetchingMore: isFetchingNextPage,
  };
}

export type Listed<T> = ReturnType<typeof usePages<T>>;
