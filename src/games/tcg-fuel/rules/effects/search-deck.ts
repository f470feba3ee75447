import type { EffectData, Filter, Reference } from '../catalogue/card.types.js';
import { playerIdOf } from '../cards.js';
import { searchOptions } from '../search.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { count, filter, oneOf, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface SearchDeck extends EffectData {
  readonly who: Reference;
  readonly filter: Filter;
  readonly to: 'battlefield_tapped' | 'hand';
  readonly amount: number;
}

/** Find up to so many matching cards, or none, put them where the card says, and shuffle. */
export const searchDeck: EffectRule<SearchDeck> = {
  fields: { who: reference, filter, to: oneOf('battlefield_tapped', 'hand'), amount: count },
  run(resolution, { who, filter, to, amount }) {
    const { play, answers } = resolution;
    const { state, rng, emit } = play;
    const seats = seatsOf(resolution, who);
    const asks = seats.find((seat) => !answers[seat] && amount > 0 && searchOptions(state, seat, filter).length > 0);
    if (asks !== undefined) return { seat: asks, kind: 'search', amount };
    for (const seat of seats) {
      const answer = answers[seat];
      const found = answer && 'cardIds' in answer ? answer.cardIds : [];
      const told = { type: 'searched', rule: 'R63', playerId: playerIdOf(state, seat), found: found.length } as const;
      emit(told, { [seat]: { cardIds: found } });
      if (to === 'hand') moveCards(play, found, 'hand', { rule: 'R63' });
      else moveCards(play, found, 'battlefield', { rule: 'R63', under: seat, tapped: true });
      rng.shuffle(state.players[seat]!.deck);
    }
    return undefined;
  },
};
