import { adjacentTiles, cardsOn, findPlaced } from '../board/board.js';
import { giveEffect } from '../card-effects.js';
import { isNothing, powerOfCard, unclampedPower } from '../board/power.js';
import type { Power, Side } from '../viking-vengeance.types.js';
import type { EffectRule } from './doing.js';

/** Each side rises to the highest side of the same name among the neighbours, of either owner. */
export interface EchoEffect {
  readonly do: 'echo';
  readonly ticks: number;
}

export const echo: EffectRule<EchoEffect> = ({ turn, self, at, abilityId }, { ticks }) => {
  const { state } = turn;
  const { effects } = findPlaced(state, self)!.card;
  const heard = cardsOn(state, adjacentTiles(at!)).map(({ card }) => powerOfCard(state, card));
  const own = unclampedPower(state, self, effects);
  const rise = (side: Side): number => {
    const best = Math.max(0, ...heard.map((power) => power[side]));
    // What lies beneath the clamp is made up for too, or the side would not reach its neighbour's number.
    return best > Math.max(0, own[side]) ? best - own[side] : 0;
  };
  const bySide: Power = { top: rise('top'), right: rise('right'), bottom: rise('bottom'), left: rise('left') };
  if (!isNothing(bySide)) giveEffect(turn, self, { name: abilityId, kind: 'power', bySide, ticks, source: self });
};
