import type { Scene } from '../../play/stage/scene.js';
import { cell, SLOTS } from './places.js';
import type { Face } from './shapes.js';
import { Hole, SlidingSquare } from './sliding-square.js';
import type { Squares } from './squares.js';
import './tray.css';

interface Props {
  readonly scene: Scene<Face>;
  readonly squares: Squares;
  readonly slidable?: ReadonlySet<number>;
  readonly hinted?: number;
}

/** What is to be seen of the tray; the buttons above it say the same in words. */
export function TrayPicture({ scene, squares, slidable, hinted }: Props) {
  return (
    <div className="tray-grid" aria-hidden="true">
      <Hole position={Number(scene.facts.get('hole'))} />
      {squares.map((position, square) => (
        <SlidingSquare
          key={square}
          position={position}
          pieces={SLOTS.map((slot) => pieceAt(scene, position, slot))}
          slidable={slidable?.has(position) ?? false}
          hinted={hinted === position}
        />
      ))}
      {blocksOf(scene).map(({ row, col }) => (
        <div
          key={`${row}.${col}`}
          className="winning-block"
          style={{ left: `${(col * 100) / 6}%`, top: `${(row * 100) / 6}%` }}
        />
      ))}
    </div>
  );
}

function pieceAt({ items }: Scene<Face>, square: number, slot: number): Face | null {
  const face = items.get(cell(square, slot))?.face;
  return face === 'R' || face === 'B' ? face : null;
}

function blocksOf({ facts }: Scene<Face>): { row: number; col: number }[] {
  return [...facts.keys()].flatMap((name) => {
    const found = /^block:(\d)\.(\d)$/.exec(name);
    return found ? [{ row: Number(found[1]), col: Number(found[2]) }] : [];
  });
}
