import { useEffect, useState } from 'react';
import { ask } from '../../net/rest.js';
import type { TurnVerdict } from './evaluation-graph.js';
import { BASE } from './game-types.js';
import type { WireAction } from './game-types.js';

export type LoggedAction = WireAction & { readonly version: number };

export interface Review {
  readonly actions: readonly LoggedAction[];
  /** Undefined while the bot still looks at them. */
  readonly turns: readonly TurnVerdict[] | undefined;
  readonly trouble: boolean;
}

const BEFORE_ASKING_AGAIN_MS = 3_000;

/** The actions of a finished round, and how its turns stood. Asks again until the server answers. */
export function useReview(gameId: string, round: number): Review {
  const [actions, setActions] = useState<readonly LoggedAction[]>([]);
  const [turns, setTurns] = useState<readonly TurnVerdict[]>();
  const [trouble, setTrouble] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    let timer: number | undefined;
    const game = `${BASE}/games/${gameId}`;
    const read = async (): Promise<void> => {
      try {
        const history = await ask<{ actions: LoggedAction[] }>('GET', `${game}/history?round=${round}`);
        if (gone) return;
        setActions(history.actions);
        const analysis = await ask<{ round: number; turns: TurnVerdict[] }>('GET', `${game}/analysis`);
        if (gone) return;
        setTurns(analysis.turns);
        setTrouble(false);
      } catch {
        if (gone) return;
        setTrouble(true);
        timer = window.setTimeout(() => setAttempt(attempt + 1), BEFORE_ASKING_AGAIN_MS);
      }
    };
    void read();
    return () => {
      gone = true;
      window.clearTimeout(timer);
    };
  }, [gameId, round, attempt]);

  return { actions, turns, trouble };
}
