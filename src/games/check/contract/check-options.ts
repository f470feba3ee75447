import { ApiError } from '../../../common/api-error.js';
import { findBadOptions } from '../rules/option-ranges.js';
import type { CheckOptions } from '../rules/options.js';

/** What the shape of options cannot say: test settings are for tests, and the first seat is one of this table. */
export function checkOptions({ deckOrder, ...options }: CheckOptions, testHooks: boolean, seats?: number): void {
  if (deckOrder && !testHooks) {
    throw new ApiError(400, 'OPTION_NOT_ALLOWED', 'deckOrder is for servers in test mode only.');
  }
  const bad = seats === undefined ? [] : findBadOptions(options, seats);
  if (bad.length > 0) {
    throw new ApiError(400, 'BAD_SHAPE', `Not at a table for ${seats}: ${bad.join(', ')}.`, {
      details: bad.map((field) => ({ field: `options.${field}`, reason: `does not fit ${seats} players` })),
    });
  }
}

/** At least one seat is a person's, unless the game is said to be for bots alone; then all of them are (2.1.1). */
export function checkBotsOnly(seats: number, bots: number, { botsOnly = false }: Pick<CheckOptions, 'botsOnly'>): void {
  if (!botsOnly && bots === seats) {
    throw new ApiError(400, 'BOTS_ONLY', 'Only bots would sit here. If that is meant, say botsOnly: true.');
  }
  if (botsOnly && bots < seats) {
    throw new ApiError(400, 'NOT_BOTS_ONLY', 'This game was said to be for bots only, and people would sit in it.');
  }
}
