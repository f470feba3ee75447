import type { CSSProperties } from 'react';
import type { Player } from './shapes.js';
import { Piece } from './piece.js';

interface Props {
  /** Where it lies: 0 to 8. */
  readonly position: number;
  readonly pieces: readonly (Player | null)[];
  readonly slidable: boolean;
  readonly hinted: boolean;
}

/** One of the eight wooden squares with its four slots. It is only to be seen: the buttons lie above it. */
export function SlidingSquare({ position, pieces, slidable, hinted }: Props) {
  return (
    <div className="square" style={placed(position)} data-position={position}>
      <div className={`wood ${slidable ? 'slidable' : ''} ${hinted ? 'hinted' : ''}`}>
        {pieces.map((piece, slot) => (
          <div key={slot} className="slot">
            {piece && <Piece player={piece} />}
          </div>
        ))}
      </div>
    </div>
  );
}

export function Hole({ position }: { readonly position: number }) {
  return <div className="hole" style={placed(position)} />;
}

/** Squares are moved by `transform` alone, so that a slide glides. */
function placed(position: number): CSSProperties {
  return { transform: `translate(${(position % 3) * 100}%, ${Math.floor(position / 3) * 100}%)` };
}
