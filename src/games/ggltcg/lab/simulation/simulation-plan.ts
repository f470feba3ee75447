import type { Edition } from '../../rules/catalogue/card-set.js';

/** `llm` asks the language model, in the process itself; the others search, in threads. */
export const SIMULATED_LEVELS = ['easy', 'normal', 'hard', 'llm'] as const;
export type SimulatedLevel = (typeof SIMULATED_LEVELS)[number];

/** What a batch of games is played with. The same plan and number always give the same game, but of `llm`. */
export interface SimulationPlan {
  readonly card_set: string;
  /** The table of a set that does not come with the game: threads know no other. */
  readonly csv: string | null;
  readonly edition: Edition;
  readonly level: SimulatedLevel;
  /** Thinking is counted in nodes, never in time. */
  readonly nodes: number;
  readonly seed: number;
  readonly max_turns: number;
  /** These decks, each against each; or random ones. */
  readonly decks: readonly NamedDeck[] | null;
  /** Random decks are dealt from these cards alone: two versions of a set then get the same deals. */
  readonly names?: readonly string[];
}

interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
}

/** How a simulated game went. Seats are 0 and 1. */
export interface SimulatedGame {
  readonly number: number;
  readonly decks: readonly [readonly string[], readonly string[]];
  readonly deck_names: readonly [string, string] | null;
  readonly first: 0 | 1;
  readonly winner: 0 | 1 | null;
  readonly reason: string;
  readonly turns: number;
  /** Turns that the search bot decided because no language model answered. Older games have not counted them. */
  readonly fallback_turns?: number;
  /** The different cards each side played. */
  readonly played: readonly [readonly string[], readonly string[]];
  /** CC saved in vain: the next turn's gain does not fit on top of it. */
  readonly cc_lost: readonly [number, number];
}

/** A draw when this turn ends, unless a plan says otherwise. */
export const SIMULATED_TURNS = 20;

/** Enough to find most of what a turn offers, and several times as fast as in play. */
export const SIMULATED_NODES = 400;
