import { useEffect, useState } from 'react';
import { CardFrame } from '../../design/card-frame.js';
import { ask } from '../../net/rest.js';
import { BASE } from './game-types.js';
import { isOver } from './geometry.js';
import { LookBack } from './look-back.js';
import type { BoardAt } from './past.js';
import { SeatOffer } from './seat-offer.js';
import { laidOut } from './squares.js';
import { Status } from './status.js';
import { TableButtons } from './table-buttons.js';
import { tokenFor } from './tokens.js';
import { Tray } from './tray.js';
import type { Hint } from './tray.js';
import { useGame } from './use-game.js';

/** A game on the screen: the tray, whose turn it is, and what one can do. */
export function Table({ gameId }: { readonly gameId: string }) {
  const game = useGame(gameId);
  const [hint, setHint] = useState<Hint>();
  const [past, setPast] = useState<BoardAt>();
  const { shown } = game;
  useEffect(() => setHint(undefined), [shown?.version]);

  if (!shown) {
    return <p role="status">{game.trouble ?? 'Laying the table …'}</p>;
  }
  const { state, winningBlocks } = shown.view;
  const mine = !past && game.connection === 'connected' && game.seats.includes(state.currentPlayer === 'R' ? 0 : 1);
  const onScreen = past ? { ...state, board: past.board, holeSquareIndex: past.hole } : state;

  const askForHint = async (): Promise<void> => {
    try {
      const answer = await ask<{ action: Hint }>('GET', `${BASE}/games/${gameId}/hint`, undefined, tokenFor(gameId));
      setHint(answer.action);
    } catch {
      setHint(undefined);
    }
  };

  return (
    <>
      {game.connection === 'lost' && (
        <div className="banner" role="alert">
          The connection is lost. Trying again …
        </div>
      )}
      <div className="at-table">
        <Tray
          state={onScreen}
          squares={past ? laidOut(past.hole) : game.squares}
          winningBlocks={past && !past.last ? [] : winningBlocks}
          mine={mine && !isOver(state)}
          hint={hint}
          onPlace={(squareIndex, slotIndex) => void game.act({ type: 'place', squareIndex, slotIndex })}
          onSlide={(squareIndex) => void game.act({ type: 'slide', squareIndex })}
        />
        <div className="side">
          <CardFrame>
            <Status view={shown.view} seats={game.seats} />
          </CardFrame>
          {game.trouble && (
            <p className="trouble" role="alert">
              {game.trouble}
            </p>
          )}
          <SeatOffer gameId={gameId} seats={game.seats} />
          <TableButtons
            over={isOver(state)}
            mine={mine}
            seated={game.seats.length > 0}
            onHint={() => void askForHint()}
            onAct={game.act}
          />
          {isOver(state) && (
            <LookBack key={shown.view.round} gameId={gameId} round={shown.view.round} onLook={setPast} />
          )}
        </div>
      </div>
      <p className="unseen" role="status" aria-live="polite">
        {game.spoken}
      </p>
    </>
  );
}
