import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { findLegalTargets, isLegalTarget } from '../abilities/targeting.js';
import { isOnBoard } from '../board/board.js';
import { place } from '../resolution/placement.js';
import { resolve } from '../resolution/resolve.js';
import { isBarredTo, isEmpty, placeableTiles } from '../board/tiles.js';
import { ownerAt, playOn, refuseOutOfTurn } from '../turn.js';
import type { AtTable, Owner, Position, VikingVengeance } from '../viking-vengeance.types.js';

type PlaceCard = Extract<VikingVengeance['action'], { type: 'placeCard' }>;

/** R11: place a card of the hand on a free tile, perhaps aiming its ability. */
export const placeCard: SeatRule<VikingVengeance, 'placeCard'> = {
  *choices(state, seat) {
    if (refuseOutOfTurn(state, seat)) return;
    const owner = ownerAt(state, seat);
    const tiles = placeableTiles(state, owner);
    for (const user_card_instance_id of state[owner].hand) {
      for (const position of tiles) {
        yield { type: 'placeCard', user_card_instance_id, position };
        for (const targetPosition of findLegalTargets(state, owner, user_card_instance_id, position) ?? []) {
          yield { type: 'placeCard', user_card_instance_id, position, targetPosition };
        }
      }
    }
  },

  refuse(state, seat, { user_card_instance_id, position, targetPosition }) {
    if (!isWhole(position) || (targetPosition !== undefined && !isWhole(targetPosition))) {
      return refusal('VALIDATION_ERROR', 'A position needs whole numbers x and y.', { rule: 'R11' });
    }
    const outOfTurn = refuseOutOfTurn(state, seat);
    if (outOfTurn) return outOfTurn;
    if (!isOnBoard(position) || !isEmpty(state, position)) {
      return refusal('INVALID_POSITION', 'Invalid board position or position already occupied.', { rule: 'R11' });
    }
    const owner = ownerAt(state, seat);
    if (isBarredTo(state, position, owner)) {
      return refusal('TILE_BLOCKED', 'Board position is blocked.', { rule: 'R50' });
    }
    if (!state[owner].hand.includes(user_card_instance_id)) {
      return refusal('CARD_NOT_IN_HAND', 'Card instance not in hand.', { rule: 'R11' });
    }
    const targets = targetPosition && findLegalTargets(state, owner, user_card_instance_id, position);
    if (targets && !isLegalTarget(targets, targetPosition)) {
      return refusal('INVALID_TARGET', 'Invalid ability target.', { rule: 'R45' });
    }
    return undefined;
  },

  play(turn, action) {
    playOn(turn, (plain) => {
      const owner = ownerAt(plain.state, turn.seat);
      plain.state[owner].timeoutsInRow = 0;
      placeFor(plain, owner, action);
    });
  },
};

/** The placement itself, decided by player or table. */
export function placeFor(turn: AtTable, owner: Owner, action: Omit<PlaceCard, 'type'>): void {
  turn.state.consecutivePasses = 0;
  place(turn, owner, action.user_card_instance_id, action.position, action.targetPosition ?? null);
  resolve(turn);
}

const isWhole = (position: Position | null): boolean => Number.isInteger(position?.x) && Number.isInteger(position?.y);
