import type { Frozen, GameDefinition, GameShape, Seat } from '../core/index.js';

/** Whether the goal has been reached, has been missed, or may still be reached. */
export type Verdict = 'open' | 'solved' | 'failed';

/** One puzzle, as a list shows it. */
export interface PuzzleTitle {
  /** Kept with accounts, so it never changes its meaning. */
  readonly id: string;
  /** What is to be done, in one sentence. */
  readonly goal: string;
  /** From 1, the easiest, to 3. */
  readonly difficulty: 1 | 2 | 3;
}

/** A position in which something is to be found. */
export interface PuzzlePosition<G extends GameShape> {
  readonly state: G['state'];
  /** The seat that solves. */
  readonly seat: Seat;
  /** The names at the table, by seat. */
  readonly names: readonly string[];
}

/** The puzzles of a game: what it hands over so that they can be solved at its own table. */
export interface PuzzleBook<G extends GameShape> {
  readonly puzzles: readonly PuzzleTitle[];
  /** What holds for all of them: how the other side plays, for one. */
  readonly about: string;
  /** All cards lie open; else the solver sees what its seat may see. */
  readonly open?: boolean;
  position(id: string): PuzzlePosition<G>;
  /** What the other side plays, where a seat that does not solve is to act. The same each time. */
  reply(state: Frozen<G['state']>, seat: Seat, id: string): G['action'] | Promise<G['action']>;
  /** Where a try can be over before the game is: "win this turn" ends with the turn. Nothing is played after that. */
  isOver?(state: Frozen<G['state']>, id: string): boolean;
  /** How it stands when the solver is to act again, or the try is over. */
  judge(state: Frozen<G['state']>, id: string): Verdict;
}

/** What the module of a game's puzzles exports. The thread that answers tries loads it by its address. */
export interface PuzzleModule<G extends GameShape = GameShape> {
  readonly game: GameDefinition<G>;
  readonly puzzleBook: PuzzleBook<G>;
}
