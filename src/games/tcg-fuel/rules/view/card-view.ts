import { getCard, playerIdOf, printOf } from '../cards.js';
import { characteristicsOf, staticSources } from '../characteristics.js';
import type { CardLook, Look } from '../tcg-fuel.types.js';
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

/** A card as somebody sees it who may know it. Permanents show what they are now, others what is printed (R56). */
export function openCard(
  state: Look,
  id: number,
  zoneIndex: number | null,
  { sources, attachments }: Surroundings,
): OpenCardView {
  const card = getCard(state, id);
  const { data } = printOf(card);
  const { power, toughness, keywords, restrictions } = characteristicsOf(state, card, sources);
  const isCreature = data.power !== undefined;
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
    keywords: [...keywords],
    restrictions: [...restrictions],
    ...permanentSide(state, card, attachments.get(id) ?? []),
  };
}

type PermanentSide = Pick<
  OpenCardView,
  | 'isTapped'
  | 'summoningSick'
  | 'frozen'
  | 'damage'
  | 'deathtouched'
  | 'counters'
  | 'loyalty'
  | 'loyaltyUsed'
  | 'attachedTo'
  | 'attachments'
  | 'temporary'
  | 'timestamp'
>;

function permanentSide(state: Look, { card, permanent }: CardLook, attachments: readonly number[]): PermanentSide {
  const { loyalty = null } = printOf({ card }).data;
  return {
    isTapped: permanent?.isTapped ?? false,
    summoningSick: permanent?.summoningSick ?? false,
    frozen: permanent?.frozen ?? false,
    damage: permanent?.damage ?? 0,
    deathtouched: permanent?.deathtouched ?? false,
    counters: permanent?.counters ?? { '+1/+1': 0, '-1/-1': 0 },
    loyalty: permanent ? permanent.loyalty : loyalty,
    loyaltyUsed: permanent?.loyaltyUsed ?? false,
    attachedTo: permanent?.attachedTo ?? null,
    attachments: permanent ? [...attachments] : [],
    temporary: (permanent?.temporary ?? []).map(({ controller, power, toughness, keywords }) => ({
      power,
      toughness,
      keywords: [...keywords],
      controllerId: controller === null ? null : playerIdOf(state, controller),
    })),
    timestamp: permanent?.timestamp ?? null,
  };
}
