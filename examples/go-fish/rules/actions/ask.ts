import { refusal } from '../../../../src/engine/core/index.js';
import type { SeatRule } from '../../../../src/engine/core/index.js';
import { RANKS, holds, rankOf, takeRank } from '../cards.js';
import type { GoFish } from '../go-fish.types.js';
import { canAct, drawFromPond, layDownBooks, passTurn } from '../turn.js';

/** Ask another player for every card of a rank you hold. */
export const ask: SeatRule<GoFish, 'ask'> = {
  *choices(state, seat) {
    if (state.turn !== seat) return;
    const { hand } = state.players[seat]!;
    for (const [of, other] of state.players.entries()) {
      if (of === seat || other.hand.length === 0) continue;
      for (const rank of RANKS) if (holds(hand, rank)) yield { type: 'ask', of, rank };
    }
  },

  refuse(state, seat, { of, rank }) {
    if (state.turn !== seat) return refusal('NOT_YOUR_TURN', 'It is not your turn.');
    if (of === seat) return refusal('ASKED_YOURSELF', 'Ask another player.');
    const other = state.players[of];
    if (!other) return refusal('NO_SUCH_SEAT', 'There is no such seat.');
    if (!holds(state.players[seat]!.hand, rank)) return refusal('RANK_NOT_IN_HAND', `You hold no ${rank}.`);
    if (other.hand.length === 0) return refusal('EMPTY_HAND', 'They have no cards.');
    return undefined;
  },

  play(turn, { of, rank }) {
    const { state, seat, emit } = turn;
    emit({ type: 'asked', by: seat, of, rank });
    const cards = takeRank(state.players[of]!.hand, rank);
    if (cards.length > 0) {
      state.players[seat]!.hand.push(...cards);
      // Passed from hand to hand: the others see how many, the two of them which.
      emit({ type: 'took', by: seat, from: of, count: cards.length }, { [seat]: { cards }, [of]: { cards } });
      layDownBooks(turn);
    } else if (state.pond.length === 0 || rankOf(drawFromPond(turn)) !== rank) {
      passTurn(state);
    }
    // A successful ask, or the rank asked for out of the pond, keeps the turn.
    if (state.turn === seat && !canAct(state, seat)) passTurn(state);
  },
};
