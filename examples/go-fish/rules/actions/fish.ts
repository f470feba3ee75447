import { refusal } from '../../../../src/engine/core/index.js';
import type { SeatRule } from '../../../../src/engine/core/index.js';
import type { GoFish } from '../go-fish.types.js';
import { drawFromPond, passTurn } from '../turn.js';

/** With no cards, or no player left to ask, take one from the pond; the turn then passes. */
export const fish: SeatRule<GoFish, 'fish'> = {
  *choices(state, seat) {
    if (!this.refuse(state, seat, { type: 'fish' })) yield { type: 'fish' };
  },

  refuse(state, seat) {
    if (state.turn !== seat) return refusal('NOT_YOUR_TURN', 'It is not your turn.');
    const somebodyToAsk = state.players.some((player, other) => other !== seat && player.hand.length > 0);
    if (state.players[seat]!.hand.length > 0 && somebodyToAsk)
      return refusal('MUST_ASK', 'You hold cards: ask for one.');
    if (state.pond.length === 0) return refusal('POND_EMPTY', 'The pond is empty.');
    return undefined;
  },

  play(turn) {
    drawFromPond(turn);
    passTurn(turn.state);
  },
};
