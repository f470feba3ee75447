import type { Frozen } from '../../../../engine/core/index.js';
import { getCard, playerIdOf, printOf } from '../cards.js';
import { characteristicsOf, staticSources } from '../permanents/characteristics.js';
import type { CardLook, Look, Temporary } from '../tcg-fuel.types.js';
import type { OpenCardView } from './view.types.js';

/** What all cards of one look have in common, found once. */
export interface Surroundings {
  readonly sources: readonly CardLook[];
  /** What hangs on a permanent, by its id. */
  readonly attachments: ReadonlyMap<number, readonly number[]>;
}

export function surroundingsOf(state: Look): Surroundings {
  const attachments = new Map<number, number[]>();
  for (const id of state.battlefield) {
    const host = getCard(state, id).permanent?.attachedTo ?? null;
    if (host !== null) attachments.set(host, [...(attachments.get(host) ?? []), id]);
  }
  return { sources: staticSources(state), attachments };
}

/** A card for a viewer who may know it. Permanents show what they are now, others what is printed (R56). */
export function openCard(
  state: Look,
  id: number,
  zoneIndex: number | null,
  { sources, attachments }: Surroundings,
): OpenCardView {
  const card = getCard(state, id);
  const { data, keywords: printed } = printOf(card);
  const { power, toughness, keywords, restrictions } = characteristicsOf(state, card, sources);
  const isCreature = data.power !== undefined;
  const { permanent } = card;
  // One literal without spreads: this is written for every card at every look.
  return {
    id,
    gameId: state.gameId,
    cardId: data.number ?? null,
    tokenId: data.token ? data.id : null,
    slug: data.id,
    name: data.name,
    types: data.types,
    colors: data.colors,
    manaValue: data.manaValue,
    ownerId: playerIdOf(state, card.owner),
    controllerId: playerIdOf(state, card.controller),
    location: card.location,
    zoneIndex,
    zoneChangeCount: card.zoneChangeCount,
    power: isCreature ? power : null,
    toughness: isCreature ? toughness : null,
    basePower: data.power ?? null,
    baseToughness: data.toughness ?? null,
    keywords: keywords === printed ? data.keywords : [...keywords],
    restrictions: restrictions.size === 0 ? NONE : [...restrictions],
    isTapped: permanent?.isTapped ?? false,
    summoningSick: permanent?.summoningSick ?? false,
    frozen: permanent?.frozen ?? false,
    damage: permanent?.damage ?? 0,
    deathtouched: permanent?.deathtouched ?? false,
    counters: permanent?.counters ?? NO_COUNTERS,
    loyalty: permanent ? permanent.loyalty : (data.loyalty ?? null),
    loyaltyUsed: permanent?.loyaltyUsed ?? false,
    attachedTo: permanent?.attachedTo ?? null,
    attachments: (permanent && attachments.get(id)) ?? NONE,
    temporary:
      permanent && permanent.temporary.length > 0 ? permanent.temporary.map((one) => ending(state, one)) : NONE,
    timestamp: permanent?.timestamp ?? null,
  };
}

const NONE: readonly never[] = [];
const NO_COUNTERS = { '+1/+1': 0, '-1/-1': 0 } as const;

/** What ends with the turn, as it is shown. */
function ending(
  state: Look,
  { controller, power, toughness, keywords }: Frozen<Temporary>,
): OpenCardView['temporary'][number] {
  return {
    power,
    toughness,
    keywords: [...keywords],
    controllerId: controller === null ? null : playerIdOf(state, controller),
  };
}
