import { NAMES } from './game-types.js';
import type { Player } from './game-types.js';
import { slotAt } from './geometry.js';

interface Props {
  readonly row: number;
  readonly col: number;
  readonly content: Player | 'hole' | null;
  /** What a press would do now. */
  readonly offer: 'place' | 'slide' | undefined;
  /** The one the Tab key comes to. */
  readonly reachable: boolean;
  readonly hinted: boolean;
  onPress(): void;
  onFocus(): void;
}

/** One of the 36 places of the board. It keeps its place while squares slide below it, and so does the keyboard. */
export function CellButton({ row, col, content, offer, reachable, hinted, onPress, onFocus }: Props) {
  const what = content === null ? 'empty' : content === 'hole' ? 'the hole' : NAMES[content];
  const { square } = slotAt(row, col);
  const doing =
    offer === 'place' ? ', press to place' : offer === 'slide' ? `, press to slide square ${square + 1}` : '';
  return (
    <button
      type="button"
      className={`cell ${offer ?? ''} ${hinted ? 'hinted' : ''}`}
      data-row={row}
      data-col={col}
      aria-label={`Row ${row + 1}, column ${col + 1}: ${what}${doing}`}
      aria-disabled={offer === undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => offer && onPress()}
      onFocus={onFocus}
    >
      <span className="ring" />
    </button>
  );
}
