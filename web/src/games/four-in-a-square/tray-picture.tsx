import type { Block, Player } from './game-types.js';
import { Hole, SlidingSquare } from './sliding-square.js';
import type { Squares } from './squares.js';
import './tray.css';

interface Props {
  readonly board: readonly (readonly (Player | null)[])[];
  readonly hole: number;
  readonly squares: Squares;
  readonly winningBlocks?: readonly Block[];
  readonly slidable?: ReadonlySet<number>;
  readonly hinted?: number;
}

/** What is to be seen of the tray; the buttons above it say the same in words. */
export function TrayPicture({ board, hole, squares, winningBlocks = [], slidable, hinted }: Props) {
  return (
    <div className="grid" aria-hidden="true">
      <Hole position={hole} />
      {squares.map((position, square) => (
        <SlidingSquare
          key={square}
          position={position}
          pieces={board[position] ?? []}
          slidable={slidable?.has(position) ?? false}
          hinted={hinted === position}
        />
      ))}
      {winningBlocks.map(({ row, col }) => (
        <div
          key={`${row}.${col}`}
          className="winning-block"
          style={{ left: `${(col * 100) / 6}%`, top: `${(row * 100) / 6}%` }}
        />
      ))}
    </div>
  );
}
