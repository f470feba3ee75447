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
export function useFirstSteps(wanted = true) {
  return useQuery({
    queryKey: KEY,
    queryFn: () => (server.account.user ? server.rest.get<FirstSteps>(PATH) : NEW),
    enabled: wanted,
    staleTime: 60_000,
  });
}

/** Begins the guided game as this account, or as a guest, and tells where its table stands. */
export async function beginFirstSteps(): Promise<string> {
  await server.account.orGuest();
  const begun = await server.rest.post<FirstSteps>(PATH);
  await keep(begun);
  return to.table('viking-vengeance', begun.game_id ?? '');
}

/** Done or skipped: it is not shown again, here or anywhere else. */
export async function endFirstSteps(): Promise<void> {
  const ended = { ...(queryClient.getQueryData<FirstSteps>(KEY) ?? NEW), done: true };
  queryClient.setQueryData(KEY, ended);
  await server.account.orGuest();
  await server.rest.post(`${PATH}/done`);
  await keep(ended);
}

/** A player who has just become a guest is being asked about: that answer may be older than this, and is called off. */
async function keep(steps: FirstSteps): Promise<void> {
  await queryClient.cancelQueries({ queryKey: KEY });
  queryClient.setQueryData(KEY, steps);
}
