import { begin, fastDice, isRefusal, play } from '../../../../engine/core/index.js';
import type { Table } from '../../../../engine/core/index.js';
import {
  A,
  B,
  at,
  attemptMatch,
  callCheck,
  discardDrawnCard,
  drawFromDeck,
  passMatch,
  swapAndDiscard,
} from '../../rules/testing/at-the-table.js';
import { seatsFor } from '../../rules/testing/random-check.js';
import { RandomMatch } from '../../rules/testing/random-rounds.js';
import { wholeDeck } from '../../rules/cards/cards.js';
import { check } from '../../rules/check.game.js';
import type { Check, CheckAction } from '../../rules/check.types.js';
import { optionsFrom } from '../../rules/options.js';
import { calibrationOf, reviewRound } from './review.js';
import type { CallReview, RecordedStep } from './review.js';

const TOP = '3S KD 7H 2C 9D JS 4C QH 9S 5C 8D QS 6D KS 2H'.split(' ') as ReturnType<typeof wholeDeck>;

/** A has 3S 7H 9D 4C and has seen the last two; B has KD 2C JS QH, likewise. */
function record(moves: readonly (readonly [number, CheckAction])[]): RecordedStep[] {
  const deckOrder = [...TOP, ...wholeDeck().filter((card) => !TOP.includes(card))];
  const options = optionsFrom('classic', { firstSeat: A, deckOrder });
  const dice = fastDice(1);
  let table: Table<Check> = begin(check, { sessionId: 's', options, seats: seatsFor(2), at: 0 }, dice);
  return moves.map(([seat, action], index) => {
    const before = table.state;
    const step = play(check, table, { seat, action, at: index }, dice);
    if (isRefusal(step)) throw new Error(`${JSON.stringify(action)}: ${step.code}`);
    table = step.table;
    return { seq: index + 1, seat, action, before, after: table.state, events: step.events };
  });
}

const memorised = [A, B].flatMap((seat): [number, CheckAction][] => [
  [seat, { type: 'performPeek' }],
  [seat, { type: 'confirmPeek' }],
]);

const forgetful: [number, CheckAction][] = [
  ...memorised,
  // A throws a nine away and forgets the nine in the hand.
  [A, drawFromDeck],
  [A, discardDrawnCard],
  [A, passMatch],
  [B, passMatch],
  // B throws away a five, keeps a queen, and slaps a jack on the five.
  [B, drawFromDeck],
  [B, discardDrawnCard],
  [B, attemptMatch(2)],
  [A, passMatch],
  // A puts a queen in the place of a four, and gambles.
  [A, drawFromDeck],
  [A, swapAndDiscard(3)],
  [A, attemptMatch(0)],
  [B, passMatch],
  // B looks at that queen, and takes it for a jack.
  [B, drawFromDeck],
  [B, discardDrawnCard],
  [A, passMatch],
  [B, passMatch],
  [B, { type: 'resolveSpecialAbility', peekTargets: [at(A, 3)], swapTargets: [at(B, 2), at(A, 3)] }],
  [A, callCheck],
  [B, drawFromDeck],
  [B, discardDrawnCard],
  [B, passMatch],
];

describe('The review of a round (9.3)', () => {
  it('names what was done against what could be known, and what it cost', () => {
    const { notes, players, roundNo } = reviewRound(record(forgetful));
    expect(roundNo).toBe(1);
    const face = (code: string) => ({ rank: code[0], suit: code[1] });
    expect(notes).toEqual([
      { seq: 7, kind: 'missedMatch', playerID: '0', cardIndex: 2, card: face('9D'), points: 9 },
      { seq: 10, kind: 'threwAwayLower', playerID: '1', cardIndex: 3, card: face('QH'), points: 7 },
      { seq: 11, kind: 'knownMismatch', playerID: '1', cardIndex: 2, card: face('JS'), points: 6.8 },
      { seq: 14, kind: 'replacedLower', playerID: '0', cardIndex: 3, card: face('4C'), points: 8 },
      { seq: 15, kind: 'gamble', playerID: '0', cardIndex: 0, card: face('3S'), points: 0, right: false },
      { seq: 21, kind: 'swappedForHigher', playerID: '1', cardIndex: 2, card: face('JS'), points: 1 },
      { seq: 24, kind: 'threwAwayLower', playerID: '1', cardIndex: 2, card: face('QS'), points: 10 },
    ]);
    expect(players).toEqual([
      { playerID: '0', decisions: 9, againstMemory: 2, pointsLost: 17, gambles: 1, gamblesRight: 0 },
      { playerID: '1', decisions: 12, againstMemory: 4, pointsLost: 24.8, gambles: 0, gamblesRight: 0 },
    ]);
  });

  it('weighs a call by what its maker could tell, and always the same way', () => {
    const { call } = reviewRound(record(forgetful));
    // A has 3S 7H 9D JS 6D and can be sure of the nine alone.
    expect(call).toMatchObject({ seq: 22, playerID: '0', knownPoints: 9, unknownCards: 4, score: 36, won: 1 });
    expect(call!.chance).toBeGreaterThan(0);
    expect(call!.chance).toBeLessThan(0.5);
    expect(reviewRound(record(forgetful)).call).toEqual(call);
  });

  it('does not look at hidden cards: other cards that nobody saw leave the outlook as it is', () => {
    const early: [number, CheckAction][] = [...memorised, [A, callCheck], [B, drawFromDeck], [B, discardDrawnCard]];
    const steps = record([...early, [B, passMatch]]);
    const unseen = steps.map((step) => ({
      ...step,
      before: {
        ...step.before,
        deck: step.before.deck.toReversed(),
        players: step.before.players.map((player) => ({
          ...player,
          hand: player.hand.map((card, slot) => (slot < 2 && card ? ('KC' as const) : card)),
        })),
      },
    }));
    const { seq, chance, knownPoints, unknownCards } = reviewRound(steps).call!;
    expect(reviewRound(unseen).call).toMatchObject({ seq, chance, knownPoints, unknownCards });
    expect([knownPoints, unknownCards]).toEqual([13, 2]);
  });

  it('finds nothing to say about a round of people who remember', () => {
    const calm: [number, CheckAction][] = [
      ...memorised,
      [A, drawFromDeck],
      [A, discardDrawnCard],
      [A, attemptMatch(2)],
      [B, callCheck],
      [A, drawFromDeck],
      [A, swapAndDiscard(0)],
      [A, passMatch],
    ];
    const { notes, call } = reviewRound(record(calm));
    expect(notes).toEqual([]);
    expect(call).toMatchObject({ playerID: '1', knownPoints: 23, unknownCards: 2, won: 0 });
  });

  it('says what calls were worth: 0 where all came true, a quarter for a coin', () => {
    const call = (chance: number, won: number) => ({ chance, won }) as CallReview;
    expect(calibrationOf([])).toBeNull();
    expect(calibrationOf([call(1, 1), call(0, 0)])).toBe(0);
    expect(calibrationOf([call(0.5, 1), call(0.5, 0)])).toBe(0.25);
  });

  it('can be told of any round under any house rules', () => {
    let reviewed = 0;
    for (let seed = 1; seed <= 8; seed++) {
      let steps: RecordedStep[] = [];
      for (const { before, asked, step } of new RandomMatch(seed).moments(2)) {
        if (before.state.phase === 'scoringPhase') steps = [];
        else steps.push({ ...asked, seq: 1, before: before.state, after: step.table.state, events: step.events });
        if (step.table.state.phase !== 'scoringPhase' || steps.length === 0) continue;
        const { players, notes } = reviewRound(steps);
        const noted = players.reduce((sum, { againstMemory, gambles }) => sum + againstMemory + gambles, 0);
        expect(noted).toBe(notes.length);
        reviewed += 1;
      }
    }
    expect(reviewed).toBeGreaterThan(8);
  });
});
