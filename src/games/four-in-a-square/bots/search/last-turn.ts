import { HOLE, NEAR, findEmpty, findNeeds, hasBlock, moveSquare, newPosition, slideTo } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { wholeTurn } from '../fast/turns.js';
import type { WholeTurn } from '../fast/turns.js';
import { canSlideToWin } from '../movement/slides.js';

const RED = 0;
const BLUE = 1;
const EVERYWHERE = 4095;

const slid = newPosition();
const answered = newPosition();
const last = newPosition();
const needs = new Int32Array(3);
const winning = new Int32Array(3);
const helping = new Int32Array(3);

/**
 * Blue's last placement is the last of the game (R11), and without V1 the value of what follows is known two slides
 * ahead: so the best last turn is found exactly. Blue cannot win with this very turn: that has been looked at before.
 */
export function findLastTurn(position: Position): { value: 1 | 0 | -1; turn: WholeTurn | undefined } {
  let drawing: WholeTurn | undefined;
  for (const square of NEAR[position[HOLE]!]!) {
    slideTo(position, square, false, slid);
    if (hasBlock(slid, RED) || canSlideToWin(slid, false)) continue;
    const slot = findWinningSlot();
    if (slot !== undefined) return { value: 1, turn: wholeTurn(square, slot) };
    drawing ??= wholeTurn(square, firstEmptySlot());
  }
  return drawing === undefined ? { value: -1, turn: undefined } : { value: 0, turn: drawing };
}

/** A slot from which a Blue piece punishes every slide that Red has. */
function findWinningSlot(): number | undefined {
  findEmpty(slid, winning);
  for (const square of NEAR[slid[HOLE]!]!) {
    slideTo(slid, square, false, answered);
    if (hasBlock(answered, BLUE)) continue;
    findHelpingSlots(slid[HOLE]!, square);
    for (let strip = 0; strip < 3; strip++) winning[strip]! &= helping[strip]!;
    if ((winning[0]! | winning[1]! | winning[2]!) === 0) return undefined;
  }
  return lowestSlot(winning);
}

/** The slots (as the board lies before Red's slide) that give Blue a block by Red's slide or by Blue's next. */
function findHelpingSlots(hole: number, redSquare: number): void {
  findNeeds(answered, BLUE, helping);
  moveSquare(helping, 0, hole, redSquare);
  for (const square of NEAR[answered[HOLE]!]!) {
    slideTo(answered, square, false, last);
    if (hasBlock(last, BLUE)) {
      helping.fill(EVERYWHERE);
      return;
    }
    if (!findNeeds(last, BLUE, needs)) continue;
    moveSquare(needs, 0, answered[HOLE]!, square);
    moveSquare(needs, 0, hole, redSquare);
    for (let strip = 0; strip < 3; strip++) helping[strip]! |= needs[strip]!;
  }
}

function firstEmptySlot(): number {
  findEmpty(slid, needs);
  return lowestSlot(needs)!;
}

function lowestSlot(strips: Int32Array): number | undefined {
  for (let strip = 0; strip < 3; strip++) {
    const bits = strips[strip]!;
    if (bits !== 0) return strip * 12 + 31 - Math.clz32(bits & -bits);
  }
  return undefined;
}
