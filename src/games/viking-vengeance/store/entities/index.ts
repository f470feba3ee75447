import { VikingCard } from './card.entity.js';
import { VikingDeckCard } from './deck-card.entity.js';
import { VikingDeck } from './deck.entity.js';
import { VikingReward } from './game-reward.entity.js';
import { VikingSetup } from './game-setup.entity.js';
import { VikingStart } from './game-start.entity.js';
import { VikingPlayer } from './player.entity.js';
import { VikingRematchWish } from './rematch-wish.entity.js';
import { sessionRows } from './session-rows.entity.js';
import { SpecialAbility } from './special-ability.entity.js';
import { UserCardInstance } from './user-card-instance.entity.js';

export const entities = [
  ...sessionRows,
  VikingPlayer,
  SpecialAbility,
  VikingCard,
  UserCardInstance,
  VikingDeck,
  VikingDeckCard,
  VikingSetup,
  VikingStart,
  VikingRematchWish,
  VikingReward,
];
