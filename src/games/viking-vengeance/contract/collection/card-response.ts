import type { BaseCard } from '../../rules/catalogue.js';
import { powerAtLevel } from '../../rules/board/power.js';
import { abilityFields } from '../../rules/view/card-view.js';
import type { AbilityFields } from '../../rules/view/view.types.js';
import type { CardInstance, Power } from '../../rules/viking-vengeance.types.js';
import { getBaseCard } from '../../rules/catalogue.js';

/** A card as collections show it; level, experience and an id of its own only where a player owns it. */
export interface CardResponse extends AbilityFields {
  readonly user_card_instance_id?: string;
  readonly base_card_id: string;
  readonly name: string;
  readonly set: string;
  readonly rarity: string;
  readonly image_url: string;
  readonly power: Power;
  readonly level?: number;
  readonly xp?: number;
  readonly tags: readonly string[];
}

export function baseCardResponse({ card_id, name, set, rarity, image_url, power, tags, special_ability }: BaseCard) {
  return { base_card_id: card_id, name, set, rarity, image_url, power, tags, ...abilityFields(special_ability) };
}

export function ownedCardResponse(card: CardInstance): CardResponse {
  const { user_card_instance_id, base_card_id, level, xp } = card;
  const power = powerAtLevel(card);
  return { user_card_instance_id, ...baseCardResponse(getBaseCard(base_card_id)), power, level, xp };
}
