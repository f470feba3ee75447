import type { Choice, Seat } from '../../../../engine/core/index.js';
import type { TargetSpec } from '../catalogue/card.types.js';
import { hasTargets, targetCombinations, writeTargets } from '../stack/targets.js';
import type { TargetMap } from '../event.types.js';
import type { Look } from '../tcg-fuel.types.js';

/** More combinations than this are offered as a form only (R62). */
const MOST_COMBINATIONS = 200;

/** One action for each way to choose targets, or, when there are too many, one form. */
export function* eachTargeting<A extends { type: string }>(
  state: Look,
  seat: Seat,
  sourceId: number,
  specs: readonly TargetSpec[],
  action: A,
): Generator<Choice<A>> {
  if (specs.length === 0) return yield action;
  const eyes = { you: seat, sourceId };
  if (!hasTargets(state, specs, eyes)) return;
  const options: TargetMap[] = [];
  for (const targets of targetCombinations(state, specs, eyes)) options.push(writeTargets(state, targets));
  if (options.length <= MOST_COMBINATIONS) yield* options.map((targets) => ({ ...action, targets }));
  else yield { form: action, slots: { targets: { options: options as never, min: 1, max: 1, single: true } } };
}
