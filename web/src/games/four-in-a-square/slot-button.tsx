import type { MouseEvent } from 'react';
import { NAMES } from './game-types.js';
import type { Player } from './game-types.js';
import { placeOf } from './geometry.js';
import { Piece } from './piece.js';

interface Props {
  readonly position: number;
  readonly slot: number;
  readonly piece: Player | null;
  readonly isHole: boolean;
  /** A piece may be placed here now. */
  readonly open: boolean;
  /** Its square may slide now. */
  readonly slides: boolean;
  readonly winning: boolean;
  readonly hinted: boolean;
  onPress(): void;
}

/** One of the 36 slots. Each is a button with a name, also where there is nothing to do. */
export function SlotButton({ position, slot, piece, isHole, open, slides, winning, hinted, onPress }: Props) {
  const { row, col } = placeOf(position, slot);
  const content = isHole ? 'the hole' : piece === null ? 'empty' : NAMES[piece];
  const doing = open ? ', press to place' : slides ? `, press to slide square ${position + 1}` : '';
  const press = (event: MouseEvent): void => {
    event.stopPropagation();
    onPress();
  };
  const holeStyle = isHole ? { left: slot % 2 ? '54%' : '4%', top: slot < 2 ? '4%' : '54%' } : undefined;
  return (
    <button
      type="button"
      className={`slot ${open ? 'open' : ''} ${winning ? 'winning' : ''} ${hinted ? 'hinted' : ''} ${isHole ? 'in-hole' : ''}`}
      style={holeStyle}
      data-row={row}
      data-col={col}
      aria-label={`Row ${row + 1}, column ${col + 1}: ${content}${doing}`}
      aria-disabled={!open && !slides}
      tabIndex={row === 0 && col === 0 ? 0 : -1}
      onClick={press}
    >
      {piece && <Piece player={piece} />}
    </button>
  );
}
