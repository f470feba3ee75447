import type { GameDefinition } from '../../../engine/core/index.js';
import { acceptDraw } from './actions/accept-draw.js';
import { declineDraw } from './actions/decline-draw.js';
import { offerDraw } from './actions/offer-draw.js';
import { place } from './actions/place.js';
import { resign } from './actions/resign.js';
import { restart } from './actions/restart.js';
import { slide } from './actions/slide.js';
import { findBlocks } from './blocks.js';
import { seatOf } from './board.js';
import type { FourInASquare } from './four-in-a-square.types.js';
import { viewOf } from './four-in-a-square.view.js';
import { DEFAULT_OPTIONS, roundOptions } from './options.js';
import { freshRound, isOver } from './turn.js';

/** Place a piece, slide a square: the owner of four in a square wins, even if the rival's slide made it. */
export const fourInASquare: GameDefinition<FourInASquare> = {
  id: 'four-in-a-square',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaults: DEFAULT_OPTIONS,
  previews: true,
  actions: {
    place,
    slide,
    resign,
    'offer-draw': offerDraw,
    'accept-draw': acceptDraw,
    'decline-draw': declineDraw,
    restart,
  },

  setup: ({ options, seats }) =>
    freshRound(
      roundOptions(options),
      seats.every(({ bot }) => !bot),
      1,
    ),

  toAct: (state) => (isOver(state) ? [] : [seatOf(state.currentPlayer)]),

  outcome(state) {
    if (state.winner !== null) {
      const winner = seatOf(state.winner);
      const reason = findBlocks(state.board).length > 0 ? 'block' : 'resignation';
      return { winners: [winner], places: winner === 0 ? [1, 2] : [2, 1], reason };
    }
    return state.drawReason === null ? undefined : { winners: [], places: [1, 1], reason: state.drawReason };
  },

  view: (state) => viewOf(state),
  resign: () => ({ type: 'resign' }),
  summary: ({ phase, placed, movementSlides }) => ({ phase, turn: placed.R + placed.B + movementSlides }),
};
