import type { CardView } from './shapes.js';
import { talk } from './talk.en.js';

const { reasons } = talk;

/** Why a card is worth what it is worth now: a source, and what it does. */
export interface Reason {
  readonly source: string;
  readonly does: string;
}

/** Toys that stand beside it, and what was added to it for the turn or for good. */
export function reasonsOf({ influences, modifications, turn_modifications }: CardView): readonly Reason[] {
  const added = (source: string, boosts: CardView['modifications']): Reason[] =>
    Object.entries(boosts)
      .filter(([, amount]) => amount !== 0)
      .map(([stat, amount]) => ({ source, does: reasons.changes(amount, stat) }));
  return [
    ...influences.map(({ source_name, on, amount }) => ({
      source: source_name,
      does: on === 'protection' ? reasons.protects : reasons.changes(amount, on),
    })),
    ...added(reasons.thisTurn, turn_modifications),
    ...added(reasons.forGood, modifications),
  ];
}
