import { useEffect, useState } from 'react';
import { ask } from '../../net/rest.js';
import { BASE } from './game-types.js';
import { tokenFor } from './seat-tokens.js';

export interface Hint {
  readonly action: 'place' | 'slide';
  readonly squareIndex: number;
  readonly slotIndex?: number;
}

interface HintAnswer {
  readonly version: number;
  readonly action: Hint;
  readonly reason: 'wins' | 'blocks' | 'search';
}

const REASONS = { wins: 'This wins.', blocks: 'This stops the other.', search: 'This looks best.' };

export interface HintOnTable {
  readonly hint: Hint | undefined;
  /** Why, or why there is none. */
  readonly said: string | undefined;
  readonly thinking: boolean;
  askForHint(): Promise<void>;
}

/** A hint is for one version of the game and goes away with it. */
export function useHint(gameId: string, version: number | undefined): HintOnTable {
  const [answer, setAnswer] = useState<HintAnswer>();
  const [said, setSaid] = useState<string>();
  const [thinking, setThinking] = useState(false);
  useEffect(() => {
    setAnswer(undefined);
    setSaid(undefined);
  }, [version]);

  const askForHint = async (): Promise<void> => {
    setThinking(true);
    try {
      const next = await ask<HintAnswer>('GET', `${BASE}/games/${gameId}/hint`, undefined, tokenFor(gameId));
      setAnswer(next);
      setSaid(REASONS[next.reason]);
    } catch (error) {
      setSaid((error as Error).message);
    } finally {
      setThinking(false);
    }
  };
  const current = answer?.version === version;
  return { hint: current ? answer?.action : undefined, said, thinking, askForHint };
}
