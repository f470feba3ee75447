import type { Seat } from '../../../../engine/core/index.js';
import { permanentsOf, printOf } from '../cards.js';
import type { Print } from '../catalogue/catalogue.js';
import type { ManaPool, ManaType } from '../catalogue/card.types.js';
import { isTooNew } from '../permanents/characteristics.js';
import type { CardLook, Look } from '../tcg-fuel.types.js';
import { landManaType } from './land-names.js';
import { MANA_TYPES, withMana } from './pool.js';

/** Something a player can tap for one mana. */
export interface ManaSource {
  readonly cardId: number;
  /** The first type it can give. */
  readonly type: ManaType;
  readonly amount: 1;
  readonly isTapped: boolean;
  readonly types: readonly ManaType[];
}

/** The types of mana that a land gives; for a land without a list, by its name (R40). */
export function landMana({ data, isLand }: Print): readonly ManaType[] {
  if (!isLand) return [];
  if (data.mana) return data.mana;
  const named = landManaType(data.name);
  return named ? [named] : [];
}

const given = new WeakMap<Print, readonly ManaType[]>();

/** What a card gives when it is only tapped: a land's own mana, or a mana ability that gives one. */
export function manaOf(print: Print): readonly ManaType[] {
  let types = given.get(print);
  if (!types) given.set(print, (types = readMana(print)));
  return types;
}

function readMana(print: Print): readonly ManaType[] {
  if (print.isLand) return landMana(print);
  for (const { isMana, cost, effects } of print.activated) {
    const costsOnlyTapping = cost.tap === true && !cost.mana && !cost.sacrificeSelf && cost.loyalty === undefined;
    if (!isMana || !costsOnlyTapping) continue;
    const added = (effects as readonly { mana?: Partial<ManaPool> }[]).flatMap(({ mana }) =>
      Object.entries(mana ?? {}),
    );
    const [only] = added;
    if (added.length === 1 && only![1] === 1) return [only![0] as ManaType];
  }
  return [];
}

/** R41: the untapped permanents a player controls that give mana. */
export function manaSources(state: Look, seat: Seat): ManaSource[] {
  const sources: ManaSource[] = [];
  for (const card of permanentsOf(state, seat)) {
    const source = card.permanent!.isTapped ? undefined : findSource(state, card);
    if (source) sources.push(source);
  }
  return sources;
}

/** A permanent as a source of mana, tapped or not; sick creatures are none. */
export function findSource(state: Look, card: CardLook): ManaSource | undefined {
  const types = manaOf(printOf(card));
  if (types.length === 0 || !card.permanent || isTooNew(state, card)) return undefined;
  return { cardId: card.id, type: types[0]!, amount: 1, isTapped: card.permanent.isTapped, types };
}

/** R41: the floating mana and one for each source; a source of several types counts as generic. */
export function availableMana(state: Look, seat: Seat): ManaPool {
  let pool: ManaPool = { ...state.players[seat]!.manaPool };
  for (const { types, type } of manaSources(state, seat))
    pool = withMana(pool, types.length === 1 ? type : 'generic', 1);
  return pool;
}

/** The rank by which automatic payment prefers a source for the generic part (R42). */
export function rankOf(source: ManaSource): number {
  return source.types.every((type) => type === 'generic') ? 0 : 1 + MANA_TYPES.indexOf(source.type);
}
