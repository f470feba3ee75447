import { placedCards } from '../board/board.js';
import { then } from '../resolution/pending.js';
import type { EffectRule } from './doing.js';

/** A few other cards are picked at random, of either owner; each may be flipped to its other player. */
export interface GambleEffect {
  readonly do: 'gamble';
  readonly picks: number;
  /** One roll in this many flips the card. */
  readonly oneIn: number;
}

export const gamble: EffectRule<GambleEffect> = ({ turn, self }, { picks, oneIn }) => {
  const others = placedCards(turn.state).flatMap(({ card }) => (card.id === self ? [] : card.id));
  const picked: string[] = [];
  // R47: all picks first, on the shrinking list; the rolls come one by one, each resolved before the next.
  while (picked.length < picks && others.length > 0) picked.push(...others.splice(turn.rng.int(others.length), 1));
  then(turn.state, ...picked.map((target) => ({ do: 'roll' as const, card: self, target, oneIn })));
};
