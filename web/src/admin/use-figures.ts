import { useQuery } from '@tanstack/react-query';
import { server } from '../account/server.js';
import { queryClient } from '../api/query-client.js';
import type { Figures } from './admin.types.js';
import type { Sample } from './samples.js';

const KEY = ['admin', 'figures'];
const EVERY_MS = 10_000;
const MOST_SAMPLES = 60;

/** The figures of the last ten minutes, as far as this page was there; also from one page of the console to the next. */
export function useFigures() {
  return useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<readonly Sample[]> => {
      const figures = await server.rest.get<Figures>('/api/admin/figures');
      const before = queryClient.getQueryData<readonly Sample[]>(KEY) ?? [];
      return [...before, { at: Date.now(), figures }].slice(-MOST_SAMPLES);
    },
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS,
  });
}
