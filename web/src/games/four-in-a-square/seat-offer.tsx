import { useState } from 'react';
import { Button } from '../../design/button.js';
import { joinGame } from './create-game.js';

/** For whoever opens the link of a game without a seat: take the open one, or just watch. */
export function SeatOffer({ gameId, seats }: { readonly gameId: string; readonly seats: readonly number[] }) {
  const [told, setTold] = useState<string>();
  if (seats.length > 0) return null;
  const sit = async (): Promise<void> => {
    try {
      await joinGame(gameId);
      location.reload();
    } catch (error) {
      setTold((error as Error).message);
    }
  };
  return (
    <div className="buttons">
      <Button leading onClick={() => void sit()}>
        Take the other seat
      </Button>
      <span className="soft">{told ?? 'You are watching.'}</span>
    </div>
  );
}
