import { isProblem } from '@parlour/client';
import { QueryClient } from '@tanstack/react-query';
import type { QueryFilters } from '@tanstack/react-query';
import { server } from '../account/server.js';

const FRESH_MS = 20_000;
/** Asking again changes nothing: the server has understood and said no. */
export const isFinal = (error: unknown) => isProblem(error) && error.status >= 400 && error.status < 500;

/** What the page knows of the server's lists. Another account sees other lists: a change of login empties it. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < 3 && !isFinal(error) },
  },
});

let lastUser = server.account.user?.id;
server.account.onChange((login) => {
  if (login?.user.id === lastUser) return;
  lastUser = login?.user.id;
  void queryClient.resetQueries();
});

/**
 * Something has changed on the server: what is shown of it is read anew. A reading under way may have been answered before the
 * change, and a first one is not given up by invalidating alone; so it is called off before.
 */
export async function renew(queryKey: readonly unknown[], filter: Omit<QueryFilters, 'queryKey'> = {}): Promise<void> {
  await queryClient.cancelQueries({ queryKey, ...filter });
  await queryClient.invalidateQueries({ queryKey, ...filter });
}
