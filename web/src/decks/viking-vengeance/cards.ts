import { useQuery } from '@tanstack/react-query';
import { server } from '../../account/server.js';
import { useUser } from '../../account/use-user.js';
import type { CardFace, Power } from '../../tables/viking-vengeance/shapes.js';
import type { CatalogueCard } from '../deck-kind.js';

export const RARITIES = ['legendary', 'epic', 'rare', 'uncommon', 'common'] as const;
export const MINE = '/api/viking-vengeance/users/me';

/** A card as the catalogue of Viking Vengeance tells it. */
export interface ToldCard {
  readonly base_card_id: string;
  readonly name: string;
  readonly set: string;
  readonly rarity: CardFace['rarity'];
  readonly image_url: string;
  readonly power: Power;
  readonly tags: readonly string[];
  readonly special_ability_id: string | null;
  readonly ability_name: string | null;
  readonly ability_description: string | null;
  readonly ability_triggerMoment: string | null;
}

/** A card that the account owns. */
export interface Instance extends ToldCard {
  readonly user_card_instance_id: string;
  readonly level: number;
  readonly xp: number;
}

export interface VikingCard extends CatalogueCard {
  /** What collections and decks call it. */
  readonly baseId: string;
  readonly set: string;
  readonly tags: readonly string[];
  readonly face: CardFace;
}

/** All cards by set, the rarest first. */
export async function fetchVikings(): Promise<readonly VikingCard[]> {
  const query = { limit: 100 };
  const { data } = await server.rest.get<{ readonly data: readonly ToldCard[] }>('/api/viking-vengeance/cards', {
    query,
  });
  const sets = [...new Set(data.map(({ set }) => set))].sort((a, b) => SETS.indexOf(a) - SETS.indexOf(b));
  return sets.flatMap((set) =>
    data
      .filter((card) => card.set === set)
      .map(vikingCard)
      .sort(
        (a, b) => RARITIES.indexOf(a.face.rarity) - RARITIES.indexOf(b.face.rarity) || a.name.localeCompare(b.name),
      ),
  );
}

const SETS = ['norse', 'japanese', 'polynesian'];

function vikingCard(told: ToldCard): VikingCard {
  const { base_card_id, name, set, tags, ability_name, ability_description } = told;
  return {
    id: /([^/]+)\.svg$/.exec(told.image_url)?.[1] ?? base_card_id,
    baseId: base_card_id,
    name,
    set,
    tags,
    face: faceOf(told, 1),
    text: [...tags, told.rarity, ability_name ?? '', ability_description ?? ''].join(' '),
  };
}

/** The face of a card; its power is told as it is at its level. */
export function faceOf(told: ToldCard, level: number): CardFace {
  const { special_ability_id: id, ability_name, ability_description, ability_triggerMoment } = told;
  return {
    is: 'card',
    name: told.name,
    rarity: told.rarity,
    picture: told.image_url,
    tags: told.tags,
    level,
    printed: told.power,
    ability:
      id === null
        ? null
        : { id, name: ability_name ?? id, text: ability_description ?? '', when: ability_triggerMoment ?? '' },
  };
}

export type Collection = ReadonlyMap<string, readonly Instance[]>;

/** The cards of the account by base card, the highest level first. */
export async function fetchCollection(): Promise<Collection> {
  const cards = await server.rest.get<readonly Instance[]>(`${MINE}/cards`);
  const owned = new Map<string, Instance[]>();
  for (const card of cards) owned.set(card.base_card_id, [...(owned.get(card.base_card_id) ?? []), card]);
  for (const copies of owned.values()) copies.sort((a, b) => b.level - a.level || b.xp - a.xp);
  return owned;
}

/** The same, once there is an account. */
export function useCollection(): Collection | undefined {
  const user = useUser();
  return useQuery({
    queryKey: ['decks', 'viking-vengeance', 'owned', user?.id],
    queryFn: fetchCollection,
    enabled: user !== undefined,
    // A game may have ended since.
    staleTime: 0,
    structuralSharing: false,
  }).data;
}

/** The picture of a card that is not owned. */
export const silhouette = (picture: string): string => picture.replace(/\.svg$/, '.blank.svg');
