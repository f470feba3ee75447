import { refusal } from '../../../engine/core/index.js';
import type { Refusal } from '../../../engine/core/index.js';
import type { FourInASquare, RoundOptions } from './four-in-a-square.types.js';

type Options = FourInASquare['options'];

const USUAL_MOVEMENT_LIMIT = 200;
const NO_BACKTRACK_MOVEMENT_LIMIT = 400;

export const DEFAULT_OPTIONS: Options = {
  piecesPerPlayer: 8,
  noBacktrack: false,
  repetitionLimit: 5,
  movementLimit: null,
};

/** The options with their limits spelt out (R18). */
export function roundOptions({ piecesPerPlayer, noBacktrack, repetitionLimit, movementLimit }: Options): RoundOptions {
  const usual = noBacktrack ? NO_BACKTRACK_MOVEMENT_LIMIT : USUAL_MOVEMENT_LIMIT;
  return { piecesPerPlayer, noBacktrack, repetitionLimit, movementLimit: movementLimit ?? usual };
}

/** What is wrong with options that a client sent. */
export function refuseOptions(options: { readonly [Name in keyof Options]: unknown }): Refusal | undefined {
  if (!isWithin(options.piecesPerPlayer, 1, 16))
    return invalid('piecesPerPlayer must be an integer from 1 to 16', 'R5');
  if (typeof options.noBacktrack !== 'boolean') return invalid('noBacktrack must be true or false', 'V1');
  if (options.repetitionLimit !== 0 && !isWithin(options.repetitionLimit, 2, 50)) {
    return invalid('repetitionLimit must be 0 or an integer from 2 to 50', 'R17');
  }
  if (options.movementLimit !== null && options.movementLimit !== 0 && !isWithin(options.movementLimit, 2, 2000)) {
    return invalid('movementLimit must be 0 or an integer from 2 to 2000', 'R18');
  }
  return undefined;
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

function invalid(fact: string, rule: string): Refusal {
  return refusal('INVALID_OPTION', `Invalid option: ${fact}`, { rule });
}
