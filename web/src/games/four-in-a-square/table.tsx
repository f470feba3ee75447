import { useState } from 'react';
import { LinkButton } from '../../design/link-button.js';
import { seatOf } from './game-types.js';
import { isOver } from './geometry.js';
import type { TrayThen } from './past.js';
import { Side } from './side.js';
import { Tray } from './tray.js';
import { useGame } from './use-game.js';
import { useHint } from './use-hint.js';

/** A game on the screen: the tray, and beside it how it stands. */
export function Table({ gameId }: { readonly gameId: string }) {
  const game = useGame(gameId);
  const hints = useHint(gameId, game.shown?.version);
  const [then, setThen] = useState<TrayThen>();
  const { shown, connection } = game;
  const lost = connection === 'lost' && (
    <div className="banner" role="alert">
      The connection is lost. Trying again …
    </div>
  );
  if (!shown) return lost || <LayingTheTable trouble={game.trouble} />;

  const { state, winningBlocks } = shown.view;
  const onTurn = game.seats.includes(seatOf(state.currentPlayer)) && !isOver(state);
  const mine = onTurn && connection === 'connected' && !game.acting;
  return (
    <>
      <h1 className="unseen">Four in a Square</h1>
      {lost}
      <div className="at-table" data-version={shown.version}>
        <Tray
          state={then ? { ...state, board: then.board, holeSquareIndex: then.hole } : state}
          squares={then?.squares ?? game.squares}
          winningBlocks={then && !then.last ? [] : winningBlocks}
          mine={mine}
          hint={hints.hint}
          onPlace={(squareIndex, slotIndex) => void game.act({ type: 'place', squareIndex, slotIndex })}
          onSlide={(squareIndex) => void game.act({ type: 'slide', squareIndex })}
        />
        <Side gameId={gameId} game={game} shown={shown} mine={mine} hints={hints} onLook={setThen} />
      </div>
      <p className="unseen" role="status" data-testid="spoken">
        {game.spoken}
      </p>
    </>
  );
}

function LayingTheTable({ trouble }: { readonly trouble: string | undefined }) {
  if (!trouble) return <p role="status">Laying the table …</p>;
  return (
    <div className="no-table">
      <p className="trouble" role="alert">
        {trouble}
      </p>
      <LinkButton to="/four-in-a-square">New game</LinkButton>
    </div>
  );
}
