import { scenario } from '../../../engine/testing/index.js';
import {
  A,
  B,
  C,
  at,
  attemptMatch,
  callCheck,
  discardDrawnCard,
  drawFromDeck,
  forfeit,
  passMatch,
  swapCards,
} from './testing/at-the-table.js';
import { check } from './check.game.js';
import { draw, reader } from './check.notation.js';
import type { CheckOptions } from './options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

const THREE = `
  > A  7H 2C
    B  KD 6S
    C  5H 5S
    deck 9C 6C
`;

describe('Calling Check', () => {
  it('2.8.1, 2.8.2: locks the hand, takes the place of the turn and gives everybody else one more', () => {
    table(THREE)
      .play(A, callCheck)
      .tells({ type: 'checkCalled', playerID: '0', automatic: false }, { type: 'finalTurnsStarted', order: ['1', '2'] })
      .check((state) => {
        expect(state).toMatchObject({ phase: 'finalTurnsPhase', playerWhoCalledCheck: A, currentSeat: B });
        expect(state.players[A]).toMatchObject({ hasCalledCheck: true, isLocked: true });
      })
      .refuses(A, drawFromDeck, 'NOT_YOUR_TURN');
  });

  it('2.8.1: needs the own turn, with nothing drawn', () => {
    table(THREE)
      .refuses(B, callCheck, 'NOT_YOUR_TURN')
      .play(A, drawFromDeck)
      .refuses(A, callCheck, 'WRONG_STAGE')
      .play(A, discardDrawnCard)
      .refuses(A, callCheck, 'WRONG_STAGE');
  });

  it('2.8.4: a locked hand is neither matched from nor swapped with, and its owner has no turn', () => {
    table('> A 7H JD\n B KD 8S\n deck JC 6C')
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .refuses(A, attemptMatch(1), 'PLAYER_LOCKED')
      .play(B, passMatch)
      .refuses(B, swapCards(at(A, 0), at(B, 0)), 'TARGET_LOCKED')
      .doesNotOffer(B, swapCards(at(A, 0), at(B, 0)))
      .play(B, swapCards(at(B, 0), at(B, 1)))
      .check((state) =>
        expect(state.players.map(({ hand }) => hand)).toEqual([
          ['7H', 'JD'],
          ['8S', 'KD'],
        ]),
      );
  });
});

describe('The final turns', () => {
  it('2.9.1: begin after the player whose turn just ended, who comes last unless it is the caller', () => {
    // A goes out on B's turn, which is no final turn of B's.
    table('A 9D\n > B KD 6S\n C 5H 5S\n deck 9C 6C 7C 8C')
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(A, attemptMatch(0))
      .tells({ type: 'finalTurnsStarted', order: ['2', '1'] });
    table('A 9D 2D\n > B KD 6S\n C 5H 5S\n deck 9C 6C', { direction: -1 })
      .play(B, callCheck)
      .tells({ type: 'finalTurnsStarted', order: ['0', '2'] })
      .check((state) => expect(state).toMatchObject({ finalTurnsTaken: 0, currentSeat: A }));
  });

  it('2.9.2: let those who had theirs still match', () => {
    table(THREE)
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .play(C, passMatch)
      .play(C, drawFromDeck)
      .play(C, discardDrawnCard)
      .play(B, attemptMatch(1))
      .tells({ type: 'matchSucceeded', playerID: '1' }, { type: 'roundScored', endedBy: 'check' });
  });

  it('2.9.3: skip a player who has gone, and count the turn', () => {
    table(THREE)
      .play(A, callCheck)
      .play(C, forfeit)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .tells({ type: 'finalTurnSkipped', playerID: '2' })
      .check((state) => expect(state).toMatchObject({ finalTurnsTaken: 2, phase: 'scoringPhase' }));
  });

  it('2.9.4, 2.9.5: are one for each of the others, without a second call, and then hands are counted', () => {
    table(THREE)
      .play(A, callCheck)
      .refuses(B, callCheck, 'CHECK_ALREADY_CALLED')
      .doesNotOffer(B, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .play(C, passMatch)
      .check((state) => expect(state).toMatchObject({ finalTurnsTaken: 1, phase: 'finalTurnsPhase', currentSeat: C }))
      .refuses(C, callCheck, 'CHECK_ALREADY_CALLED')
      .play(C, drawFromDeck)
      .play(C, discardDrawnCard)
      .play(B, passMatch)
      .check((state) => expect(state.phase).toBe('finalTurnsPhase'))
      .play(C, passMatch)
      .check((state) => expect(state).toMatchObject({ finalTurnsTaken: 2, phase: 'scoringPhase', endedBy: 'check' }));
  });
});
