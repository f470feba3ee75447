import type { Budget } from '../../../../engine/bots/bot.js';
import type { Rng } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../../rules/four-in-a-square.types.js';
import { bots } from '../index.js';
import { FIRST_MEMORY } from '../memory.js';
import type { Memory } from '../memory.js';
import { slidesOf, turnsOf, viewOf } from './plain.js';
import type { Plain, PlainTurn } from './plain.js';

/** A level, with what it may spend on a turn. */
export interface Thinker {
  readonly level: string;
  readonly budget: Budget;
  readonly rng: Rng;
}

async function decide(
  { level, budget, rng }: Thinker,
  plain: Plain,
  memory: Memory,
  placed = false,
): Promise<FourInASquare['action']> {
  const choices: FourInASquare['action'][] = [];
  if (plain.left > 0 && !placed) {
    for (const [squareIndex, slots] of plain.board.entries()) {
      for (const [slotIndex, piece] of slots.entries()) {
        if (squareIndex !== plain.hole && piece === null) choices.push({ type: 'place', squareIndex, slotIndex });
      }
    }
  } else for (const { slide } of slidesOf(plain, undefined)) choices.push({ type: 'slide', squareIndex: slide! });
  const view = viewOf(plain, placed ? 'placementSlide' : undefined);
  const seat = plain.mover === 'R' ? 0 : 1;
  const { action } = await bots.levels[level]!.choose({ seat, view, memory, loadout: null, choices, rng, budget });
  return action;
}

/** The whole turn that a bot plays: one decision, then the other. */
export async function turnOf(thinker: Thinker, plain: Plain): Promise<PlainTurn> {
  const first = await decide(thinker, plain, FIRST_MEMORY);
  if (first.type === 'slide') return [...slidesOf(plain, undefined)].find(({ slide }) => slide === first.squareIndex)!;
  if (first.type !== 'place') throw new Error(`${thinker.level} neither places nor slides.`);
  const { squareIndex, slotIndex } = first;
  const begun = [...turnsOf(plain)].filter(({ place }) => place![0] === squareIndex && place![1] === slotIndex);
  if (begun[0]!.slide === undefined) return begun[0]!;
  const board = plain.board.map((slots) => [...slots]);
  board[squareIndex]![slotIndex] = plain.mover;
  const memory = bots.remember(FIRST_MEMORY, { type: 'placed', player: plain.mover, squareIndex, slotIndex }, 0);
  const second = await decide(thinker, { ...plain, board, left: plain.left - 1 }, memory, true);
  return begun.find(({ slide }) => second.type === 'slide' && slide === second.squareIndex)!;
}
