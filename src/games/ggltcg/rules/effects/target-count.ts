import type { Params } from './params.js';

/** Reads `2` or `1:optional`: how many targets an effect takes (R30). */
export function readTargetCount(params: Params): { readonly min: number; readonly max: number } {
  const max = params.integer('number of targets', { min: 1 });
  return { min: params.optionalKeyword('flag', ['optional']) ? 0 : 1, max };
}
