import { diagonalTiles } from '../board/board.js';
import { then } from '../resolution/pending.js';
import type { EffectRule } from './doing.js';
import { findAmong } from './target.js';
import type { Among } from './target.js';

/** Weaker enemies are defeated from afar, one after the other; protections apply. */
export interface StrikeEffect {
  readonly do: 'strike';
  /** One card of this description, or the cards on the four diagonal tiles. */
  readonly to: Among | 'diagonals';
}

export const strike: EffectRule<StrikeEffect> = ({ turn, ...doing }, { to }) => {
  const { self, owner, at } = doing;
  if (!at) return;
  const tiles = to === 'diagonals' ? diagonalTiles(at) : findAmong({ turn, ...doing }, to).map((found) => found.at);
  then(turn.state, ...tiles.map((tile) => ({ do: 'strike' as const, card: self, from: at, owner, at: tile })));
};
