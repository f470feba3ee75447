import { button, joint, one, sent, steps } from '../../play/ask/reading.js';
import type { TableKind } from '../../play/table-kind.js';
import { cell, slotOf, square } from './places.js';
import type { Face, FourInASquare } from './shapes.js';

/** A slot is pressed to place, a square to slide: each is one press, as it always was. */
export const asking: TableKind<FourInASquare, Face>['asking'] = {
  place: sent(
    { once: true },
    steps(
      joint(['squareIndex', 'slotIndex'], ({ squareIndex, slotIndex }: { squareIndex: number; slotIndex: number }) =>
        cell(squareIndex, slotIndex),
      ),
    ),
  ),
  slide: sent({ once: true }, steps(one('squareIndex', (squareIndex: number) => square(squareIndex)))),
  resign: 'by-the-table', // the frame has giving up for every game
  'offer-draw': button({ in: 'menu' }),
  'accept-draw': button({ in: 'table' }),
  'decline-draw': button({ in: 'table' }),
  restart: button({ in: 'menu' }),
};

/** A press that is not offered: the nearest placement or slide, by what the turn is for. */
export const probe: NonNullable<TableKind<FourInASquare, Face>['probe']> = (ref, _soFar, { view }) => {
  const at = slotOf(ref);
  if (!at) return undefined;
  return view.state.phase === 'placement'
    ? { type: 'place', squareIndex: at.square, slotIndex: at.slot }
    : { type: 'slide', squareIndex: at.square };
};
