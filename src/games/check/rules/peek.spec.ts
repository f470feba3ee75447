import { begin, eventsFor, fastDice, isRefusal, play } from '../../../engine/core/index.js';
import { A, B, C } from './testing/at-the-table.js';
import { seatsFor } from './testing/random-check.js';
import { check } from './check.game.js';
import type { Check, CheckAction } from './check.types.js';
import { optionsFrom } from './options.js';
import type { CheckOptions } from './options.js';

/** Each gets their cards in this order: A 3S 7H 9D 4C, B KD 2C JS QH. */
const DECK = ['3S', 'KD', '7H', '2C', '9D', 'JS', '4C', 'QH', 'AS', '5D', '6C'] as const;

/** A table from the deal on. */
function dealt(players: number, options: Partial<CheckOptions> = {}) {
  const dice = fastDice(1);
  const start = { sessionId: 's', seats: seatsFor(players), at: 0 };
  let now = begin(check, { ...start, options: optionsFrom('classic', { firstSeat: 0, ...options }) }, dice);
  const act = (seat: number | null, type: CheckAction['type'], at = 1): string | Check['event'][] => {
    const answer = play(check, now, { seat, action: { type } as CheckAction, at }, dice);
    if (isRefusal(answer)) return answer.code;
    now = answer.table;
    return eventsFor(answer.events, 'all');
  };
  return { act, state: () => now.state, see: (viewer: number | 'public') => check.view(now.state, viewer) };
}

describe('The initial peek', () => {
  it('2.4.1, 2.4.2: shows everybody their own bottom row once, in any order, and nobody else', () => {
    const { act, see } = dealt(2, { deckOrder: [...DECK] });
    for (const seat of [B, A]) expect(act(seat, 'performPeek')).toHaveLength(1);
    const faces = (viewer: number | 'public') =>
      see(viewer).reveals.map(({ playerID, cardIndex, card }) => [playerID, cardIndex, card.rank + card.suit]);
    expect(faces(A)).toEqual([
      ['0', 2, '9D'],
      ['0', 3, '4C'],
    ]);
    expect(faces(B)).toEqual([
      ['1', 2, 'JS'],
      ['1', 3, 'QH'],
    ]);
    expect(faces('public')).toEqual([]);
    expect(see('public').players['1']).toMatchObject({ hasUsedInitialPeek: true, hasConfirmedPeek: false });
    expect(act(A, 'performPeek')).toBe('ALREADY_PEEKED');
  });

  it('2.4.3: comes before its confirmation, and a second confirmation is taken without a word', () => {
    const { act, state } = dealt(2);
    expect(act(A, 'confirmPeek')).toBe('PEEK_FIRST');
    act(A, 'performPeek');
    act(A, 'confirmPeek');
    const before = state();
    expect(act(A, 'confirmPeek', 2)).toEqual([]);
    expect(state()).toEqual(before);
    expect(check.toAct(state())).toEqual([B]);
  });

  it('2.4.4: is over when all have confirmed, and what was seen is gone from every view', () => {
    const { act, state, see } = dealt(2);
    for (const seat of [A, B]) act(seat, 'performPeek');
    act(A, 'confirmPeek');
    expect(state().phase).toBe('initialPeekPhase');
    expect(see(A).reveals).toHaveLength(2);
    expect(act(B, 'confirmPeek')).toContainEqual({ type: 'peekPhaseEnded' });
    expect(see(A).reveals).toEqual([]);
  });

  it('2.4.4: is over when its time is, and whoever has not looked is shown the cards all the same', () => {
    const { act, state } = dealt(2, { peekMs: 3000, deckOrder: [...DECK] });
    act(A, 'performPeek');
    expect(act(null, 'expirePeek', 2999)).toBe('NOT_EXPIRED');
    const told = act(null, 'expirePeek', 3000) as Check['event'][];
    expect(told.map((event) => event.type)).toEqual(['initialPeek', 'peekPhaseEnded']);
    expect(told[0]).toMatchObject({ playerID: '1', cards: [{ card: { rank: 'J' } }, { card: { rank: 'Q' } }] });
    expect(state()).toMatchObject({
      phase: 'playPhase',
      players: [{ hasConfirmedPeek: true }, { hasConfirmedPeek: true }],
    });
  });

  it('2.4.5: is followed by the turn of the first player', () => {
    const { act, state } = dealt(3, { firstSeat: 2 });
    for (const seat of [A, B, C]) for (const type of ['performPeek', 'confirmPeek'] as const) act(seat, type);
    expect(state()).toMatchObject({ phase: 'playPhase', currentSeat: C, turnStage: 'awaitDraw', turnNo: 1 });
  });

  it('2.4.5, 2.4.6, 2.12.3: allows nothing else but leaving, and waits for nobody who left', () => {
    const { act, state } = dealt(3);
    for (const type of ['callCheck', 'drawFromDeck', 'passMatch'] as const) expect(act(A, type)).toBe('WRONG_PHASE');
    act(A, 'forfeit');
    expect(act(A, 'performPeek')).toBe('PLAYER_LOCKED');
    for (const seat of [B, C]) for (const type of ['performPeek', 'confirmPeek'] as const) act(seat, type);
    // The first seat is out, so the next one begins.
    expect(state()).toMatchObject({ phase: 'playPhase', currentSeat: B, turnStage: 'awaitDraw', turnNo: 1 });
  });
});
