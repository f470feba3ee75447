import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { Block, PublicState } from './game-types.js';
import { slidable, slotAt } from './geometry.js';
import { SlotButton } from './slot-button.js';
import type { Squares } from './squares.js';
import './tray.css';

export interface Hint {
  readonly action: 'place' | 'slide';
  readonly squareIndex: number;
  readonly slotIndex?: number;
}

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

const ARROWS: Record<string, readonly [rows: number, cols: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The 3×3 tray: eight squares that slide, one hole, 36 slots. */
export function Tray({ state, squares, winningBlocks, mine, hint, onPlace, onSlide }: Props) {
  const tray = useRef<HTMLDivElement>(null);
  const mayBeSlid = new Set(mine ? slidable(state) : []);
  const placing = mine && state.phase === 'placement' && state.winner === null;
  const winning = new Set(winningBlocks.flatMap(slotsOfBlock));

  const walk = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    const from = (event.target as HTMLElement).dataset;
    if (!arrow || from.row === undefined) return;
    event.preventDefault();
    const row = Math.min(5, Math.max(0, Number(from.row) + arrow[0]));
    const col = Math.min(5, Math.max(0, Number(from.col) + arrow[1]));
    tray.current?.querySelector<HTMLButtonElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus();
  };

  const slotsIn = (position: number) =>
    [0, 1, 2, 3].map((slot) => {
      const key = `${position}.${slot}`;
      return (
        <SlotButton
          key={slot}
          position={position}
          slot={slot}
          piece={state.board[position]![slot] ?? null}
          isHole={position === state.holeSquareIndex}
          open={placing && position !== state.holeSquareIndex && state.board[position]![slot] === null}
          slides={mayBeSlid.has(position)}
          winning={winning.has(key)}
          hinted={hint?.action === 'place' && hint.squareIndex === position && hint.slotIndex === slot}
          onPress={() => (mayBeSlid.has(position) ? onSlide(position) : placing && onPlace(position, slot))}
        />
      );
    });

  return (
    <div className="tray" ref={tray} role="group" aria-label="Board of six rows and six columns" onKeyDown={walk}>
      <div className="grid">
        <div className="hole" style={{ transform: shift(state.holeSquareIndex) }}>
          <div>{slotsIn(state.holeSquareIndex)}</div>
        </div>
        {squares.map((position, square) => (
          <div
            key={square}
            className={`square ${mayBeSlid.has(position) ? 'slidable' : ''} ${hint?.action === 'slide' && hint.squareIndex === position ? 'hinted' : ''}`}
            style={{ transform: shift(position) }}
            data-position={position}
            onClick={() => mayBeSlid.has(position) && onSlide(position)}
          >
            <div>{slotsIn(position)}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

function shift(position: number): string {
  return `translate(${(position % 3) * 100}%, ${Math.floor(position / 3) * 100}%)`;
}

function slotsOfBlock({ row, col }: Block): string[] {
  return [0, 1, 2, 3].map((corner) => {
    const { square, slot } = slotAt(row + Math.floor(corner / 2), col + (corner % 2));
    return `${square}.${slot}`;
  });
}
