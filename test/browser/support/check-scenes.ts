import type { Fixture } from '../../../src/games/check/rules/fixture.js';

/** A table in the middle of a round, and what is played there. */
export interface Scene {
  readonly fixture: Fixture;
  readonly options?: object;
  readonly steps?: readonly (readonly [seat: number, type: string, more?: object])[];
}

const drawAndDiscard = (seat: number) =>
  [
    [seat, 'drawFromDeck'],
    [seat, 'discardDrawnCard'],
  ] as const;
const called = (order: readonly number[]) => ({
  phase: 'finalTurnsPhase' as const,
  currentSeat: order[0]!,
  playerWhoCalledCheck: 0,
  hasCalledCheck: [0],
  lockedSeats: [0],
  finalTurnOrder: order,
});
const at = (playerID: string, cardIndex: number) => ({ playerID, cardIndex });
const rounds = { match: { mode: 'rounds', rounds: 5 } };

/** The pages may be as slow as they like. The break between two rounds is as long as the first look, 30 s at least. */
export const UNTIMED = { peekMs: 3_600_000, turnMs: 0, abilityMs: 0, matchWindowMs: 0 };

/** Six players, one of whom has called: the fullest table. */
export const SIX: Scene = {
  fixture: {
    ...called([4, 5, 0, 1, 2]),
    currentSeat: 0,
    playerWhoCalledCheck: 3,
    hasCalledCheck: [3],
    lockedSeats: [3],
    finalTurnsTaken: 2,
    roundNo: 4,
    totals: [26, 47, 23, 39, 31, 52],
    discardPile: ['JH', '4C', 'KD', '8C', '8H'],
    discardPileIsSealed: true,
    deck: ['AC', 'AS', '2H'],
    hands: [
      ['KS', '2C', null, '6D'],
      ['2D', '3D', 'AD', '5H'],
      ['3H', '8S', '7D', '4D', '7C'],
      [null, 'AH', '2S', null, '9C'],
      ['6H', '9S', 'TD', '5C'],
      ['JD', '6C', '7H', '3S', '4H', 'QD'],
    ],
  },
  options: { ...UNTIMED, ...rounds },
};

/** The first player looks for as long as it takes, and then lets the clock run out. */
export const SLOW = { ...UNTIMED, turnMs: 3_000, firstSeat: 0, ...rounds };

/** Everything can be pressed here: a card to take, a king to draw, a call to make. */
export const PRESSED: Scene = {
  fixture: {
    hands: [
      ['2C', '3C', '4C', '6H'],
      ['8S', '9S', 'TS', '7D'],
    ],
    deck: ['6C', 'QD', 'KS', '9D', 'TD', '8H'],
    discardPile: ['5C'],
  },
  options: UNTIMED,
};

/** What happens seldom, a table for each. */
export const SELDOM: Readonly<Record<string, Scene>> = {
  reshuffle: {
    fixture: {
      hands: [
        ['2C', '3C'],
        ['8S', '9S'],
      ],
      discardPile: ['5C', '6C', '9D'],
    },
    steps: [[0, 'drawFromDeck']],
  },
  noPenaltyLeft: {
    fixture: {
      hands: [
        ['4C', '2C'],
        ['8S', 'KD'],
      ],
      discardPile: ['7C'],
    },
    steps: [
      [0, 'drawFromDiscard'],
      [0, 'swapAndDiscard', { handIndex: 0 }],
      [1, 'attemptMatch', { handIndex: 0 }],
    ],
  },
  fizzle: {
    fixture: { ...called([1]), hands: [['AC', '2C'], ['9D']], deck: ['JS', '3C'] },
    steps: [...drawAndDiscard(1), [1, 'passMatch']],
  },
  skipped: {
    fixture: { ...called([1, 2]), hands: [['AC', '2C'], ['3C', '4C'], ['TD']], deck: ['TS', '5C'] },
    steps: [...drawAndDiscard(1), [2, 'attemptMatch', { handIndex: 0 }]],
  },
  disqualified: {
    fixture: {
      hands: [
        ['2C', '3C'],
        ['8S', '9S', 'TS', '4S', '5S'],
        ['6H', '7H'],
      ],
      deck: ['2D', '6C', 'TC'],
    },
    options: { handLimit: 6 },
    steps: [...drawAndDiscard(0), [1, 'attemptMatch', { handIndex: 0 }]],
  },
  king: {
    fixture: {
      hands: [
        ['2C', '3C'],
        ['8S', '9S'],
      ],
      deck: ['KS', '6C'],
    },
    steps: [
      ...drawAndDiscard(0),
      [0, 'passMatch'],
      [1, 'passMatch'],
      [0, 'resolveSpecialAbility', { peekTargets: [at('1', 0), at('0', 1)] }],
      [0, 'resolveSpecialAbility', { swapTargets: [at('1', 0), at('0', 1)] }],
    ],
  },
  matched: {
    fixture: {
      hands: [
        ['2C', '3C'],
        ['7S', '9S'],
      ],
      deck: ['7D', '6C'],
    },
    steps: [...drawAndDiscard(0), [1, 'attemptMatch', { handIndex: 0 }]],
  },
};
