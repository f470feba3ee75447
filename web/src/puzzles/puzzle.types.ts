import type { GameShape, Picture, PlayerAtTable } from '@parlour/client';

export type Verdict = 'open' | 'solved' | 'failed';

export interface PuzzleEntry {
  readonly id: string;
  readonly goal: string;
  readonly difficulty: 1 | 2 | 3;
  readonly solved: boolean;
  readonly misses: number;
}

export interface PuzzleList {
  readonly today: string;
  readonly about: string;
  readonly streak: { readonly current: number; readonly best: number };
  readonly puzzles: readonly PuzzleEntry[];
}

export interface PuzzlePage {
  readonly id: string;
  readonly players: readonly Omit<PlayerAtTable, 'connected'>[];
  readonly picture: Picture;
}

export interface PuzzleTry {
  readonly verdict: Verdict;
  readonly steps: readonly { readonly events: readonly GameShape['event'][]; readonly picture: Picture }[];
}
