import type { EffectData, Filter, Reference } from '../catalogue/card.types.js';
import { permanentsOf } from '../cards.js';
import { matches } from '../permanents/filters.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { count, filter, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface Sacrifice extends EffectData {
  readonly who: Reference;
  readonly filter: Filter;
  readonly amount: number;
}

/** Each such player chooses in turn order, then all go to graveyards together. It is not destruction. */
export const sacrifice: EffectRule<Sacrifice> = {
  fields: { who: reference, filter, amount: count },
  run(resolution, { who, filter, amount }) {
    const { play, answers } = resolution;
    const { state } = play;
    const chosen: number[] = [];
    for (const seat of seatsOf(resolution, who)) {
      const own = permanentsOf(state, seat).filter((card) =>
        matches(state, card, filter, { you: seat, sourceId: null }),
      );
      const options = own.map(({ id }) => id);
      const answer = answers[seat];
      if (options.length <= amount) chosen.push(...options);
      else if (answer && 'cardIds' in answer) chosen.push(...answer.cardIds.filter((id) => options.includes(id)));
      else return { seat, kind: 'sacrifice', options: options.sort((a, b) => a - b), amount };
    }
    moveCards(play, chosen, 'graveyard', { rule: 'R34' });
  },
};
