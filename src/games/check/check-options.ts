import { ApiError } from '../../common/api-error.js';
import { findBadOptions } from './rules/option-ranges.js';
import type { CheckOptions } from './rules/options.js';

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
