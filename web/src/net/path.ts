import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
addEventListener('popstate', () => listeners.forEach((listen) => listen()));

/** Goes to another address of the page without leaving it. */
export function goTo(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  listeners.forEach((listen) => listen());
}

export function usePath(): string {
  return useSyncExternalStore(
    (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    () => location.pathname,
  );
}
