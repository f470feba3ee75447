import { findCardAt, POSITIONS } from '../board/board.js';
import { giveEffect } from '../card-effects.js';
import { onAllSides } from '../board/power.js';
import { changeTile, findTile } from '../board/tiles.js';
import type { EffectRule } from './doing.js';

/** A terrain vanishes from the board; allies that stood on it gain, enemies lose. */
export interface MeltEffect {
  readonly do: 'melt';
  readonly terrain: 'lava' | 'ocean';
  readonly allies: number;
  readonly enemies: number;
}

export const melt: EffectRule<MeltEffect> = ({ turn, self, owner, abilityId }, { terrain, allies, enemies }) => {
  for (const at of POSITIONS) {
    if (findTile(turn.state, at)?.terrain !== terrain) continue;
    changeTile(turn, at, null, abilityId);
    const card = findCardAt(turn.state, at);
    if (!card) continue;
    const bySide = onAllSides(card.owner === owner ? allies : enemies);
    giveEffect(turn, card.id, { name: abilityId, kind: 'power', bySide, ticks: null, source: self });
  }
};
