import { scenario } from '../../../../engine/testing/index.js';
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
  peekAt,
  skip,
  swapCards,
} from '../testing/at-the-table.js';
import { check } from '../check.game.js';
import { draw, reader } from '../check.notation.js';
import type { CheckAction } from '../check.types.js';
import type { CheckOptions } from '../options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

/** A has discarded a special and no player matched it. */
const withAbility = (special: string, options: Partial<CheckOptions> = {}) =>
  table(
    `
    > A  7H 2C
      B  KD 8S
      C  5H _
      deck ${special} 6C 9C TC
  `,
    options,
  )
    .play(A, drawFromDeck)
    .play(A, discardDrawnCard)
    .play(A, passMatch)
    .play(B, passMatch)
    .play(C, passMatch);

describe('An ability', () => {
  it.each([
    ['KC', 'peek', 2],
    ['QC', 'peek', 1],
    ['JC', 'swap', 0],
  ])('2.7.2: %s begins with stage %s and %i looks', (special, stage, peeksLeft) => {
    withAbility(special)
      .tells({ type: 'abilityStarted', playerID: '0', rank: special[0] as 'K', source: 'discard' })
      .check((state) => expect(state.activeAbility).toMatchObject({ stage, peeksLeft }));
  });

  it('2.7.3, 2.7.4: shows faces to its owner alone, and swaps unseen; everybody sees where', () => {
    withAbility('QC')
      .play(A, peekAt(at(B, 0)))
      .tellsTo(A, { type: 'abilityPeeked', cards: [{ suit: 'D', rank: 'K' }] })
      .tellsTo(B, { type: 'abilityPeeked', targets: [at(B, 0)], cards: undefined })
      .seen(A, (view) =>
        expect(view.reveals).toEqual([{ ...at(B, 0), card: { suit: 'D', rank: 'K' }, reason: 'ability' }]),
      )
      .play(A, swapCards(at(B, 1), at(C, 0)))
      .tells({ type: 'abilitySwapped', targets: [at(B, 1), at(C, 0)] }, { type: 'abilityEnded', source: 'discard' })
      .seen(A, (view) => expect(view.reveals).toEqual([])).shows(`
        A  7H 2C
      > B  KD 5H
        C  8S _
        deck 6C 9C TC
        pile QC
    `);
  });

  it('2.7.5, 2.7.6: may be used in part, in one call or in several', () => {
    withAbility('KC')
      .play(A, peekAt(at(B, 0)))
      .play(A, skip('peek'))
      .refuses(A, skip('peek'), 'NO_PEEKS_LEFT')
      .play(A, skip('all'))
      .check((state) => expect(state).toMatchObject({ currentSeat: B, lastResolvedAbilitySource: 'discard' }));
    withAbility('KC')
      .play(A, swapCards(at(A, 0), at(B, 0)))
      .check((state) => expect(state.players[A]!.hand[0]).toBe('KD'));
  });

  it('2.7.6: is judged whole, in the order of the checks, before anything happens', () => {
    const call = (more: object): CheckAction => ({ type: 'resolveSpecialAbility', ...more }) as CheckAction;
    const nobody = { playerID: '7', cardIndex: 0 };
    withAbility('KC')
      .refuses(B, call({}), 'NOT_YOUR_ABILITY')
      .refuses(A, call({}), 'INVALID_ABILITY_PAYLOAD')
      .refuses(A, call({ peekTargets: [] }), 'INVALID_ABILITY_PAYLOAD')
      .refuses(A, call({ swapTargets: [at(A, 0)] }), 'INVALID_ABILITY_PAYLOAD')
      .refuses(A, call({ skip: 'all', peekTargets: [at(A, 0)] }), 'INVALID_ABILITY_PAYLOAD')
      .refuses(A, call({ peekTargets: 'all of them' }), 'INVALID_ABILITY_PAYLOAD')
      .refuses(A, call({ peekTargets: [null] }), 'INVALID_ABILITY_PAYLOAD')
      .refuses(A, peekAt(nobody, nobody, nobody), 'TOO_MANY_PEEKS')
      .refuses(A, peekAt(nobody, nobody), 'DUPLICATE_TARGET')
      .refuses(A, peekAt(nobody, at(A, 9)), 'INVALID_TARGET')
      .refuses(A, peekAt(at(C, 1), at(A, 9)), 'INVALID_HAND_INDEX')
      .refuses(A, peekAt(at(C, 1)), 'EMPTY_SLOT')
      .refuses(A, call({ peekTargets: [at(B, 0)], swapTargets: [at(A, 0), at(C, 1)] }), 'EMPTY_SLOT')
      .seen(A, (view) => expect(view.reveals).toEqual([]))
      .play(A, skip('all'))
      .refuses(A, call({}), 'NO_PENDING_ABILITY');
  });

  it('2.7.7: ends by itself when nothing is left to swap, and the look is told in passing', () => {
    table(`
      > A  2C 2D
        B  _ 9D
        deck QS 6C
    `)
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .play(B, peekAt(at(A, 0)))
      .tellsTo(B, { type: 'abilityPeeked', cards: [{ suit: 'C', rank: '2' }] }, { type: 'abilityEnded' })
      .check((state) => expect(state.phase).toBe('scoringPhase'));
  });

  it('2.7.3: keeps off locked hands where the house says so', () => {
    table(
      `
      > A  2C 2D
        B  8D 9D
        deck KS 6C
    `,
      { lockedHandsPeekable: false },
    )
      .play(A, callCheck)
      .play(B, drawFromDeck)
      .play(B, discardDrawnCard)
      .play(B, passMatch)
      .refuses(B, peekAt(at(A, 0)), 'TARGET_LOCKED')
      .doesNotOffer(B, peekAt(at(A, 0)))
      .offers(B, peekAt(at(B, 0)));
  });

  it.each([
    ['resolve', 'abilityStarted'],
    ['fizzle', 'abilityFizzled'],
  ] as const)('2.7.8: of somebody who went out with that card: %s', (lockedOwnerAbility, type) => {
    table(
      `
      > A  7H 2C
        B  _ KD
        deck KS 6C
    `,
      { lockedOwnerAbility },
    )
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .play(B, attemptMatch(1))
      .tells({ type, playerID: '1', rank: 'K', source: 'stack' });
  });

  it('2.7.8, 2.12.3: fizzles with its owner, open or waiting', () => {
    withAbility('KC')
      .play(A, forfeit)
      .tells({ type: 'playerForfeited', scope: 'match' }, { type: 'abilityFizzled', playerID: '0' })
      .check((state) => expect(state.currentSeat).toBe(B));
  });

  it('2.7.1, 2.7.9: of a pair by one player are resolved one after the other', () => {
    table(`
      > A  KH 2C
        B  8D 8S
        deck KS 6C
    `)
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .play(A, attemptMatch(0))
      .seen('public', (view) => expect(view.pendingAbilities).toHaveLength(1))
      .refuses(B, drawFromDeck, 'WRONG_STAGE')
      .play(A, skip('all'))
      .tells({ type: 'abilityEnded', source: 'stack' }, { type: 'abilityStarted', source: 'stackSecondOfPair' })
      .play(A, skip('all'))
      .check((state) => expect(state.currentSeat).toBe(B));
  });

  it('2.13.3: is given up when its time is over, and every part of it starts the clock again', () => {
    withAbility('KC')
      .after(29_000)
      .play(A, peekAt(at(B, 0)))
      .after(29_999)
      .refuses(null, { type: 'expireAbility' }, 'NOT_EXPIRED')
      .after(1)
      .play(null, { type: 'expireAbility' })
      .tells({ type: 'abilityEnded' });
  });
});
