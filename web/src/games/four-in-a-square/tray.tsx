import type { Block, PublicState } from './game-types.js';
import { CellButtons } from './cell-buttons.js';
import { isOver, slidable } from './geometry.js';
import type { Squares } from './squares.js';
import { TrayPicture } from './tray-picture.js';
import type { Hint } from './use-hint.js';

interface Props {
  readonly state: PublicState;
  readonly squares: Squares;
  readonly winningBlocks: readonly Block[];
  /** Whether the person before the screen may act. */
  readonly mine: boolean;
  readonly hint?: Hint;
  onPlace(square: number, slot: number): void;
  onSlide(square: number): void;
}

/** The 3×3 tray: eight squares that slide around one hole, and the buttons above them. */
export function Tray({ state, squares, winningBlocks, mine, hint, onPlace, onSlide }: Props) {
  const mayBeSlid = new Set(mine ? slidable(state) : []);
  return (
    <div className="tray">
      <TrayPicture
        board={state.board}
        hole={state.holeSquareIndex}
        squares={squares}
        winningBlocks={winningBlocks}
        slidable={mayBeSlid}
        hinted={hint?.action === 'slide' ? hint.squareIndex : undefined}
      />
      <CellButtons
        state={state}
        player={state.currentPlayer}
        placing={mine && state.phase === 'placement' && !isOver(state)}
        slidable={mayBeSlid}
        hint={hint}
        onPlace={onPlace}
        onSlide={onSlide}
      />
    </div>
  );
}
