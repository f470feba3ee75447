import { Equals } from 'class-validator';
import { OneOf, Text, Whole } from '../../../../common/http/members.js';
import type { ManaType } from '../../rules/catalogue/card.types.js';
import { MANA_TYPES } from '../../rules/mana/pool.js';
import { TargetingDto } from './targeting.dto.js';

export class FuelPlayCardDto extends TargetingDto {
  @Equals('play_card')
  type!: 'play_card';

  /** The rules have their own words for a card that is not named. */
  @Whole({ optional: 'or null', about: 'The id of the card inside the game' })
  cardId?: number;

  @Text({ optional: 'or null', max: 100 })
  mode?: string;
}

export class FuelActivateAbilityDto extends TargetingDto {
  @Equals('activate_ability')
  type!: 'activate_ability';

  @Whole()
  cardId!: number;

  @Text({ max: 100 })
  abilityId!: string;

  @OneOf(MANA_TYPES, { optional: 'or null' })
  mana?: ManaType;
}
