import { ApiError } from '../../../../common/api-error.js';
import { checkShape } from '../../../../common/http/validation.js';
import type { HostedGame } from '../../../../engine/hosting/hosted-game.js';
import { readAction } from '../../../../engine/hosting/shapes.js';
import type { Action } from '../../rules/action.types.js';
import { FuelGameActionDto } from './game.dto.js';
import type { FuelTable } from './wire.js';

/** Whether the game runs is told first, then whether there is such a type, then whether the rest has its shape. */
export function readGameAction(table: FuelTable, body: unknown): Action {
  if (table.status !== 'active') throw new ApiError(409, 'GAME_FINISHED', 'The game is over.');
  const type = (body as { type?: unknown } | null | undefined)?.type;
  if (typeof type === 'string') expectSupported(table.hosted, type);
  const { expectedSeq, ...action } = checkShape(FuelGameActionDto, body ?? {});
  const read = readAction(table.hosted, { ...action.data, type: action.type }) as Action;
  table.expectVersion(expectedSeq);
  return read;
}

function expectSupported({ shapes }: HostedGame, type: string): void {
  if (!Object.hasOwn(shapes.actions, type)) {
    throw new ApiError(400, 'UNSUPPORTED_ACTION', `Unsupported action type: ${type.slice(0, 100)}`);
  }
}
