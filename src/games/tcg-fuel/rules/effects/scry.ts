import type { EffectData, Reference } from '../catalogue/card.types.js';
import { playerIdOf } from '../cards.js';
import type { EffectRule } from './effect.js';
import { count, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface Scry extends EffectData {
  readonly who: Reference;
  readonly amount: number;
}

/** Look at the top cards; any of them go to the bottom, the rest back on top, in chosen orders. */
export const scry: EffectRule<Scry> = {
  fields: { who: reference, amount: count },
  run(resolution, { who, amount }) {
    const { play, answers } = resolution;
    const { state, emit } = play;
    const seats = seatsOf(resolution, who).filter((seat) => state.players[seat]!.deck.length > 0 && amount > 0);
    const open = seats.find((seat) => !answers[seat]);
    if (open !== undefined)
      return { seat: open, kind: 'scry', amount: Math.min(amount, state.players[open]!.deck.length) };
    for (const seat of seats) {
      const answer = answers[seat]!;
      if (!('top' in answer)) continue;
      const { deck } = state.players[seat]!;
      const { top, bottom } = answer;
      deck.splice(0, top.length + bottom.length, ...top);
      deck.push(...bottom);
      const looked = top.length + bottom.length;
      emit(
        { type: 'scried', rule: 'R63', playerId: playerIdOf(state, seat), amount: looked },
        { [seat]: { top, bottom } },
      );
    }
    return undefined;
  },
};
