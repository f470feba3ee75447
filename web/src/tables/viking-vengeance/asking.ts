import { button, maybe, one, steps } from '../../play/ask/reading.js';
import type { TableKind } from '../../play/table-kind.js';
import { card, tile } from './places.js';
import type { Face, Position, VikingVengeance } from './shapes.js';

/** A card of the hand, the tile it goes to, and for the few abilities that aim: the tile they aim at. */
export const asking: TableKind<VikingVengeance, Face>['asking'] = {
  placeCard: steps(
    one('user_card_instance_id', (id: string) => card(id)),
    one('position', (at: Position) => tile(at)),
    maybe('targetPosition', (at: Position) => tile(at)),
  ),
  endTurn: button(),
  surrender: 'by-the-table', // the frame has giving up for every game
  'time-out': 'by-the-table',
  forfeit: 'by-the-table',
};
