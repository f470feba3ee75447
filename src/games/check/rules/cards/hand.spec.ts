import { scenario } from '../../../../engine/testing/index.js';
import {
  A,
  B,
  at,
  attemptMatch,
  discardDrawnCard,
  drawFromDeck,
  passMatch,
  peekAt,
  swapAndDiscard,
  swapCards,
} from '../testing/at-the-table.js';
import { check } from '../check.game.js';
import { draw, reader } from '../check.notation.js';
import { filledSlots, nextFreeSlot } from './hand.js';
import type { CheckOptions } from '../options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

/** A discards the top card of the deck. */
const afterDiscard = (picture: string, options: Partial<CheckOptions> = {}) =>
  table(picture, options).play(A, drawFromDeck).play(A, discardDrawnCard);

describe('A hand', () => {
  it('2.3.1: is a row of slots with fixed numbers, each a face-down card or empty', () => {
    afterDiscard('> A 7H 2C 9D 4C\n B KD 8S JS QH\n deck 7D 5D 6C')
      .play(A, attemptMatch(0))
      .seen('public', ({ players }) => {
        const card = { hidden: true };
        expect(players['0']).toMatchObject({ hand: [null, card, card, card], handCount: 3 });
      });
  });

  it('2.3.2: never closes up: a matched card leaves a gap, and the others stay where they lie', () => {
    afterDiscard('> A 7H 2C 9D 4C\n B KD 8S JS QH\n deck 7D 5D 6C')
      .play(A, attemptMatch(0))
      .play(B, drawFromDeck)
      .play(B, swapAndDiscard(1)).shows(`
        A  _ 2C 9D 4C
      > B  KD 5D JS QH
        deck 6C
        pile 7D 7H 8S
    `);
  });

  it('2.3.3: takes a penalty card into its lowest gap, and grows only when it has none', () => {
    expect([nextFreeSlot(['2C', null, '3C', null]), nextFreeSlot(['2C', '3C']), nextFreeSlot([])]).toEqual([1, 2, 0]);
    afterDiscard('> A 7H 2C\n B KD _ JS _\n deck 7D 5D 6C 8C 9C', { wrongMatchPenalty: 2 })
      .play(B, attemptMatch(0))
      .tells({ type: 'penaltyCardDealt', cardIndex: 1 }, { type: 'penaltyCardDealt', cardIndex: 3 })
      .play(A, attemptMatch(1))
      .tells({ type: 'penaltyCardDealt', cardIndex: 2 }, { type: 'penaltyCardDealt', cardIndex: 3 }).shows(`
        A  7H 2C 8C 9C
      > B  KD 5D JS 6C
        deck
        pile 7D
    `);
  });

  it('2.3.4: counts its cards, not its slots, and an empty slot can be chosen for nothing', () => {
    expect(filledSlots([null, '2C', null, '3C'])).toEqual([1, 3]);
    afterDiscard('> A 7H _ 2C\n B KD _ 8S\n deck KC 5D 6C')
      .refuses(A, attemptMatch(1), 'EMPTY_SLOT')
      .doesNotOffer(A, { type: 'attemptMatch', handIndex: 1, windowId: 1 })
      .play(A, passMatch)
      .play(B, passMatch)
      .refuses(A, peekAt(at(B, 1)), 'EMPTY_SLOT')
      .refuses(A, swapCards(at(A, 0), at(B, 1)), 'EMPTY_SLOT')
      .doesNotOffer(A, peekAt(at(B, 1)))
      .play(A, swapCards(at(A, 0), at(B, 0)))
      .play(B, drawFromDeck)
      .refuses(B, swapAndDiscard(1), 'EMPTY_SLOT')
      .doesNotOffer(B, swapAndDiscard(1))
      .refuses(B, swapAndDiscard(3), 'INVALID_HAND_INDEX');
  });
});
