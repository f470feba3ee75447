import { server } from '../../account/server.js';
import type { Face } from '../../tables/ggltcg/shapes.js';
import type { CatalogueCard } from '../deck-kind.js';

export const EDITIONS = ['standard', 'classic'] as const;

/** A card of GGLTCG: what it says in each edition that has it. */
export interface ToyCard extends CatalogueCard {
  readonly prints: Readonly<Record<string, Face>>;
}

interface Told {
  readonly name: string;
  readonly card_type: 'Toy' | 'Action';
  readonly cost: number;
  readonly effect_text: string;
  readonly effect_definitions: string;
  readonly speed: number | null;
  readonly strength: number | null;
  readonly stamina: number | null;
  readonly primary_color: string;
  readonly accent_color: string;
}

/** The cards of both editions by name, toys first. */
export async function fetchToys(): Promise<readonly ToyCard[]> {
  const editions = await Promise.all(
    EDITIONS.map(async (edition) => {
      const told = await server.rest.get<{ readonly card_set: string; readonly cards: readonly Told[] }>(
        '/api/ggltcg/games/cards',
        { query: { edition } },
      );
      return { edition, ...told };
    }),
  );
  const prints = new Map<string, Record<string, Face>>();
  for (const { edition, card_set, cards } of editions) {
    for (const card of cards) prints.set(card.name, { ...prints.get(card.name), [edition]: faceOf(card, card_set) });
  }
  return [...prints]
    .map(([name, print]) => ({ id: name, name, prints: print, text: textOf(print) }))
    .sort((a, b) => kindOf(b).localeCompare(kindOf(a)) || a.name.localeCompare(b.name));
}

/** What a card says in an edition, or in the one that has it. */
export function printOf({ prints }: ToyCard, edition: string | undefined): Face {
  return prints[edition ?? ''] ?? Object.values(prints)[0]!;
}

function kindOf(card: ToyCard): string {
  return printOf(card, undefined).type;
}

function textOf(print: Readonly<Record<string, Face>>): string {
  return Object.values(print)
    .map(({ type, text }) => `${type} ${text}`)
    .join(' ');
}

function faceOf(told: Told, set: string): Face {
  return {
    name: told.name,
    printed: told.name,
    picture: told.name,
    type: told.card_type,
    cost: told.cost,
    text: told.effect_text,
    effects: told.effect_definitions,
    speed: told.speed,
    strength: told.strength,
    stamina: told.stamina,
    primary: told.primary_color,
    accent: told.accent_color,
    set,
  };
}
