import { begin, fastDice } from '../../../../engine/core/index.js';
import { scenario } from '../../../../engine/testing/index.js';
import {
  A,
  B,
  C,
  callCheck,
  discardDrawnCard,
  drawFromDeck,
  drawFromDiscard,
  passMatch,
  skip,
  swapAndDiscard,
} from '../testing/at-the-table.js';
import { seatsFor } from '../testing/random-check.js';
import { wholeDeck } from '../cards/cards.js';
import { check } from '../check.game.js';
import { draw, reader } from '../check.notation.js';
import type { CheckState } from '../check.types.js';
import { optionsFrom } from '../options.js';
import type { CheckOptions } from '../options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

const dealt = (players: number, options: Partial<CheckOptions>, seed = 1): CheckState =>
  begin(
    check,
    { sessionId: 's', options: optionsFrom('classic', options), seats: seatsFor(players), at: 0 },
    fastDice(seed),
  ).state as CheckState;

describe('The deal', () => {
  it('2.1.1: is for two to six', () => {
    expect(check.seats).toEqual({ min: 2, max: 6 });
    for (const players of [2, 3, 4, 5, 6]) {
      expect(dealt(players, {}).players.map(({ hand }) => hand.length)).toEqual(Array(players).fill(4));
    }
  });

  it('2.2.1: is of 52 different cards, shuffled', () => {
    const cards = ({ players, deck }: CheckState) => [...players.flatMap(({ hand }) => hand), ...deck];
    const [one, other] = [dealt(4, { firstSeat: 0 }, 1), dealt(4, { firstSeat: 0 }, 2)].map(cards);
    expect([...one!].sort()).toEqual([...wholeDeck()].sort());
    expect(new Set(one).size).toBe(52);
    expect(one).not.toEqual(other);
  });

  it('2.2.2: goes round card by card from the first player, the other way round where the house says so', () => {
    const [one, other] = ([1, -1] as const).map((direction) =>
      dealt(3, { direction, firstSeat: 1, deckOrder: wholeDeck() }),
    );
    expect(one!.players.map(({ hand }) => hand[0])).toEqual(['3C', 'AC', '2C']);
    expect(other!.players.map(({ hand }) => hand[0])).toEqual(['2C', 'AC', '3C']);
    expect(one!.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
  });

  it('2.1.3: begins with a random player, drawn before the shuffle', () => {
    const firsts = Array.from({ length: 30 }, (_, seed) => dealt(3, {}, seed + 1).firstSeat);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  it('2.2.3: leaves the discard pile empty, unless the house turns up a card, which nobody may match', () => {
    expect(dealt(2, {})).toMatchObject({ discardPile: [], turnStage: null });
    const opened = dealt(2, { openingDiscard: true });
    expect(opened.discardPile).toHaveLength(1);
    expect(opened).toMatchObject({ discardPileIsSealed: false, matchingOpportunityInfo: null });
    expect(opened.deck).toHaveLength(43);
  });

  it('7.4: publishes the hash of the seed when the round starts', () => {
    const dice = { ...fastDice(1), commitment: () => 'the hash' };
    const start = { sessionId: 's', options: optionsFrom(), seats: seatsFor(2), at: 0 };
    expect(check.view(begin(check, start, dice).state, 'public').deckCommitment).toBe('the hash');
  });
});

describe('A turn', () => {
  const picture = `
    > A  7H 2C 9D 4C
      B  KD 8S 3S QH
      deck 5D 6C
      pile 3C
  `;

  it('2.5.2: shows a card from the deck to the drawer alone', () => {
    table(picture)
      .play(A, drawFromDeck)
      .tellsTo(A, { type: 'cardDrawn', playerID: '0', source: 'deck', card: { suit: 'D', rank: '5' } })
      .tellsTo(B, { type: 'cardDrawn', playerID: '0', source: 'deck', card: undefined });
  });

  it('2.5.3, 2.5.4: takes the top discard for all to see, and swaps it in', () => {
    table(picture)
      .play(A, drawFromDiscard)
      .tells({ type: 'cardDrawn', source: 'discard', card: { suit: 'C', rank: '3' } })
      .play(A, swapAndDiscard(2))
      .tells({ type: 'cardDiscarded', playerID: '0', card: { suit: 'D', rank: '9' }, fromSlot: 2 }).shows(`
    > A  7H 2C 3C 4C
      B  KD 8S 3S QH
      deck 5D 6C
      pile 9D
    `);
  });

  it('2.5.5, 2.5.7: may throw a card from the deck away, which opens a window', () => {
    table(picture)
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .tells({ type: 'cardDiscarded', fromSlot: null }, { type: 'windowOpened', windowId: 1, deadline: 5000 })
      .refuses(A, drawFromDeck, 'WRONG_STAGE')
      .refuses(B, drawFromDeck, 'WRONG_STAGE')
      .play(A, passMatch)
      .play(B, passMatch)
      .tells({ type: 'windowClosed', reason: 'answered' })
      .check((state) => expect(state).toMatchObject({ currentSeat: B, turnStage: 'awaitDraw', turnNo: 2 }));
  });

  it('2.5.1: goes from draw to discard to window to ability, and then to the next player', () => {
    const stages: (string | null)[] = [];
    const note = ({ turnStage, currentSeat }: { turnStage: string | null; currentSeat: number | null }) =>
      void stages.push(`${currentSeat} ${turnStage}`);
    table('> A 7H 2C\n B KD 8S\n deck QC 6C')
      .check(note)
      .play(A, drawFromDeck)
      .check(note)
      .play(A, discardDrawnCard)
      .check(note)
      .play(A, passMatch)
      .play(B, passMatch)
      .check(note)
      .refuses(A, drawFromDeck, 'WRONG_STAGE')
      .play(A, skip('all'))
      .check(note);
    expect(stages).toEqual([
      '0 awaitDraw',
      '0 awaitDiscard',
      '0 matchingStage',
      '0 abilityResolutionStage',
      '1 awaitDraw',
    ]);
  });

  it('2.5.3: takes a special card from the pile only where the house allows it', () => {
    const special = '> A 7H 2C\n B KD 8S\n deck 5D\n pile QC';
    table(special).offers(A, drawFromDiscard).play(A, drawFromDiscard);
    table(special, { specialsDrawableFromDiscard: false })
      .refuses(A, drawFromDiscard, 'SPECIAL_NOT_DRAWABLE')
      .doesNotOffer(A, drawFromDiscard);
  });

  it('2.5.6: does nothing with a special card that goes into the hand', () => {
    table('> A 7H 2C\n B 9D 8S\n deck KC 6C')
      .play(A, drawFromDeck)
      .play(A, swapAndDiscard(0))
      .play(A, passMatch)
      .play(B, passMatch)
      .doesNotTell('public', 'abilityStarted')
      .check((state) => expect(state).toMatchObject({ currentSeat: B, turnStage: 'awaitDraw', activeAbility: null }));
  });

  it('2.5.8: cannot be taken back', () => {
    table(picture)
      .play(A, drawFromDeck)
      .refuses(A, drawFromDiscard, 'WRONG_STAGE')
      .refuses(A, callCheck, 'WRONG_STAGE');
  });

  it('2.1.2: passes in the direction of the table', () => {
    table(
      `
      > A  7H 2C
        B  KD 8S
        C  2D 3D
        deck 5D 6C
    `,
      { direction: -1 },
    )
      .play(A, drawFromDeck)
      .play(A, discardDrawnCard)
      .play(A, passMatch)
      .play(B, passMatch)
      .play(C, passMatch)
      .check((state) => expect(state.currentSeat).toBe(C));
  });

  it('refuses a slot that is no number before anything else', () => {
    table(picture).refuses(B, { type: 'swapAndDiscard', handIndex: 1.5 }, 'VALIDATION_FAILED');
  });
});
