import { refusal } from '../../../../src/engine/core/index.js';
import type { SeatRule } from '../../../../src/engine/core/index.js';
import { HANDS } from '../rock-paper-scissors.types.js';
import type { Hand, RockPaperScissors } from '../rock-paper-scissors.types.js';

const BEATS: Readonly<Record<Hand, Hand>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' };

/** All choose at the same time and in secret; when the last has chosen, all hands are shown. */
export const choose: SeatRule<RockPaperScissors, 'choose'> = {
  *choices(state, seat) {
    for (const hand of HANDS) {
      if (!this.refuse(state, seat, { type: 'choose', hand })) yield { type: 'choose', hand };
    }
  },

  refuse(state, seat) {
    if (state.left === 0) return refusal('GAME_OVER', 'All rounds are played.');
    if (state.players[seat]!.hand !== null) return refusal('ALREADY_CHOSEN', 'You have chosen for this round.');
    return undefined;
  },

  play({ state, seat, emit }, { hand }) {
    state.players[seat]!.hand = hand;
    emit({ type: 'chose', by: seat }, { [seat]: { hand } });
    const hands = state.players.flatMap((player) => player.hand ?? []);
    if (hands.length < state.players.length) return;
    const won = hands.map((own) => hands.filter((other) => BEATS[own] === other).length);
    for (const [index, player] of state.players.entries()) {
      player.points += won[index]!;
      player.hand = null;
    }
    state.shown = hands;
    state.left--;
    emit({ type: 'shown', hands, won });
  },
};
