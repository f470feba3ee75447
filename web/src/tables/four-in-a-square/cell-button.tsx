import type { Ref } from '../../play/stage/scene.js';

interface Props {
  readonly row: number;
  readonly col: number;
  /** What a press presses: the slot, or the whole square where it may slide. */
  readonly refPressed: Ref;
  readonly name: string;
  /** What a press would do now. */
  readonly offer: 'place' | 'slide' | undefined;
  /** The one the Tab key comes to. */
  readonly reachable: boolean;
  readonly hinted: boolean;
  onPress(): void;
  onFocus(): void;
}

/** One of the 36 places of the board. It keeps its place while squares slide below it, and so does the keyboard. */
export function CellButton({ row, col, refPressed, name, offer, reachable, hinted, onPress, onFocus }: Props) {
  return (
    <button
      type="button"
      className={`cell ${offer ?? ''} ${hinted ? 'hinted' : ''}`}
      data-ref={refPressed}
      data-row={row}
      data-col={col}
      aria-label={name}
      aria-disabled={offer === undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={onPress}
      onFocus={onFocus}
    >
      <span className="ring" />
    </button>
  );
}
