import { ApiError } from '../../../../common/api-error.js';
import type { HostedGame } from '../../../../engine/hosting/hosted-game.js';
import { readAction } from '../../../../engine/hosting/shapes.js';
import type { Action } from '../../rules/action.types.js';

/** An unknown type is told before anything else about an action is looked at. */
export function expectSupported({ shapes }: HostedGame, type: string): void {
  if (!Object.hasOwn(shapes.actions, type)) {
    throw new ApiError(400, 'UNSUPPORTED_ACTION', `Unsupported action type: ${type.slice(0, 100)}`);
  }
}

/** An action written as `{ type, data }`, with its shape checked. */
export function readGameAction(
  hosted: HostedGame,
  { type, data }: { readonly type: string; readonly data?: object },
): Action {
  expectSupported(hosted, type);
  return readAction(hosted, { ...data, type }) as Action;
}
