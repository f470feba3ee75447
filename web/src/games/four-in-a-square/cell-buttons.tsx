import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { CellButton } from './cell-button.js';
import type { Player, PublicState } from './game-types.js';
import { slotAt } from './geometry.js';
import type { Hint } from './use-hint.js';
import './cells.css';

interface Props {
  readonly state: PublicState;
  readonly player: Player;
  /** A piece may be placed in any empty slot now. */
  readonly placing: boolean;
  readonly slidable: ReadonlySet<number>;
  readonly hint: Hint | undefined;
  onPlace(square: number, slot: number): void;
  onSlide(square: number): void;
}

const ARROWS: Record<string, readonly [rows: number, cols: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const SIX = [0, 1, 2, 3, 4, 5];

/** The 36 buttons, row by row: the arrows walk over them, and Tab comes back to where one was. */
export function CellButtons({ state, player, placing, slidable, hint, onPlace, onSlide }: Props) {
  const cells = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState({ row: 0, col: 0 });

  const walk = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const row = Math.min(5, Math.max(0, here.row + arrow[0]));
    const col = Math.min(5, Math.max(0, here.col + arrow[1]));
    cells.current?.querySelector<HTMLButtonElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus();
  };

  return (
    <div
      className={`cells for-${player}`}
      ref={cells}
      role="group"
      aria-label="Board of six rows and six columns. Arrow keys walk, Enter plays."
      onKeyDown={walk}
    >
      {SIX.flatMap((row) =>
        SIX.map((col) => {
          const { square, slot } = slotAt(row, col);
          const piece = state.board[square]?.[slot] ?? null;
          const isHole = square === state.holeSquareIndex;
          const offer = slidable.has(square) ? 'slide' : placing && !isHole && piece === null ? 'place' : undefined;
          return (
            <CellButton
              key={`${row}.${col}`}
              row={row}
              col={col}
              content={isHole ? 'hole' : piece}
              offer={offer}
              reachable={here.row === row && here.col === col}
              hinted={hint?.action === 'place' && hint.squareIndex === square && hint.slotIndex === slot}
              onPress={() => (offer === 'slide' ? onSlide(square) : onPlace(square, slot))}
              onFocus={() => setHere({ row, col })}
            />
          );
        }),
      )}
    </div>
  );
}
