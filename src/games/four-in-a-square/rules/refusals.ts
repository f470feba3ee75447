import { refusal } from '../../../engine/core/index.js';
import type { Frozen, Refusal, Seat } from '../../../engine/core/index.js';
import { SLOTS, SQUARES, playerOf } from './board.js';
import type { State } from './four-in-a-square.types.js';
import { isOver } from './turn.js';

/** A refusal in the words of this game's contract. */
export function invalidMove(code: string, fact: string, rule?: string): Refusal {
  return refusal(code, `Invalid move: ${fact}`, rule === undefined ? {} : { rule });
}

export function refuseSquareIndex(value: unknown): Refusal | undefined {
  return isIndex(value, SQUARES)
    ? undefined
    : invalidMove('BAD_SQUARE_INDEX', 'squareIndex must be an integer from 0 to 8', 'R1');
}

export function refuseSlotIndex(value: unknown): Refusal | undefined {
  return isIndex(value, SLOTS)
    ? undefined
    : invalidMove('BAD_SLOT_INDEX', 'slotIndex must be an integer from 0 to 3', 'R1');
}

export function refuseIfOver(state: Frozen<State>): Refusal | undefined {
  return isOver(state) ? invalidMove('GAME_OVER', 'the game is over', 'R20') : undefined;
}

export function refuseOutOfTurn(state: Frozen<State>, seat: Seat): Refusal | undefined {
  return state.currentPlayer === playerOf(seat) ? undefined : invalidMove('NOT_YOUR_TURN', 'not your turn');
}

/** Draws are agreed between two people; a bot has no one to ask. */
export function refuseDrawTalk(state: Frozen<State>): Refusal | undefined {
  return state.twoHumans
    ? undefined
    : invalidMove('NO_DRAW_OFFERS', 'draws are agreed in games of two humans only', 'R19');
}

function isIndex(value: unknown, end: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;
}
