import { describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import { beginAnyhow, reshuffle, seatsFor } from './testing/random-check.js';
import { rankOf } from './cards/cards.js';
import { check } from './check.game.js';
import { optionsFrom } from './options.js';

const runs = Number(process.env.PARLOUR_RUNS ?? 6);

describeGame(check, {
  begin: beginAnyhow,
  mostActions: 12_000,
  mostBytes: 16_000,
  reshuffle,
  // A look that ends in the action that shows it, and answers that leave nothing behind.
  shownInPassing: ['initialPeek', 'abilityPeeked', 'matchPassed', 'matchFailed', 'penaltyUnavailable'],
  runs,
  looks: 12,
  always: {
    'there are 52 different cards (2.2.1)': ({ deck, discardPile, players }) => {
      const held = players.flatMap(({ hand, pendingDrawnCard }) => [...hand, pendingDrawnCard]);
      const cards = [...deck, ...discardPile, ...held.filter((card) => card !== null)];
      expect(cards).toHaveLength(52);
      expect(new Set(cards).size).toBe(52);
    },
    'what a ledger says is true (4.5)': (state) => {
      if (state.phase === 'scoringPhase') return;
      for (const { slots } of state.ledgers) {
        for (const [place, { card, not }] of Object.entries(slots)) {
          const [seat, index] = place.split('.').map(Number);
          const real = state.players[seat!]!.hand[index!]!;
          if (card) expect(card).toBe(real);
          expect(not).not.toContain(rankOf(real));
        }
      }
    },
    'no view shows a face-down card to anybody, its owner included (4.4.3)': (state) => {
      if (state.phase === 'scoringPhase') return;
      for (const viewer of [...state.players.keys(), 'public'] as const) {
        const hands = Object.values(check.view(state, viewer).players).flatMap((player) => player.hand);
        for (const card of hands) expect(card === null || Object.keys(card).join() === 'hidden').toBe(true);
      }
    },
    'one deadline stands while the match goes on (2.13.1)': (state) => {
      expect(check.deadline!(state) === undefined).toBe(state.matchWinner !== null);
    },
    'whoever has no cards left is locked (2.8.3)': (state) => {
      for (const { hand, isLocked } of state.players)
        if (hand.every((card) => card === null)) expect(isLocked).toBe(true);
    },
  },
});

it('plays the recorded games as it always has', () => {
  const classic = () => ({ options: optionsFrom('classic'), seats: seatsFor(2) });
  const online = () => ({ options: optionsFrom('online', { matchMode: 'sealed' }), seats: seatsFor(4) });
  expectPlaythrough('check.classic', playthrough(check, classic, 1));
  expectPlaythrough('check.online', playthrough(check, online, 2));
});
