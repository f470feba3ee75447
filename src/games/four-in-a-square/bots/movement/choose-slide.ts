import type { Rng } from '../../../../engine/core/index.js';
import { newPosition } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { MovementTable } from './movement-table.js';
import { canSlideToWin, lookAhead, movementValue, slidesOf, trySlide } from './slides.js';

/** How a slide is valued once it is made: for the player who then is on turn, in slides to the win or loss. */
type Judge = (after: Position) => number;

const SURE = 10_000;
/** Slides that a judge without a table looks ahead under V1. */
const SLIDES_AHEAD = 4;

/** The value of a slide for its player: more than 0 wins, the sooner the more; less than 0 loses. */
export interface ValuedSlide {
  readonly square: number;
  readonly value: number;
  /** The share of the rival's slides that would lose. */
  readonly traps: number;
  readonly repeats: boolean;
}

/** Without V1 the value of any position is known two slides ahead. */
export const plainJudge: Judge = (after) => movementValue(after) * 2;

export const shortSightedJudge: Judge = (after) => lookAhead(after, true, SLIDES_AHEAD);

let latest: MovementTable | undefined;

/** Under V1 the whole table is worked out; the next slides of the same game find it ready. */
export function tableJudge(position: Position): Judge {
  if (latest?.find(position) === undefined) latest = new MovementTable(position, true);
  const table = latest!;
  return (after) => table.find(after)!;
}

/** Every slide with its value; `recent` are positions that have been on the board lately. */
export function valueSlides(
  position: Position,
  noBacktrack: boolean,
  judge: Judge,
  recent: ReadonlySet<string>,
): ValuedSlide[] {
  return slidesOf(position).map((square) => {
    const after = newPosition();
    const result = trySlide(position, square, noBacktrack, after);
    const value = result === 'wins' ? SURE - 1 : result === 'loses' ? 1 - SURE : fromRival(judge(after));
    return { square, value, traps: trapsAfter(after, noBacktrack, judge), repeats: recent.has(after.join()) };
  });
}

/** The best slide; of equal ones the one with most traps, then one that repeats nothing, then any. */
export function pickSlide(slides: readonly ValuedSlide[], rng: Rng): ValuedSlide {
  const better = (one: ValuedSlide, other: ValuedSlide): number =>
    other.value - one.value || other.traps - one.traps || Number(one.repeats) - Number(other.repeats);
  const best = [...slides].sort(better)[0]!;
  return rng.pick(slides.filter((slide) => better(slide, best) === 0));
}

function fromRival(value: number): number {
  if (value === 0) return 0;
  return value < 0 ? SURE - 1 + value : 1 - SURE + value;
}

/** How many of the rival's slides, of all, complete only our block or let us win. */
function trapsAfter(position: Position, noBacktrack: boolean, judge: Judge): number {
  const slides = slidesOf(position);
  const after = newPosition();
  const losing = slides.filter((square) => {
    const result = trySlide(position, square, noBacktrack, after);
    if (result !== 'goes-on') return result === 'loses';
    return noBacktrack ? judge(after) > 0 : canSlideToWin(after, false);
  });
  return losing.length / slides.length;
}
