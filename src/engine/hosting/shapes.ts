import { ApiError } from '../../common/api-error.js';
import { checkShape } from '../../common/http/validation.js';
import { findRule, refusal } from '../core/index.js';
import type { GameShape } from '../core/index.js';
import { ActionRefused } from './action-refused.js';
import type { HostedGame } from './hosted-game.js';

/** An action as a client sent it, with its shape checked: what the rules are asked about. */
export function readAction(hosted: HostedGame, given: unknown): GameShape['action'] {
  const type = typeof given === 'object' && given !== null ? (given as { type?: unknown }).type : undefined;
  if (typeof type !== 'string') throw new ApiError(400, 'BAD_SHAPE', 'action must be an object with a type.');
  const rule = findRule(hosted.definition, type);
  const shape = Object.hasOwn(hosted.shapes.actions, type) ? hosted.shapes.actions[type] : undefined;
  // An action of the table itself is no action for a client.
  if (!rule || rule.by === 'table' || !shape) {
    throw new ActionRefused(refusal('UNKNOWN_ACTION', 'There is no such action in this game.'));
  }
  return plain(checkShape(shape, given, 'action')) as GameShape['action'];
}

/** Options as a client sent them: checked, and filled up with the game's defaults. */
export function readOptions(hosted: HostedGame, given: unknown): object {
  const checked = plain(checkShape(hosted.shapes.options, given ?? {}, 'options'));
  const options = { ...hosted.definition.defaults, ...checked };
  hosted.checkOptions?.(options);
  return options;
}

/** Options that only test hooks take, whatever the game: they tell what is hidden, so they are shown nowhere. */
const TEST_SETTINGS: ReadonlySet<string> = new Set(['deckOrder']);

/** Options without their secrets. */
export function shownOptions(options: object): object {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !TEST_SETTINGS.has(name)));
}

/** A DTO as plain data, without what was left out. */
function plain(dto: object): object {
  return JSON.parse(JSON.stringify(dto)) as object;
}
