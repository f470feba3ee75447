import { scenario } from '../../../engine/testing/index.js';
import {
  A,
  B,
  C,
  at,
  attemptMatch,
  discardDrawnCard,
  drawFromDeck,
  passMatch,
  peekAt,
  swapAndDiscard,
  swapCards,
} from './testing/at-the-table.js';
import { check } from './check.game.js';
import { draw, reader } from './check.notation.js';
import { entriesOf } from './ledger.js';
import type { CheckOptions } from './options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

const W02 = `
  > A  3S 7H 9D 4C
    B  KD 2C JS QH
    deck AS 5D 6C TC
`;
const W04 = `
  > A  7H 2C 9D 4C
    B  KD 8S JS QH
    deck 7D 5D 6C TC
`;
const W06 = `
  > A  KS 2C 9D 4C
    B  KD 8S AS QH
    C  3C 5C 6H TD
    deck 5D 6C TC
`;
const faceDown = Array.from({ length: 4 }, () => ({ hidden: true }));

describe('A view', () => {
  it('V1: shows a drawn card to the drawer, and nobody a card of a hand', () => {
    const scene = table(W02).play(A, drawFromDeck);
    for (const viewer of [A, B, 'public'] as const) {
      scene.seen(viewer, (view) => {
        const drawn = viewer === A ? { suit: 'S', rank: 'A' } : { hidden: true };
        expect(view.players['0']).toMatchObject({ pendingDrawnCard: drawn, pendingDrawnCardSource: 'deck' });
        expect(view.deckCount).toBe(3);
        expect(Object.values(view.players).map(({ hand }) => hand)).toEqual([faceDown, faceDown]);
      });
    }
  });

  it('V2: shows no face after the swap; only the drawer’s ledger has it', () => {
    const scene = table(W02).play(A, drawFromDeck).play(A, swapAndDiscard(0));
    scene.tells({ type: 'cardDiscarded', playerID: '0', card: { suit: 'S', rank: '3' }, fromSlot: 0 });
    for (const viewer of [A, B, 'public'] as const) {
      scene.seen(viewer, (view) => expect(view.players['0']!.hand).toEqual(faceDown));
    }
    scene.check(({ ledgers }) => {
      expect(ledgers[A]!.slots).toEqual({ '0.0': { card: 'AS', not: [] } });
      expect(ledgers[B]!.slots).toEqual({});
    });
  });

  it('V3: shows a peeker the faces until the ability ends, and everybody the places', () => {
    const scene = table(W06)
      .play(A, drawFromDeck)
      .play(A, swapAndDiscard(0))
      .play(B, attemptMatch(0))
      .play(B, peekAt(at(A, 0), at(C, 2)));
    scene.seen(B, (view) =>
      expect(view.reveals.map(({ playerID, cardIndex, card }) => [playerID, cardIndex, card.rank])).toEqual([
        ['0', 0, '5'],
        ['2', 2, '6'],
      ]),
    );
    for (const viewer of [A, C, 'public'] as const) {
      scene.seen(viewer, (view) => {
        expect(view.reveals).toEqual([]);
        expect(view.activeAbility!.peekedTargets).toEqual([at(A, 0), at(C, 2)]);
      });
    }
    scene
      .play(B, swapCards(at(B, 3), at(A, 0)))
      .seen(B, (view) => expect(view.reveals).toEqual([]))
      .check(({ ledgers }) =>
        expect(ledgers[B]!.slots).toEqual({ '1.3': { card: '5D', not: [] }, '2.2': { card: '6H', not: [] } }),
      );
  });

  it('V4: tells of a wrong try only that the slot is not that rank', () => {
    const scene = table(W04).play(A, drawFromDeck).play(A, discardDrawnCard).play(B, attemptMatch(1));
    for (const viewer of [A, B, 'public'] as const) {
      scene.seen(viewer, (view) => {
        expect(JSON.stringify(view)).not.toMatch(/"rank":"8"|"suit":"D","rank":"5"/);
      });
    }
    scene.check(({ ledgers }) => {
      for (const { slots } of ledgers) expect(slots['1.1']).toEqual({ card: null, not: ['7'] });
    });
  });

  it('V5: shows everything to everybody once the round is scored, and only then may it all be told again', () => {
    const scene = table(W02, { maxTurnsPerRound: 1 });
    scene.check((state) => expect(check.retells!(state, 1)).toBe('public'));
    scene.play(A, drawFromDeck).play(A, discardDrawnCard).play(A, passMatch).play(B, passMatch);
    for (const viewer of [A, B, 'public'] as const) {
      scene.seen(viewer, (view) => expect(view.players['1']!.hand[0]).toEqual({ suit: 'D', rank: 'K' }));
    }
    scene.check((state) => expect(check.retells!(state, 1)).toBe('all'));
  });

  it('4.2: shows everything to whoever may see everything', () => {
    table(W02)
      .play(A, drawFromDeck)
      .seen('all', (view) => {
        expect(view.deck![0]).toEqual({ suit: 'D', rank: '5' });
        expect(view.players['1']!.hand[3]).toEqual({ suit: 'H', rank: 'Q' });
        expect(view.ledgers).toEqual({ '0': [], '1': [] });
      });
  });

  it('4.3: offers in a window every card of the hand, and never the way out', () => {
    table(W04)
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .seen(B, ({ legalActions }) => {
        const attempts = [0, 1, 2, 3].map((handIndex) => ({ type: 'attemptMatch', handIndex, windowId: 1 }));
        expect(legalActions).toEqual([...attempts, { type: 'passMatch', windowId: 1 }]);
      })
      .seen('public', ({ legalActions }) => expect(legalActions).toEqual([]));
  });

  it('4.4.8: is never given in advance', () => {
    expect(check.previews).toBe(false);
  });
});

describe('The memory aid', () => {
  const remembered = (memoryAid: CheckOptions['memoryAid']) =>
    table(W06, { memoryAid })
      .play(A, drawFromDeck)
      .play(A, swapAndDiscard(0))
      .play(B, attemptMatch(0))
      .play(B, peekAt(at(B, 1), at(A, 0)));

  it('4.5: is absent, or holds the own cards, or all a player can know', () => {
    remembered('off').seen(B, (view) => expect(view).not.toHaveProperty('memory'));
    remembered('own').seen(B, ({ memory }) =>
      expect(memory).toEqual([{ ...at(B, 1), card: { suit: 'S', rank: '8' }, notRanks: [] }]),
    );
    remembered('full').seen(B, ({ memory }) => expect(memory!.map(({ playerID }) => playerID)).toEqual(['0', '1']));
    remembered('full').seen('public', (view) => expect(view).not.toHaveProperty('memory'));
  });

  it('4.5: follows cards that change places, and what was ruled out with them', () => {
    table(W06)
      .play(A, drawFromDeck)
      .play(A, swapAndDiscard(0))
      .play(C, attemptMatch(1))
      .play(B, attemptMatch(0))
      .play(B, swapCards(at(C, 1), at(A, 0)))
      .check(({ ledgers }) => {
        expect(entriesOf(ledgers[A]!)).toEqual([
          { ...at(A, 0), card: null, notRanks: ['K'] },
          { ...at(C, 1), card: { suit: 'D', rank: '5' }, notRanks: [] },
        ]);
        expect(ledgers[C]!.slots).toEqual({ '0.0': { card: null, not: ['K'] } });
      });
  });
});
