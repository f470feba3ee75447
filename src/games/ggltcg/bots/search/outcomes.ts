import type { PlayerId, ReadState, State } from '../../rules/ggltcg.types.js';
import type { Effort } from './effort.js';
import { answered } from './lines.js';
import type { Line } from './lines.js';
import { chancesOf, simulate } from '../simulation.js';

/** How many of the cards that a direct attack may hit are tried. */
const MOST_OUTCOMES = 3;

/** Where a line may lead: one end for each card that its first direct attack hits, else the one it has. */
export function outcomesOf(from: ReadState, line: Line, me: PlayerId, effort: Effort): State[] {
  const attack = line.actions.findIndex((action) => action.type === 'tussle' && action.defender_id === null);
  if (attack < 0) return [line.end];
  let before = from;
  for (const action of line.actions.slice(0, attack)) before = answered(simulate(before, action), me, effort);
  const chances = Math.min(MOST_OUTCOMES, chancesOf(before, line.actions[attack]!));
  const ends: State[] = [];
  for (let hit = 0; hit < chances; hit++) {
    let now = answered(simulate(before, line.actions[attack]!, hit), me, effort);
    for (const action of line.actions.slice(attack + 1)) {
      if (now.outcome !== null) break;
      now = answered(simulate(now, action), me, effort);
    }
    ends.push(now);
  }
  return ends;
}
