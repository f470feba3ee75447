import { drawCard } from '../art/card-art.js';
import type { CardDefinition } from '../rules/catalogue/card-set.js';
import { EDITIONS } from '../rules/catalogue/card-set.js';
import { findCardSet, SHIPPED_SET } from '../rules/catalogue/card-sets.js';

const NAME = /^(?:(?<set>[a-z0-9-]{1,40}@\d{1,9}):)?(?<card>[a-z0-9-]{1,80})(?<asleep>\.asleep)?$/;

/** A card's name as an address writes it: `hind-leg-kicker`. */
export function artName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** `ka`, `ka.asleep`, `my-set@2:robot`: what is served at `/art/ggltcg/…svg`. `load` fetches a set that is not here yet. */
export async function drawPicture(name: string, load: (set: string) => Promise<void>): Promise<string | undefined> {
  const { set = SHIPPED_SET, card, asleep } = NAME.exec(name)?.groups ?? {};
  if (card === undefined) return undefined;
  if (!findCardSet(set)) await load(set).catch(() => undefined);
  const found = findCard(set, card);
  return found && drawCard(artCard(found), { asleep: asleep !== undefined });
}

function findCard(identity: string, name: string): CardDefinition | undefined {
  const set = findCardSet(identity);
  return EDITIONS.flatMap((edition) => set?.[edition].cards ?? []).find((card) => artName(card.name) === name);
}

function artCard(card: CardDefinition): Parameters<typeof drawCard>[0] {
  const { name, type, speed, strength, stamina, effect_definitions, primary_color, accent_color } = card;
  const numbers = { speed, strength, stamina };
  return { name, type, ...numbers, effects: effect_definitions, primary: primary_color, accent: accent_color };
}
