import { useQuery } from '@tanstack/react-query';
import { server } from '../../../account/server.js';
import { queryClient } from '../../../api/query-client.js';
import { to } from '../../../to.js';

/** The guided first game of this account. */
export interface FirstSteps {
  readonly game_id: string | null;
  readonly done: boolean;
}

const PATH = '/api/viking-vengeance/first-steps';
const KEY = ['viking-vengeance', 'first-steps'];
const NEW: FirstSteps = { game_id: null, done: false };

/** How far this account is with the guided game. A player without an account is at its beginning. */
export function useFirstSteps(wanted = true): FirstSteps | undefined {
  return useQuery({
    queryKey: KEY,
    queryFn: () => (server.account.user ? server.rest.get<FirstSteps>(PATH) : NEW),
    enabled: wanted,
    staleTime: 60_000,
  }).data;
}

/** Begins the guided game as this account, or as a guest, and tells where its table stands. */
export async function beginFirstSteps(): Promise<string> {
  await server.account.orGuest();
  const begun = await server.rest.post<FirstSteps>(PATH);
  queryClient.setQueryData(KEY, begun);
  return to.table('viking-vengeance', begun.game_id ?? '');
}

/** Done or skipped: it is not shown again, here or anywhere else. */
export async function endFirstSteps(): Promise<void> {
  queryClient.setQueryData<FirstSteps>(KEY, (known) => ({ ...(known ?? NEW), done: true }));
  await server.account.orGuest();
  await server.rest.post(`${PATH}/done`);
}
