import { useSyncExternalStore } from 'react';
import { server } from './server.js';

/** Who is signed in, a guest included; undefined: not signed in yet. */
export function useUser() {
  return useSyncExternalStore(
    (changed) => server.account.onChange(changed),
    () => server.account.user,
  );
}
