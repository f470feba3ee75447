import { scenario } from '../../../engine/testing/index.js';
import {
  A,
  B,
  discardDrawnCard,
  drawFromDeck,
  drawFromDiscard,
  passMatch,
  swapAndDiscard,
} from './testing/at-the-table.js';
import { check } from './check.game.js';
import { draw, reader } from './check.notation.js';
import type { CheckOptions } from './options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

describe('The clocks', () => {
  it('2.13.1: give untimed stages a week, and number every deadline', () => {
    table('> A 2C\n B 3C\n deck TC TD', { turnMs: 0 })
      .check((state) => expect(check.deadline!(state)).toEqual({ at: 604_800_000, action: { type: 'expireTurn' } }))
      .play(A, drawFromDeck)
      .check((state) => expect(state.deadline).toMatchObject({ kind: 'turn', timerNo: 2 }));
  });

  it('2.13.1, 2.13.3: run as long as the house says, each stage for itself', () => {
    const house = { turnMs: 10_000, matchWindowMs: 2000, abilityMs: 4000 };
    const due = (at: number, type: string) => (state: Parameters<NonNullable<typeof check.deadline>>[0]) =>
      expect(check.deadline!(state)).toMatchObject({ at, action: { type } });
    table('> A 2C\n B 3C\n deck QC TD', house)
      .check(due(10_000, 'expireTurn'))
      .after(1000)
      .play(A, drawFromDeck)
      .check(due(11_000, 'expireTurn'))
      .after(1000)
      .play(A, discardDrawnCard)
      .check(due(4000, 'expireWindow'))
      .after(1000)
      .play(A, passMatch)
      // An answer does not put the end of the window off.
      .check(due(4000, 'expireWindow'))
      .play(B, passMatch)
      .check(due(7000, 'expireAbility'));
    table('> A 2C\n B 3C\n deck TC TD', { ...house, matchWindowMs: 0 })
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .check(due(604_800_000, 'expireWindow'));
  });

  it('2.13.2: take the discard and swap it into the lowest slot when the deck is exhausted', () => {
    table('> A _ KC 2D\n B 3C 4C\n deck\n pile 5C')
      .after(45_000)
      .play(null, { type: 'expireTurn' })
      .tells({ type: 'turnExpired' }, { type: 'cardDrawn', source: 'discard' }, { type: 'cardDiscarded', fromSlot: 1 });
  });

  it('2.13.2: swap in a card that was taken from the pile', () => {
    table('> A _ KC 2D\n B 3C 4C\n deck 6C\n pile 5C')
      .play(A, drawFromDiscard)
      .after(45_000)
      .play(null, { type: 'expireTurn' })
      .tells({ type: 'cardDiscarded', card: { suit: 'C', rank: 'K' }, fromSlot: 1 });
  });

  it('2.12.3: forget the turns that ran out as soon as the player discards', () => {
    table('> A KC 2D\n B 3C 4C\n deck 6C 6D 7D 7H 8H')
      .after(45_000)
      .play(null, { type: 'expireTurn' })
      .check((state) => expect(state.players[A]!.expiredTurns).toBe(1))
      .play(A, passMatch)
      .play(B, passMatch)
      .play(B, drawFromDeck)
      .play(B, swapAndDiscard(0))
      .play(A, passMatch)
      .play(B, passMatch)
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .check((state) => expect(state.players[A]).toMatchObject({ expiredTurns: 0, stats: { timeouts: 1 } }));
  });

  it('2.13.1: are nobody’s to play but the table’s', () => {
    table('> A 2C\n B 3C\n deck TC TD').refuses(A, { type: 'expireTurn' }, 'UNKNOWN_ACTION');
  });
});
