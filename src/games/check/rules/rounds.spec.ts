import {
  begin,
  commitmentTo,
  eventsFor,
  MasterSeed,
  openedDice,
  play,
  sealedDice,
} from '../../../engine/core/index.js';
import type { Step } from '../../../engine/core/index.js';
import { scenario } from '../../../engine/testing/index.js';
import {
  A,
  B,
  C,
  callCheck,
  discardDrawnCard,
  drawFromDeck,
  drawFromDiscard,
  forfeit,
  nextRound,
  passMatch,
} from './testing/at-the-table.js';
import { seatsFor } from './testing/random-check.js';
import { check } from './check.game.js';
import { draw, reader } from './check.notation.js';
import type { Check } from './check.types.js';
import { optionsFrom } from './options.js';
import type { CheckOptions } from './options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

/** A calls with nine points at once; B draws a card and throws it away. */
const shortRound = (hands: string, options: Partial<CheckOptions>) =>
  table(`${hands}\n deck TC TD`, options)
    .play(A, callCheck)
    .play(B, drawFromDeck)
    .play(B, discardDrawnCard)
    .play(B, passMatch);

describe('The deck', () => {
  it('2.10.1: is rebuilt from all discards but the top one, and everybody is told', () => {
    table(`
      > A  7H 2C
        B  KD 8S
        deck
        pile 3C 4C 5C
    `)
      .play(A, drawFromDeck)
      .tells({ type: 'deckReshuffled', count: 2 }, { type: 'cardDrawn', source: 'deck' })
      .check((state) => expect(state).toMatchObject({ discardPile: ['5C'], reshuffles: 1 }));
  });

  it('2.10.2: cannot be rebuilt from a single discard, which may be taken all the same', () => {
    table('> A 7H 2C\n B KD 8S\n deck\n pile 5C')
      .refuses(A, drawFromDeck, 'DECK_EXHAUSTED')
      .doesNotOffer(A, drawFromDeck)
      .offers(A, callCheck)
      .play(A, drawFromDiscard);
  });

  it('2.10.3: ends the round when a sealed pile is all there is', () => {
    table(`
      > A  7H 2C
        B  KD 8S
        deck
        pile 5C sealed
    `)
      .play(A, callCheck)
      .tells({ type: 'roundScored', endedBy: 'exhausted' });
  });
});

describe('The end of a round', () => {
  it('2.11.1: shows all hands, counts them, and publishes the seed', () => {
    shortRound('> A AC AD AH AS\n B 2C 3C', {})
      .tells({ type: 'roundScored', scores: { '0': -4, '1': 5 }, roundWinner: ['0'] }, { type: 'matchEnded' })
      .ends({ winners: [A], reason: 'check' })
      .refuses(B, drawFromDeck, 'GAME_OVER')
      .refuses(B, nextRound, 'GAME_OVER')
      .refuses(B, forfeit, 'GAME_OVER');
  });

  it('2.11.2: shares the win of a tie, and the caller has no privilege', () => {
    shortRound('> A 2C 3C\n B 4C AC', {}).tells({ type: 'roundScored', roundWinner: ['1'] });
    shortRound('> A 2C 3C\n B 6C AC', {})
      .tells({ type: 'roundScored', scores: { '0': 5, '1': 5 }, roundWinner: ['0', '1'] })
      .ends({ winners: [A, B] });
  });

  it('2.12.1: comes after the last turn, without a caller', () => {
    table('> A 7H 2C\n B KD 8S\n deck 6C 6D', { maxTurnsPerRound: 1 })
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .play(A, passMatch)
      .play(B, passMatch)
      .tells({ type: 'roundScored', endedBy: 'turnLimit', roundWinner: ['0'] });
  });

  it('2.12.1: is not brought on by the limit once somebody has called', () => {
    table('> A 7H 2C\n B KD 8S\n deck 6C 6D', { maxTurnsPerRound: 1 })
      .play(A, callCheck)
      .check((state) => expect(state.phase).toBe('finalTurnsPhase'));
  });

  it('2.12.4: comes at once when only one player has not left, who wins whatever the points', () => {
    table('> A KH KC\n B AD AS\n deck 6C 6D')
      .play(A, drawFromDeck)
      .play(B, forfeit)
      .tells({ type: 'cardDiscarded', fromSlot: null }, { type: 'roundScored', endedBy: 'lastPlayer' })
      .ends({ winners: [A], reason: 'lastPlayer' });
  });
});

describe('A match of several rounds', () => {
  it('M1 (2.11.5): adds up, and shares the win of a tie; the winner of a round begins the next', () => {
    const two = { match: { mode: 'rounds', rounds: 2 } } as const;
    shortRound('> A 2C 3C\n B 4C 5C', two)
      .goesOn()
      .play(A, nextRound)
      .play(B, nextRound)
      .tells({ type: 'roundStarted', roundNo: 2, firstPlayerID: '0' })
      .check((state) => expect(state).toMatchObject({ phase: 'initialPeekPhase', totals: [5, 9], currentSeat: A }));
    const last = reader(two)('> A TC 2C\n B 5C 3C\n deck TD TH');
    scenario(check, { read: () => ({ ...last, roundNo: 2, totals: [5, 9] }), draw })('')
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .tells({ type: 'matchEnded', matchWinner: ['0', '1'], totals: { '0': 17, '1': 17 } })
      .ends({ winners: [A, B] })
      .check((state) => expect(check.outcome(state)!.places).toEqual([1, 1]));
  });

  it('M2 (2.11.3, 2.11.4): punishes a failed call and goes on until somebody has the target', () => {
    shortRound('> A 3C 4C\n B 2C 2D', { match: { mode: 'target', target: 20 }, failedCheckPenalty: 10 })
      .tells({ type: 'roundScored', scores: { '0': 17, '1': 4 }, roundWinner: ['1'], totals: { '0': 17, '1': 4 } })
      .goesOn()
      .play(A, nextRound)
      .play(B, nextRound)
      .check((state) => expect(state.firstSeat).toBe(B));
    shortRound('> A 3C 8C\n B 2C 2D', { match: { mode: 'target', target: 20 }, failedCheckPenalty: 10 }).ends({
      winners: [B],
    });
  });

  it('M3 (2.11.6): lets the first of several winners begin, counted from after the last beginner', () => {
    const picture = 'A 2C 2D\n > B KC KD\n C 2H 2S\n deck 6C 6D';
    table(picture, { match: { mode: 'rounds', rounds: 2 }, maxTurnsPerRound: 1 })
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(A, passMatch)
      .play(B, passMatch)
      .play(C, passMatch)
      .check((state) => expect(state.roundWinner).toEqual([A, C]))
      .play(A, nextRound)
      .play(B, nextRound)
      .play(C, nextRound)
      .check((state) => expect(state.firstSeat).toBe(C));
  });

  it('M4 (2.12.3): puts the drawn card of somebody who leaves on the pile, and goes on', () => {
    table('A KC KD\n B QC QD\n > C AH AS\n deck 9H 6C 6D')
      .play(C, drawFromDeck)
      .play(C, forfeit)
      .doesNotTell('public', 'windowOpened')
      .shows(
        `
        > A KC KD
          B QC QD
          C AH AS locked
          deck 6C 6D
          pile 9H
      `,
      )
      .refuses(C, forfeit, 'ALREADY_FORFEITED')
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .tells({ type: 'roundScored', scores: { '0': 26, '1': 24, '2': -2 }, roundWinner: ['1'] })
      .check((state) => expect(check.outcome(state)!.places).toEqual([2, 1, 3]));
  });

  it('2.11.7: waits for all who stay, or for the end of the break; a second word changes nothing', () => {
    const two = { match: { mode: 'rounds', rounds: 2 } } as const;
    shortRound('> A 2C 3C\n B 4C 5C', two)
      .refuses(A, drawFromDiscard, 'ROUND_OVER')
      .play(A, nextRound)
      .play(A, nextRound)
      .doesNotTell('public', 'playerReady')
      .after(29_999)
      .refuses(null, { type: 'expireRoundBreak' }, 'NOT_EXPIRED')
      .after(1)
      .play(null, { type: 'expireRoundBreak' })
      .tells({ type: 'roundStarted', roundNo: 2 })
      .refuses(A, nextRound, 'WRONG_PHASE');
  });

  it('2.12.4: ends between the rounds when all but one have gone', () => {
    shortRound('> A 2C 3C\n B 4C 5C', { match: { mode: 'rounds', rounds: 2 } })
      .play(A, forfeit)
      .tells({ type: 'matchEnded', matchWinner: ['1'] })
      .ends({ winners: [B] });
  });

  it('2.11.4: to a target lasts fifty rounds at most', () => {
    const state = reader({ match: { mode: 'target', target: 500 } })('> A 2C\n B 3C\n deck TC TD');
    scenario(check, { read: () => ({ ...state, roundNo: 50 }), draw })('')
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .ends({ winners: [A] });
  });
});

it('7.4: publishes a seed that fits its hash and deals the round again', () => {
  const start = { sessionId: 's', options: optionsFrom(), seats: seatsFor(2), at: 0 };
  const dice = sealedDice(MasterSeed.stored('ab'.repeat(32)));
  const dealt = begin(check, start, dice);
  const end = play(check, dealt, { seat: A, action: forfeit, at: 1 }, dice) as Step<Check>;
  const scored = eventsFor(end.events, 'public').find((event) => event.type === 'roundScored')!;
  expect(commitmentTo(scored.roundSeed)).toBe(dealt.state.deckCommitment);
  expect(begin(check, start, openedDice([scored.roundSeed])).state).toEqual(dealt.state);
});
