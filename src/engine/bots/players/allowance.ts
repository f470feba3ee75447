import type { Budget } from '../bot.js';

/** What a searcher gets when no budget is given. */
const NODES_BY_DEFAULT = 500;

/** Asked before each further node: whether the budget still allows it. At least one node is always allowed. */
export function allowance({ millis, nodes }: Budget): () => boolean {
  const most = nodes ?? (millis === undefined ? NODES_BY_DEFAULT : Infinity);
  // Without millis no clock is read at all: the same nodes and the same rng give the same result.
  const end = millis === undefined ? undefined : performance.now() + millis;
  let spent = 0;
  return () => {
    if (spent > 0 && (spent >= most || (end !== undefined && performance.now() >= end))) return false;
    spent += 1;
    return true;
  };
}

/** A part of a budget, for times when many bots wait for a thread. */
export function shareOf({ millis, nodes }: Budget, share: number): Budget {
  return {
    ...(millis === undefined ? undefined : { millis: Math.max(1, Math.floor(millis * share)) }),
    ...(nodes === undefined ? undefined : { nodes: Math.max(1, Math.floor(nodes * share)) }),
  };
}
