import { useEffect, useState } from 'react';
import { server } from '../../account/server.js';
import type { TurnVerdict } from './evaluation-graph.js';

const BEFORE_ASKING_AGAIN_MS = 3_000;

export interface Analysis {
  /** Undefined while the bot still looks at them. */
  readonly turns: readonly TurnVerdict[] | undefined;
  readonly trouble: boolean;
}

/** How the turns of the last round stood. Asks again until the server answers. */
export function useAnalysis(sessionId: string): Analysis {
  const [turns, setTurns] = useState<readonly TurnVerdict[]>();
  const [trouble, setTrouble] = useState(false);

  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async (): Promise<void> => {
      try {
        const path = `/api/four-in-a-square/games/${sessionId}/analysis`;
        const analysis = await server.rest.get<{ readonly turns: readonly TurnVerdict[] }>(path);
        if (gone) return;
        setTurns(analysis.turns);
        setTrouble(false);
      } catch {
        if (gone) return;
        setTrouble(true);
        timer = setTimeout(() => void read(), BEFORE_ASKING_AGAIN_MS);
      }
    };
    void read();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [sessionId]);

  return { turns, trouble };
}
