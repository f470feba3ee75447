import { isProblem } from '@parlour/client';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { problemText } from '../api/problem-text.js';
import { toast } from '../design/toast.js';
import { chooseDeck } from '../decks/chosen-deck.js';
import { keepOptions } from './start.js';

/** Runs one way to a table at a time and goes where it leads; what goes wrong is said at the lower edge. */
export function useStart() {
  const [busy, setBusy] = useState<string>();
  const [, go] = useLocation();
  const start = async (name: string, way: () => Promise<string | undefined>, game?: string): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(name);
    try {
      const address = await way();
      if (address !== undefined) go(address);
    } catch (error) {
      // Options kept from an older version of the game must not lock its door, nor a deck that is gone.
      if (game !== undefined && isProblem(error)) {
        if (error.status === 400) keepOptions(game, undefined);
        if (error.code.includes('DECK')) chooseDeck(game, undefined);
      }
      toast(problemText(error));
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, start };
}
