import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Panel } from '../../design/panel.js';
import { Choices } from '../../design/choices.js';
import { useLocation } from 'wouter';
import { to } from '../../to.js';
import { createGame } from './create-game.js';
import type { NewGame } from './create-game.js';

const OPPONENTS = [
  { value: 'ai', label: 'A bot' },
  { value: 'self', label: 'Somebody beside me' },
  { value: 'human', label: 'Somebody with the link' },
] as const;

const LEVELS = [
  { value: 'random', label: 'Random' },
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
  { value: 'master', label: 'Master' },
] as const;

const PIECES = [4, 6, 8, 12, 16].map((value) => ({ value, label: String(value) }));

export function NewGamePanel() {
  const [game, setGame] = useState<NewGame>({ opponent: 'ai', level: 'easy', piecesPerPlayer: 8 });
  const [trouble, setTrouble] = useState<string>();
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);

  const begin = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    try {
      go(to.table('four-in-a-square', await createGame(game)));
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  };

  return (
    <div className="new-game-page">
      <Panel className="new-game">
        <h1>Four in a Square</h1>
        <p>
          On your turn place a piece, then slide a square into the hole; the pieces ride along. Whoever owns a solid
          block of four wins on the spot, even if the other’s slide made it.
        </p>
        <Choices
          legend="Against"
          options={OPPONENTS}
          value={game.opponent}
          onChange={(opponent) => setGame({ ...game, opponent })}
        />
        {game.opponent === 'ai' && (
          <Choices
            legend="How strong"
            options={LEVELS}
            value={game.level}
            onChange={(level) => setGame({ ...game, level })}
          />
        )}
        <Choices
          legend="Pieces each"
          options={PIECES}
          value={game.piecesPerPlayer}
          onChange={(piecesPerPlayer) => setGame({ ...game, piecesPerPlayer })}
        />
        {trouble && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        <div>
          <Button leading disabled={busy} onClick={() => void begin()}>
            Sit down
          </Button>
        </div>
      </Panel>
    </div>
  );
}
