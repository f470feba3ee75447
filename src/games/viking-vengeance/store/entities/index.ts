import { VikingCard } from './card.entity.js';
import { VikingDeckCard } from './deck-card.entity.js';
import { VikingDeck } from './deck.entity.js';
import { VikingPlayer } from './player.entity.js';
import { SpecialAbility } from './special-ability.entity.js';
import { UserCardInstance } from './user-card-instance.entity.js';

/** The tables of collections. Rewards and setups hang on sessions, which have no entity, and have none either. */
export const vikingVengeanceEntities = [
  VikingPlayer,
  SpecialAbility,
  VikingCard,
  UserCardInstance,
  VikingDeck,
  VikingDeckCard,
] as const;
