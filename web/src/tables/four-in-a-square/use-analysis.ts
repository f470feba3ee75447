import { useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';
import type { Player } from './shapes.js';

const BEFORE_ASKING_AGAIN_MS = 3_000;

/** How a turn stood before it was played. */
export interface TurnVerdict {
  readonly version: number;
  readonly player: Player;
  /** From -1, Blue wins, to 1, Red wins. */
  readonly value: number;
  readonly exact: boolean;
}

interface Analysis {
  /** Undefined while the bot still looks at them. */
  readonly turns: readonly TurnVerdict[] | undefined;
  readonly trouble: boolean;
}

/** How the turns of the last round stood. Asks again until the server answers. */
export function useAnalysis(sessionId: string): Analysis {
  const { data, failureCount } = useQuery({
    queryKey: ['four-in-a-square', 'analysis', sessionId],
    queryFn: () =>
      server.rest.get<{ readonly turns: readonly TurnVerdict[] }>(`/api/four-in-a-square/games/${sessionId}/analysis`),
    staleTime: Infinity,
    retry: true,
    retryDelay: BEFORE_ASKING_AGAIN_MS,
  });
  return { turns: data?.turns, trouble: failureCount > 0 };
}
