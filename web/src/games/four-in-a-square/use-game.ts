import { useEffect, useRef, useState } from 'react';
import { LiveSession } from '../../net/live-session.js';
import type { Company } from '../../net/live-session.js';
import type { Connection } from '../../net/steady-socket.js';
import type { GameEvent, GameView, ShownGame } from './game-types.js';
import { speak } from './speech.js';
import { squaresAfter, STARTING_SQUARES } from './squares.js';
import type { Squares } from './squares.js';
import { playSounds } from './sounds.js';
import { tokenFor } from './seat-tokens.js';

/** Everything the table shows of a game that is going on. */
export interface GameOnTable extends Company {
  readonly shown: ShownGame | undefined;
  readonly squares: Squares;
  readonly connection: Connection;
  readonly spoken: string;
  readonly trouble: string | undefined;
  /** An action is on its way. */
  readonly acting: boolean;
  act(action: object): Promise<void>;
}

/** Follows a game for as long as its table is on the screen. */
export function useGame(gameId: string): GameOnTable {
  const [shown, setShown] = useState<ShownGame>();
  const [squares, setSquares] = useState<Squares>(STARTING_SQUARES);
  const [company, setCompany] = useState<Company>({ seats: [], players: [] });
  const [connection, setConnection] = useState<Connection>('connecting');
  const [spoken, setSpoken] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [acting, setActing] = useState(false);
  const live = useRef<LiveSession<GameView, GameEvent>>(null);

  useEffect(() => {
    const at = { namespace: '/four-in-a-square', sessionId: gameId, token: tokenFor(gameId) };
    const game = new LiveSession<GameView, GameEvent>(at, {
      shown: (next) => {
        setShown(next);
        setSquares((before) => squaresAfter(before, next));
        setTrouble(undefined);
        if (next.events.length > 0) setSpoken(speak(next));
        playSounds(next.events);
      },
      company: setCompany,
      connection: setConnection,
      failed: setTrouble,
    });
    live.current = game;
    return () => game.close();
  }, [gameId]);

  const act = async (action: object): Promise<void> => {
    if (acting) return;
    setActing(true);
    setTrouble(undefined);
    await live.current?.act(action);
    setActing(false);
  };
  return { ...company, shown, squares, connection, spoken, trouble, acting, act };
}
