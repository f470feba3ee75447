import { ApiError } from '../../../../common/api-error.js';
import type { Position, VikingVengeance } from '../../rules/viking-vengeance.types.js';
import type { VikingGameActionDto } from './games.dto.js';

type Action = VikingVengeance['action'];

/** An action as the rules know it. `gameId` is the game it is meant for. */
export function readGameAction(body: VikingGameActionDto, gameId: string): Action {
  if (body.gameId && body.gameId.toLowerCase() !== gameId) {
    throw invalid('gameId must be the game of the path.');
  }
  if (body.actionType !== 'placeCard') return { type: body.actionType };
  const card = cardOf(body);
  const position = positionOf(body.position);
  if (!position) throw invalid('position is required.');
  const targetPosition = positionOf(body.targetPosition);
  return { type: 'placeCard', user_card_instance_id: card, position, ...(targetPosition && { targetPosition }) };
}

function cardOf({ user_card_instance_id, cardId }: VikingGameActionDto): string {
  if (user_card_instance_id && cardId && user_card_instance_id !== cardId) {
    throw invalid('user_card_instance_id and cardId name different cards.');
  }
  const card = user_card_instance_id ?? cardId;
  if (!card) throw invalid('user_card_instance_id is required.');
  return card;
}

function positionOf(given: Position | undefined): Position | undefined {
  return given ? { x: given.x, y: given.y } : undefined;
}

function invalid(message: string): ApiError {
  return new ApiError(400, 'VALIDATION_ERROR', message);
}
