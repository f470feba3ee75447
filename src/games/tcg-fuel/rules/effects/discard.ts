import type { EffectData, Reference } from '../catalogue/card.types.js';
import { moveCards } from '../permanents/zones.js';
import type { EffectRule } from './effect.js';
import { count, oneOf, reference } from './fields.js';
import { seatsOf } from './references.js';

export interface Discard extends EffectData {
  readonly who: Reference;
  readonly amount: number;
  readonly choice: 'player' | 'random';
}

/** Players discard, at most what they hold: cards of their choice, or cards that chance picks. */
export const discard: EffectRule<Discard> = {
  fields: { who: reference, amount: count, choice: oneOf('player', 'random') },
  run(resolution, { who, amount, choice }) {
    const { play, answers } = resolution;
    const chosen: number[] = [];
    for (const seat of seatsOf(resolution, who)) {
      const { hand } = play.state.players[seat]!;
      const answer = answers[seat];
      if (hand.length <= amount) chosen.push(...hand);
      else if (choice === 'random') chosen.push(...play.rng.shuffle([...hand]).slice(0, amount));
      else if (answer && 'cardIds' in answer) chosen.push(...answer.cardIds);
      else return { seat, kind: 'discard', amount };
    }
    moveCards(play, chosen, 'graveyard', { rule: 'R34' });
  },
};
