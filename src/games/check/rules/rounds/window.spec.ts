import { scenario } from '../../../../engine/testing/index.js';
import {
  A,
  B,
  C,
  attemptMatch,
  callCheck,
  discardDrawnCard,
  drawFromDeck,
  drawFromDiscard,
  forfeit,
  passMatch,
  swapAndDiscard,
} from '../testing/at-the-table.js';
import { check } from '../check.game.js';
import { draw, reader } from '../check.notation.js';
import type { CheckOptions } from '../options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

/** A discards the 7D. */
const afterDiscard = (options: Partial<CheckOptions> = {}) =>
  table(
    `
    > A  7H 2C 9D 4C
      B  KD 7S 3S QH
      C  5H 5S 6S 6H
      deck 7D 5D 6C 8C
  `,
    options,
  )
    .play(A, drawFromDeck)
    .play(A, discardDrawnCard);

describe('A window', () => {
  it('2.6.1, 2.6.6: opens after every discard, and closes neither early nor late for what lies face-down', () => {
    table(`
      > A  2C 2D
        B  3C 3D
        deck 7D 5D
    `)
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .check((state) => expect(state.matchingOpportunityInfo).toMatchObject({ remainingSeats: [A, B], opensAt: 0 }))
      .play(A, passMatch)
      .check((state) => expect(state.turnStage).toBe('matchingStage'));
  });

  it('2.6.2: is not for locked hands', () => {
    table(`
      > A  2C 2D
        B  3C 3D
        deck 7D 5D
    `)
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .refuses(A, passMatch, 'PLAYER_LOCKED')
      .check((state) => expect(check.toAct(state)).toEqual([B]));
  });

  it('2.6.3, 2.6.5: takes one answer from each, and shows nobody a wrongly tried card', () => {
    afterDiscard()
      .play(B, attemptMatch(0))
      .tells({ type: 'matchFailed', playerID: '1', cardIndex: 0 }, { type: 'penaltyCardDealt', cardIndex: 4 })
      .refuses(B, attemptMatch(1), 'ALREADY_ANSWERED')
      .seen(B, (view) => expect(JSON.stringify(view)).not.toContain('"rank":"K"'))
      .play(A, passMatch)
      .refuses(A, passMatch, 'ALREADY_ANSWERED');
  });

  it('2.6.4: is closed by one card of the same rank, whatever its suit, which seals the pile', () => {
    for (const card of ['7C', '7H', '7S']) {
      table(`> A ${card} 2C\n B 7D 8S\n deck 7D 5D`)
        .play(A, drawFromDeck)
        .play(A, discardDrawnCard)
        .play(A, attemptMatch(0))
        .tells({ type: 'matchSucceeded', cardIndex: 0 }, { type: 'windowClosed', reason: 'matched' })
        .check((state) => expect(state).toMatchObject({ discardPile: ['7D', card], discardPileIsSealed: true }))
        .doesNotTell('public', 'windowOpened')
        .refuses(B, attemptMatch(0), 'MATCH_WINDOW_CLOSED')
        .refuses(B, drawFromDiscard, 'DISCARD_SEALED');
    }
  });

  it('2.6.5: lets a player try again where the house allows it, as long as the penalty can be paid', () => {
    afterDiscard({ retryAfterWrongMatch: true })
      .play(B, attemptMatch(0))
      .check((state) => expect(state.matchingOpportunityInfo!.remainingSeats).toContain(B))
      .play(B, attemptMatch(1))
      .tells({ type: 'matchSucceeded', playerID: '1', cardIndex: 1 });
    table(
      `
      > A  2C 2D
        B  3C 3D
        deck 7D
    `,
      { retryAfterWrongMatch: true },
    )
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .play(B, attemptMatch(0))
      .tells({ type: 'penaltyUnavailable', playerID: '1' })
      .refuses(B, attemptMatch(1), 'ALREADY_ANSWERED');
  });

  it('2.6.5: costs nothing where the house has no penalty, and still uses up the answer', () => {
    afterDiscard({ wrongMatchPenalty: 0 })
      .play(B, attemptMatch(0))
      .doesNotTell('public', 'penaltyCardDealt')
      .refuses(B, passMatch, 'ALREADY_ANSWERED');
  });

  it('2.6.7: belongs to the first correct attempt; a later one, or one for another window, is free', () => {
    afterDiscard()
      .refuses(B, { type: 'attemptMatch', handIndex: 1, windowId: 2 }, 'MATCH_WINDOW_CLOSED')
      .play(A, attemptMatch(0))
      .tells({ type: 'windowClosed', windowId: 1, reason: 'matched' })
      .refuses(B, attemptMatch(1), 'MATCH_WINDOW_CLOSED')
      .shows(
        `
        A  _ 2C 9D 4C
      > B  KD 7S 3S QH
        C  5H 5S 6S 6H
        deck 5D 6C 8C
        pile 7D 7H sealed
    `,
      );
  });

  it('2.6.8: may be won with the card just swapped in', () => {
    table(`
      > A  7H 2C
        B  KD 8S
        deck 7D 5D
    `)
      .play(A, drawFromDeck)
      .play(A, swapAndDiscard(0))
      .play(A, attemptMatch(0)).shows(`
        A  _ 2C
      > B  KD 8S
        deck 5D
        pile 7H 7D sealed
    `);
  });

  it('2.6.9, 2.8.3: locks whoever has no card left, and makes them the caller', () => {
    table(`
        A  7H
      > B  KD 8S
        deck 7D 5D
    `)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(A, attemptMatch(0))
      .tells({ type: 'checkCalled', playerID: '0', automatic: true }, { type: 'finalTurnsStarted', order: ['1'] });
  });

  it('2.13.3: passes for everybody who has not answered in time', () => {
    afterDiscard()
      .after(5000)
      .play(null, { type: 'expireWindow', windowId: 1 })
      .tells({ type: 'windowClosed', reason: 'expired' })
      .check((state) => expect(state.currentSeat).toBe(B));
  });

  it('2.13.3: tells who passed because time was up, in turn order, and not who had answered', () => {
    afterDiscard()
      .play(C, passMatch)
      .after(5000)
      .play(null, { type: 'expireWindow', windowId: 1 })
      .tells(
        { type: 'matchPassed', playerID: '1' },
        { type: 'matchPassed', playerID: '0' },
        { type: 'windowClosed', reason: 'expired' },
      );
  });
});

describe('Sealed answers', () => {
  it('2.6.10: stay secret until all are in; only the own answer comes back', () => {
    afterDiscard({ matchMode: 'sealed' })
      .play(B, attemptMatch(0))
      .tellsTo(B, { type: 'matchAnswered', playerID: '1' })
      .doesNotTell(B, 'matchFailed')
      .seen(B, (view) =>
        expect(view.matchingOpportunityInfo!.yourAnswer).toEqual({ type: 'attemptMatch', handIndex: 0 }),
      )
      .seen(A, (view) => expect(view.matchingOpportunityInfo!.yourAnswer).toBeNull())
      .seen('public', (view) => expect(view.matchingOpportunityInfo).not.toHaveProperty('yourAnswer'));
  });

  it('2.6.10: are void after the first match, and void passes are not told either', () => {
    afterDiscard({ matchMode: 'sealed' })
      .play(A, passMatch)
      .play(C, passMatch)
      .play(B, attemptMatch(1))
      .tells({ type: 'matchSucceeded', playerID: '1' })
      .doesNotTell('public', 'matchPassed');
  });

  it('2.6.10: count from the seat after the discarder, the discarder last', () => {
    afterDiscard({ matchMode: 'sealed' }).play(A, attemptMatch(0)).play(B, attemptMatch(1)).play(C, attemptMatch(0))
      .shows(`
        A  7H 2C 9D 4C
      > B  KD _ 3S QH
        C  5H 5S 6S 6H
        deck 5D 6C 8C
        pile 7D 7S sealed
    `);
  });

  it('2.6.10: go with the seat that leaves, and need nobody who is late', () => {
    afterDiscard({ matchMode: 'sealed' })
      .play(B, attemptMatch(1))
      .play(B, forfeit)
      .play(C, attemptMatch(0))
      .after(5000)
      .play(null, { type: 'expireWindow', windowId: 1 })
      .tells({ type: 'matchFailed', playerID: '2' }, { type: 'windowClosed', reason: 'expired' })
      .check((state) => expect(state.players[B]!.hand).toEqual(['KD', '7S', '3S', 'QH']));
  });

  it('2.13.3: of those who did not answer in time are passes, opened in turn order with the rest', () => {
    afterDiscard({ matchMode: 'sealed' })
      .play(C, passMatch)
      .after(5000)
      .play(null, { type: 'expireWindow', windowId: 1 })
      .tells(
        { type: 'matchPassed', playerID: '1' },
        { type: 'matchPassed', playerID: '2' },
        { type: 'matchPassed', playerID: '0' },
        { type: 'windowClosed', reason: 'expired' },
      );
  });

  it('2.6.10: leave no second try', () => {
    afterDiscard({ matchMode: 'sealed', retryAfterWrongMatch: true })
      .play(B, attemptMatch(0))
      .refuses(B, attemptMatch(1), 'ALREADY_ANSWERED')
      .play(A, passMatch)
      .play(C, passMatch)
      .check((state) => expect(state.turnStage).toBe('awaitDraw'));
  });
});
