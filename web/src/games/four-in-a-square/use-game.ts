import { useEffect, useRef, useState } from 'react';
import { LiveGame } from './live-game.js';
import type { Shown } from './live-game.js';
import { speak } from './speech.js';
import { squaresAfter, STARTING_SQUARES } from './squares.js';
import type { Squares } from './squares.js';
import { playSounds } from './sounds.js';
import { tokenFor } from './tokens.js';

/** Everything the table shows of a game that is going on. */
export interface GameOnTable {
  readonly shown: Shown | undefined;
  readonly squares: Squares;
  readonly seats: readonly number[];
  readonly connection: 'connecting' | 'connected' | 'lost';
  readonly spoken: string;
  readonly trouble: string | undefined;
  act(action: object): Promise<boolean>;
  dismiss(): void;
}

/** Follows a game for as long as its table is on the screen. */
export function useGame(gameId: string): GameOnTable {
  const [shown, setShown] = useState<Shown>();
  const [squares, setSquares] = useState<Squares>(STARTING_SQUARES);
  const [seats, setSeats] = useState<readonly number[]>([]);
  const [connection, setConnection] = useState<GameOnTable['connection']>('connecting');
  const [spoken, setSpoken] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const live = useRef<LiveGame>(null);

  useEffect(() => {
    const game = new LiveGame(gameId, tokenFor(gameId), {
      shown: (next) => {
        setShown(next);
        setSquares((before) => squaresAfter(before, next));
        if (next.events.length > 0) setSpoken(speak(next));
        playSounds(next.events);
      },
      seated: setSeats,
      connection: setConnection,
      failed: setTrouble,
    });
    live.current = game;
    return () => game.close();
  }, [gameId]);

  return {
    shown,
    squares,
    seats,
    connection,
    spoken,
    trouble,
    act: async (action) => {
      setTrouble(undefined);
      return live.current?.act(action) ?? false;
    },
    dismiss: () => setTrouble(undefined),
  };
}
