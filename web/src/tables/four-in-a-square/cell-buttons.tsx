import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Narrowed } from '../../play/ask/offer.js';
import type { Ref, Scene } from '../../play/stage/scene.js';
import { CellButton } from './cell-button.js';
import type { Hint } from './use-hint.js';
import { cell, slotAt, square as squareRef } from './places.js';
import type { Face, FourInASquare } from './shapes.js';
import { talk } from './talk.en.js';
import { placeInWords } from './words.en.js';
import './cells.css';

interface Props {
  readonly scene: Scene<Face>;
  readonly open: Narrowed<FourInASquare['action']>['open'];
  readonly hint: Hint | undefined;
  onPress(ref: Ref): void;
}

const ARROWS: Readonly<Record<string, readonly [rows: number, cols: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const SIX = [0, 1, 2, 3, 4, 5];
const within = (at: number): number => Math.min(5, Math.max(0, at));

/** The 36 buttons, row by row: the arrows walk over them, and Tab comes back to where one was. */
export function CellButtons({ scene, open, hint, onPress }: Props) {
  const cells = useRef<HTMLDivElement>(null);
  const [here, setHere] = useState({ row: 0, col: 0 });

  const walk = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    event.stopPropagation();
    const [row, col] = [within(here.row + arrow[0]), within(here.col + arrow[1])];
    cells.current?.querySelector<HTMLButtonElement>(`[data-row="${row}"][data-col="${col}"]`)?.focus();
  };

  return (
    <div
      className={`cells for-${scene.facts.get('turn')}`}
      ref={cells}
      role="group"
      aria-label={talk.board}
      onKeyDown={walk}
    >
      {SIX.flatMap((row) =>
        SIX.map((col) => {
          const { square, slot } = slotAt(row, col);
          const ref = cell(square, slot);
          const offer = open.has(squareRef(square)) ? 'slide' : open.has(ref) ? 'place' : undefined;
          const pressed = offer === 'slide' ? squareRef(square) : ref;
          return (
            <CellButton
              key={ref}
              row={row}
              col={col}
              refPressed={pressed}
              name={nameOf(scene, ref, square, offer)}
              offer={offer}
              reachable={here.row === row && here.col === col}
              hinted={hint?.action === 'place' && hint.squareIndex === square && hint.slotIndex === slot}
              onPress={() => onPress(pressed)}
              onFocus={() => setHere({ row, col })}
            />
          );
        }),
      )}
    </div>
  );
}

function nameOf({ items }: Scene<Face>, ref: Ref, square: number, offer: 'place' | 'slide' | undefined): string {
  const item = items.get(ref);
  return talk.cell(item ? placeInWords(item) : ref, offer, square + 1);
}
