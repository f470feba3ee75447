import type { Seat } from '../../../engine/core/index.js';
import type { Card } from './cards/cards.js';

/** How many rounds make a match (2.11.4). */
export type MatchLength =
  | { readonly mode: 'single' }
  | { readonly mode: 'rounds'; readonly rounds: number }
  | { readonly mode: 'target'; readonly target: number };

/** The house rules of a table (2.1.4): public, and fixed when the game is made. */
export interface HouseRules {
  direction: 1 | -1;
  firstSeat: 'random' | Seat;
  openingDiscard: boolean;
  specialsDrawableFromDiscard: boolean;
  wrongMatchPenalty: number;
  retryAfterWrongMatch: boolean;
  handLimit: number | null;
  lockedHandsPeekable: boolean;
  lockedOwnerAbility: 'resolve' | 'fizzle';
  matchMode: 'race' | 'sealed';
  failedCheckPenalty: number;
  match: MatchLength;
  maxTurnsPerRound: number | null;
  memoryAid: 'off' | 'own' | 'full';
  peekMs: number;
  turnMs: number;
  abilityMs: number;
  matchWindowMs: number;
  /** Only bots sit here (2.1.1): a game without a person has to be asked for. */
  botsOnly?: boolean;
  /** Bots are as slow among themselves as where a person is waited for. */
  botsTakeTheirTime?: boolean;
}

/** What a game is made with. Without a turn limit of its own it has forty turns for each player. */
export interface CheckOptions extends Omit<HouseRules, 'maxTurnsPerRound'> {
  maxTurnsPerRound?: number | null;
  /** The first round's cards, the top one first: for tests only, and never shown again. */
  deckOrder?: Card[];
}

export const CLASSIC: CheckOptions = {
  direction: 1,
  firstSeat: 'random',
  openingDiscard: false,
  specialsDrawableFromDiscard: true,
  wrongMatchPenalty: 1,
  retryAfterWrongMatch: false,
  handLimit: null,
  lockedHandsPeekable: true,
  lockedOwnerAbility: 'resolve',
  matchMode: 'race',
  failedCheckPenalty: 0,
  match: { mode: 'single' },
  memoryAid: 'off',
  peekMs: 20_000,
  turnMs: 45_000,
  abilityMs: 30_000,
  matchWindowMs: 5000,
};

const DAY = 86_400_000;

/** Shorthands for several options at once (2.1.5). */
export const PRESETS = {
  classic: {},
  online: {
    specialsDrawableFromDiscard: false,
    handLimit: 8,
    retryAfterWrongMatch: true,
    lockedHandsPeekable: false,
    lockedOwnerAbility: 'fizzle',
  },
  gentle: { wrongMatchPenalty: 0, memoryAid: 'own', turnMs: 0, matchWindowMs: 8000 },
  brisk: { peekMs: 10_000, turnMs: 20_000, abilityMs: 15_000, matchWindowMs: 2500 },
  untimed: { peekMs: 0, turnMs: 0, abilityMs: 0, matchWindowMs: 0 },
  correspondence: { matchMode: 'sealed', turnMs: DAY, abilityMs: DAY, matchWindowMs: DAY / 2, peekMs: DAY },
} as const satisfies { [name: string]: Partial<CheckOptions> };

export type Preset = keyof typeof PRESETS;

/** The options of a game: the classic ones, then a preset's, then those chosen explicitly. */
export function optionsFrom(preset: Preset = 'classic', chosen: Partial<CheckOptions> = {}): CheckOptions {
  return { ...CLASSIC, ...PRESETS[preset], ...chosen };
}

/** The house rules for a number of players, with nothing left open and no test settings. */
export function houseRules({ deckOrder: _secret, ...options }: CheckOptions, players: number): HouseRules {
  return {
    ...options,
    maxTurnsPerRound: options.maxTurnsPerRound === undefined ? 40 * players : options.maxTurnsPerRound,
  };
}
