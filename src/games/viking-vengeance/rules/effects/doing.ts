import type { Occasion } from '../resolution/task.js';
import type { AtTable, Owner, Position } from '../viking-vengeance.types.js';

/** An ability at work: whose it is, where its card is, and what it answers. */
export interface Doing {
  readonly turn: AtTable;
  readonly abilityId: string;
  readonly self: string;
  /** Who owns the card now; friend and foe are judged from here. */
  readonly owner: Owner;
  /** `null` while the card is in hand. */
  readonly at: Position | null;
  readonly occasion: Occasion;
}

/** What an effect kind does. */
export type EffectRule<E> = (doing: Doing, effect: E) => void;
