import type { GameShape, Refusal } from '../engine/core/index.js';
import { ActionRefused } from '../engine/hosting/action-refused.js';
import type { PuzzleBook, PuzzleModule, Verdict } from '../engine/hosting/puzzle-book.js';
import type { PuzzlePicture, PuzzlePlayer, PuzzleStep } from './puzzle-table.js';
import { PuzzleTries, TryOver } from './puzzle-tries.js';

/** A try, as the thread gets it. */
export interface PuzzleTask {
  /** The address of the compiled module of the puzzles. */
  readonly module: string;
  readonly id: string;
  readonly actions: readonly GameShape['action'][];
}

/** How the table of a try looks. */
export interface PuzzleAnswer {
  readonly players: readonly PuzzlePlayer[];
  readonly picture: PuzzlePicture;
  readonly steps: readonly PuzzleStep[];
  readonly verdict: Verdict;
}

/** A refusal is an answer too: an exception would lose what it says. */
export type PuzzleResult = PuzzleAnswer | { readonly refusal: Refusal } | { readonly over: true };

/** What a list shows of a book. */
export type PuzzleTitles = Pick<PuzzleBook<GameShape>, 'about' | 'puzzles'>;

const known = new Map<string, Promise<PuzzleTries>>();

/** The titles alone: the server's own thread never loads a book. */
export async function titles(module: string): Promise<PuzzleTitles> {
  const { about, puzzles } = ((await import(module)) as PuzzleModule).puzzleBook;
  return { about, puzzles };
}

/** The entry of the thread in which the other side of puzzles thinks, and tries are judged. */
export default async function answer({ module, id, actions }: PuzzleTask): Promise<PuzzleResult> {
  const tries = known.get(module) ?? load(module);
  known.set(module, tries);
  try {
    const { players, picture, steps, verdict } = await (await tries).after(id, actions);
    return { players, picture, steps, verdict };
  } catch (error) {
    if (error instanceof ActionRefused) return { refusal: error.refusal };
    if (error instanceof TryOver) return { over: true };
    throw error;
  }
}

async function load(module: string): Promise<PuzzleTries> {
  return new PuzzleTries((await import(module)) as PuzzleModule);
}
