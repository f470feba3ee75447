import { sceneOf } from '../../play/stage/scene.js';
import type { ItemDraft, Scene } from '../../play/stage/scene.js';
import { cell, SLOTS, SQUARES } from './places.js';
import type { Face, GameView } from './shapes.js';

/** The tray: 36 slots that keep their places, what lies in them, and where the hole is. */
export function scene({ state, round, winningBlocks, drawOffer, ...limits }: GameView): Scene<Face> {
  return sceneOf<Face>({
    items: SQUARES.flatMap((squareIndex) =>
      SLOTS.map((slot): ItemDraft<Face> => {
        const face = state.board[squareIndex]?.[slot] ?? undefined;
        return {
          ref: cell(squareIndex, slot),
          zone: cell(squareIndex, slot),
          face,
          marks: squareIndex === state.holeSquareIndex ? ['hole'] : [],
        };
      }),
    ),
    counters: {
      round,
      'placed:R': state.placed.R,
      'placed:B': state.placed.B,
      pieces: state.piecesPerPlayer,
      slides: limits.movementSlides,
      occurrences: limits.occurrences,
    },
    facts: {
      hole: String(state.holeSquareIndex),
      phase: state.phase,
      turn: state.currentPlayer,
      ...(state.winner === null ? undefined : { winner: state.winner }),
      ...(state.drawReason === null ? undefined : { drawn: state.drawReason }),
      ...(drawOffer === null ? undefined : { offer: drawOffer }),
      ...Object.fromEntries(winningBlocks.map(({ row, col, player }) => [`block:${row}.${col}`, player])),
    },
  });
}
