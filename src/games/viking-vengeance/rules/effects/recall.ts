import { placedCards } from '../board/board.js';
import { giveEffect, takeEffects } from '../card-effects.js';
import { onAllSides } from '../board/power.js';
import type { EffectRule } from './doing.js';

/** What this very card has given with this ability is taken back, from itself or from the board. */
export interface RecallEffect {
  readonly do: 'recall';
  readonly from: 'self' | 'board';
  /** What the card gains for each card it took something back from. */
  readonly gain: number;
}

export const recall: EffectRule<RecallEffect> = ({ turn, self, abilityId }, { from, gain }) => {
  const ids = from === 'self' ? [self] : placedCards(turn.state).map(({ card }) => card.id);
  const givers = ids.filter(
    (id) => takeEffects(turn, id, ({ name, source }) => name === abilityId && source === self).length > 0,
  );
  if (gain === 0 || givers.length === 0) return;
  const bySide = onAllSides(gain * givers.length);
  giveEffect(turn, self, { name: abilityId, kind: 'power', bySide, ticks: null, source: self });
};
