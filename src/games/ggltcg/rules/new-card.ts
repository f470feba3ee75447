import { getDefinition } from './catalogue/card-set.js';
import type { CardPool } from './catalogue/card-set.js';
import type { Card, CardId, PlayerId } from './ggltcg.types.js';

/** A card in its owner's hand, as good as new. */
export function newCard(pool: CardPool, id: CardId, name: string, owner: PlayerId): Card {
  return {
    id,
    printed_name: name,
    copied_from: null,
    owner,
    controller: owner,
    zone: 'hand',
    current_stamina: getDefinition(pool, name).stamina,
    modifications: {},
    turn_modifications: {},
  };
}
