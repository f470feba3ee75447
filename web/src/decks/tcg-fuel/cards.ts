import { server } from '../../account/server.js';
import type { CatalogueCard } from '../deck-kind.js';

/** A card of TCG Fuel, as the catalogue tells it. */
export interface FuelCard extends CatalogueCard {
  readonly number: number;
  readonly type: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly isBasic: boolean;
  readonly colors: readonly string[];
  readonly rarity: string;
  readonly description: string | undefined;
  readonly keywords: readonly string[];
  readonly manaCost: Readonly<Record<string, number>>;
  readonly manaValue: number;
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly abilities: readonly { readonly name: string; readonly description: string }[];
}

interface Told {
  readonly id: string;
  readonly number?: number;
  readonly name: string;
  readonly type: string;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes?: readonly string[];
  readonly colors: readonly string[];
  readonly rarity?: string;
  readonly description?: string;
  readonly keywords: readonly string[];
  readonly manaCost: Readonly<Record<string, number>>;
  readonly manaValue: number;
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly abilities?: FuelCard['abilities'];
}

/** The catalogue by cost and name, lands last. */
export async function fetchCards(): Promise<readonly FuelCard[]> {
  const { cards } = await server.rest.get<{ readonly cards: readonly Told[] }>('/api/tcg-fuel/cards');
  return cards
    .map(fuelCard)
    .sort(
      (a, b) =>
        Number(a.type === 'land') - Number(b.type === 'land') ||
        a.manaValue - b.manaValue ||
        a.name.localeCompare(b.name),
    );
}

function fuelCard({ id, name, ...told }: Told): FuelCard {
  const { type, types, subtypes, supertypes = [], colors, description, keywords, abilities = [] } = told;
  return {
    id,
    name,
    type,
    types,
    subtypes,
    colors,
    description,
    keywords,
    abilities,
    number: told.number ?? 0,
    isBasic: supertypes.includes('basic'),
    rarity: told.rarity ?? '',
    manaCost: told.manaCost,
    manaValue: told.manaValue,
    power: told.power,
    toughness: told.toughness,
    loyalty: told.loyalty,
    text: [...types, ...subtypes, ...keywords, description ?? '', ...abilities.map((one) => one.description)].join(' '),
  };
}
