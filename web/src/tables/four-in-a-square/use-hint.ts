import { useEffect, useState } from 'react';
import { isProblem } from '@parlour/client';
import { server } from '../../account/server.js';
import { seatTokenFor } from '../../play/frame/seat-tokens.js';
import { talk } from './talk.en.js';

/** An action as the contract of the game writes it. */
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

export interface HintOnTable {
  readonly hint: Hint | undefined;
  /** Why, or why there is none. */
  readonly said: string | undefined;
  readonly thinking: boolean;
  askForHint(): Promise<void>;
}

/** A hint is for one version of the game and goes away with it. */
export function useHint(sessionId: string, version: number): HintOnTable {
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
      const token = seatTokenFor('four-in-a-square', sessionId);
      const path = `/api/four-in-a-square/games/${sessionId}/hint`;
      const next = await server.rest.get<HintAnswer>(path, token === undefined ? {} : { token });
      setAnswer(next);
      setSaid(talk.reasons[next.reason]);
    } catch (error) {
      setSaid(isProblem(error) ? error.message : String(error));
    } finally {
      setThinking(false);
    }
  };
  const current = answer?.version === version;
  return { hint: current ? answer?.action : undefined, said, thinking, askForHint };
}
