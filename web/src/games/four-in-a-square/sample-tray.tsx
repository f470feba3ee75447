import type { Player } from './game-types.js';
import { slotAt } from './geometry.js';
import { laidOut } from './squares.js';
import { TrayPicture } from './tray-picture.js';

const HOLE = 5;
const PICTURE = ['.R..B.', '......', '.RRB..', '.RR...', 'B...R.', '...B..'];

const BOARD: (Player | null)[][] = Array.from({ length: 9 }, () => [null, null, null, null]);
PICTURE.forEach((line, row) =>
  [...line].forEach((mark, col) => {
    const { square, slot } = slotAt(row, col);
    if (mark !== '.') BOARD[square]![slot] = mark as Player;
  }),
);

/** A tray with a won game on it, to be looked at. */
export function SampleTray() {
  return (
    <div className="tray">
      <TrayPicture
        board={BOARD}
        hole={HOLE}
        squares={laidOut(HOLE)}
        winningBlocks={[{ player: 'R', row: 2, col: 1 }]}
      />
    </div>
  );
}
