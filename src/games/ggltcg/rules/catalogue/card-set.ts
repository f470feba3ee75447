import type { Effect } from '../effects/effect.js';

/** Which cards of a set are played with. */
export type Edition = 'standard' | 'classic';
export const EDITIONS: readonly Edition[] = ['standard', 'classic'];

export type CardType = 'Toy' | 'Action';

/** What is printed on a card. */
export interface CardDefinition {
  readonly name: string;
  readonly edition: Edition | 'all';
  readonly set: string;
  readonly type: CardType;
  /** -1: as much as its target costs (R22 to R24). */
  readonly cost: number;
  readonly speed: number | null;
  readonly strength: number | null;
  readonly stamina: number | null;
  readonly effect_text: string;
  /** The effects as they are written in the table. */
  readonly effect_definitions: string;
  readonly effects: readonly Effect[];
  readonly primary_color: string;
  readonly accent_color: string;
}

/** The cards of one edition, each name once (R7). */
export interface CardPool {
  readonly edition: Edition;
  readonly cards: readonly CardDefinition[];
  readonly byName: ReadonlyMap<string, CardDefinition>;
}

/** A checked table of cards: a pool for each edition. */
export type CardSet = { readonly [E in Edition]: CardPool };

/** The printed card of a name. */
export function getDefinition(pool: CardPool, name: string): CardDefinition {
  const definition = pool.byName.get(name);
  if (!definition) throw new Error(`There is no card ${name} in the ${pool.edition} edition.`);
  return definition;
}
