import type { CheckView } from '../rules/view.types.js';
import { idOf } from '../rules/seats.js';
import type { World } from './world.js';
import { totalOf } from './world.js';

const squash = (points: number, width: number): number => 1 / (1 + Math.exp(-points / width));

/** How well a world ends for a player, from 0 to 1: the share in the win, and a little for the margin. */
export function prospect(view: CheckView, world: World, me: number): number {
  const totals = world.hands.map((_hand, seat) => totalOf(world, seat));
  const winners = bestOf(world, totals);
  const margin = margins(totals, me, 6);
  if (view.options.match.mode === 'single') {
    if (world.stage !== 'over') return margin;
    return 0.96 * (winners.includes(me) ? 1 / winners.length : 0) + 0.04 * margin;
  }
  const { caller } = world;
  if (caller >= 0 && !winners.includes(caller)) totals[caller]! += view.options.failedCheckPenalty;
  return margins(
    totals.map((points, seat) => points + view.totals[idOf(seat)]!),
    me,
    12,
  );
}

/** The share in the win that a world gives to a player. */
export function shareOfWin(world: World, me: number): number {
  const winners = bestOf(
    world,
    world.hands.map((_hand, seat) => totalOf(world, seat)),
  );
  return winners.includes(me) ? 1 / winners.length : 0;
}

function bestOf(world: World, totals: readonly number[]): number[] {
  const eligible = [...totals.keys()].filter((seat) => !world.barred[seat] && world.hands[seat]!.length > 0);
  const least = Math.min(...eligible.map((seat) => totals[seat]!));
  return eligible.filter((seat) => totals[seat] === least);
}

/** How likely one is to stay below each of the others, on average. */
function margins(totals: readonly number[], me: number, width: number): number {
  const others = totals.filter((_points, seat) => seat !== me);
  return others.reduce((sum, points) => sum + squash(points - totals[me]!, width), 0) / others.length;
}
