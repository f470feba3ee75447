import { begin, fastDice, play } from '../../../engine/core/index.js';
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
  passMatch,
  swapAndDiscard,
} from '../testing/at-the-table.js';
import { seatsFor } from '../testing/random-check.js';
import { wholeDeck } from './cards.js';
import { check } from './check.game.js';
import { draw, reader } from './check.notation.js';
import type { Check, CheckState } from './check.types.js';
import { optionsFrom } from './options.js';
import type { CheckOptions } from './options.js';

const table = (picture: string, options: Partial<CheckOptions> = {}) =>
  scenario(check, { read: reader(options), draw })(picture);

const dealt = (players: number, options: Partial<CheckOptions>, seed = 1): CheckState =>
  begin(
    check,
    { sessionId: 's', options: optionsFrom('classic', options), seats: seatsFor(players), at: 0 },
    fastDice(seed),
  ).state as CheckState;

describe('The deal', () => {
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

describe('The initial peek', () => {
  it('2.4.3: takes a second confirmation without a word', () => {
    const dice = fastDice(1);
    let now = begin(check, { sessionId: 's', options: optionsFrom(), seats: seatsFor(2), at: 0 }, dice);
    for (const type of ['performPeek', 'confirmPeek'] as const) {
      now = (play(check, now, { seat: A, action: { type }, at: 1 }, dice) as Step<Check>).table;
    }
    const again = play(check, now, { seat: A, action: { type: 'confirmPeek' }, at: 2 }, dice) as Step<Check>;
    expect(again.events).toEqual([]);
    expect(again.table.state).toEqual(now.state);
    expect(check.toAct(now.state)).toEqual([B]);
  });

  it('2.4.6, 2.12.3: allows nothing else but leaving, and does not wait for those who left', () => {
    const dice = fastDice(1);
    const start = { sessionId: 's', options: optionsFrom('classic', { firstSeat: 0 }), seats: seatsFor(3), at: 0 };
    let now = begin(check, start, dice);
    const act = (seat: number, type: 'performPeek' | 'confirmPeek' | 'forfeit' | 'callCheck') =>
      play(check, now, { seat, action: { type }, at: 1 }, dice);
    expect(act(A, 'callCheck')).toMatchObject({ code: 'WRONG_PHASE' });
    now = (act(A, 'forfeit') as Step<Check>).table;
    expect(act(A, 'performPeek')).toMatchObject({ code: 'PLAYER_LOCKED' });
    for (const seat of [B, C]) {
      now = (act(seat, 'performPeek') as Step<Check>).table;
      now = (act(seat, 'confirmPeek') as Step<Check>).table;
    }
    // 2.4.5: the first seat is out, so the next one begins.
    expect(now.state).toMatchObject({ phase: 'playPhase', currentSeat: B, turnStage: 'awaitDraw', turnNo: 1 });
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
