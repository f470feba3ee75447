import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Changes some of what the address asks for; an empty value asks for anything. */
export function useChanged(): (changes: Readonly<Record<string, string>>) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (changes) =>
      setSearch(
        (search) => {
          const next = new URLSearchParams(search);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
}
