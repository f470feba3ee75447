import type { CardView } from './shapes.js';

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
      .map(([stat, amount]) => ({ source, does: `${signed(amount)} ${stat}` }));
  return [
    ...influences.map(({ source_name, on, amount }) => ({
      source: source_name,
      does: on === 'protection' ? 'protects it' : `${signed(amount)} ${on}`,
    })),
    ...added('This turn', turn_modifications),
    ...added('For good', modifications),
  ];
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
