import { scenario } from '../../../../engine/testing/index.js';
import { A, B, C, attemptMatch, discardDrawnCard, drawFromDeck, passMatch } from '../testing/at-the-table.js';
import { check } from '../check.game.js';
import { draw, reader } from '../check.notation.js';
import type { CheckOptions } from '../options.js';

/** A discards the top card of the deck. */
const afterDiscard = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture)
    .play(A, drawFromDeck)
    .play(A, discardDrawnCard);

describe('A penalty', () => {
  it.each([0, 1, 2] as const)('2.1.4, 2.6.5: is %i cards where the house says so', (wrongMatchPenalty) => {
    afterDiscard('> A 7H 2C\n B KD 8S\n deck 7D 5D 6C 8C', { wrongMatchPenalty })
      .play(B, attemptMatch(0))
      .check(({ players, deck }) => {
        expect(players[B]!.hand).toEqual(['KD', '8S', '5D', '6C'].slice(0, 2 + wrongMatchPenalty));
        expect(players[B]!.stats).toMatchObject({ wrongMatches: 1, penaltyCards: wrongMatchPenalty });
        expect(deck).toHaveLength(3 - wrongMatchPenalty);
      });
  });

  it('2.10.1, 2.10.4: rebuilds the deck in the middle of itself, and ends where nothing is left', () => {
    afterDiscard('> A 7H 2C\n B KD 8S\n deck 7D 5D\n pile 3C', { wrongMatchPenalty: 2 })
      .play(B, attemptMatch(0))
      .tells({ type: 'penaltyCardDealt' }, { type: 'deckReshuffled', count: 1 }, { type: 'penaltyCardDealt' })
      .play(A, attemptMatch(1))
      .tells({ type: 'matchFailed', playerID: '0' }, { type: 'penaltyUnavailable', playerID: '0' })
      // Both have answered, the pile may be taken: B goes on with what there is.
      .check((state) => expect(state).toMatchObject({ currentSeat: B, turnStage: 'awaitDraw', discardPile: ['7D'] }))
      .check((state) => expect(state.players[A]!.hand).toEqual(['7H', '2C']));
  });

  it('2.12.2: that fills a hand up to the limit locks it, and it cannot win however low it is', () => {
    afterDiscard('> A KH KC\n B AD AS AH AC 2D\n C QD QS\n deck 7D 3C 6C', { handLimit: 6, maxTurnsPerRound: 1 })
      .play(B, attemptMatch(0))
      .tells({ type: 'penaltyCardDealt', playerID: '1' }, { type: 'playerDisqualified', playerID: '1' })
      .check(({ players }) => expect(players[B]).toMatchObject({ isDisqualified: true, isLocked: true }))
      .refuses(B, attemptMatch(1), 'PLAYER_LOCKED')
      .play(A, passMatch)
      .play(C, passMatch)
      .tells({ type: 'roundScored', scores: { '0': 26, '1': 1, '2': 24 }, roundWinner: ['2'] });
  });

  it('2.12.2: leaves a hand alone below the limit, and everywhere without one', () => {
    for (const handLimit of [7, null]) {
      afterDiscard('> A KH KC\n B AD AS AH AC 2D\n C QD QS\n deck 7D 3C 6C', { handLimit })
        .play(B, attemptMatch(0))
        .doesNotTell('public', 'playerDisqualified')
        .check(({ players }) => expect(players[B]!.isLocked).toBe(false));
    }
  });
});
