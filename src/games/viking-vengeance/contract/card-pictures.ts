import { drawCard, drawTile, isTileKind } from '../art/card-art.js';
import type { ArtCard } from '../art/recipe.js';
import { baseCards } from '../rules/catalogue.js';
import type { BaseCard } from '../rules/catalogue.js';

const byKey = new Map(baseCards.map((card) => [card.card_key, card]));

/** `norse-thor`, `norse-thor.blank` (a card one does not own), `tile-lava`: what is served at `/art/viking-vengeance/…svg`. */
export function drawPicture(name: string): string | undefined {
  const tile = name.startsWith('tile-') ? name.slice('tile-'.length) : undefined;
  if (tile !== undefined) return isTileKind(tile) ? drawTile(tile) : undefined;
  const blank = name.endsWith('.blank');
  const card = byKey.get(blank ? name.slice(0, -'.blank'.length) : name);
  return card && drawCard(artCard(card), { blank });
}

function artCard({ card_key, set, tags, special_ability, power }: BaseCard): ArtCard {
  return { key: card_key, set: set as ArtCard['set'], tags, ability: special_ability, power };
}
