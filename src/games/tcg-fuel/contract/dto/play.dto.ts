import { ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsIn, IsInt, IsOptional, IsString, MaxLength } from 'class-validator';
import type { ManaType } from '../../rules/catalogue/card.types.js';
import { MANA_TYPES } from '../../rules/mana/pool.js';
import { TargetingDto } from './targeting.dto.js';

export class FuelPlayCardDto extends TargetingDto {
  @Equals('play_card')
  type!: 'play_card';

  /** The rules have their own words for a card that is not named. */
  @ApiPropertyOptional({ description: 'The id of the card inside the game' })
  @IsOptional()
  @IsInt()
  cardId?: number;

  @IsOptional()
  @IsString()
  @MaxLength(100)
  mode?: string;
}

export class FuelActivateAbilityDto extends TargetingDto {
  @Equals('activate_ability')
  type!: 'activate_ability';

  @IsInt()
  cardId!: number;

  @IsString()
  @MaxLength(100)
  abilityId!: string;

  @IsOptional()
  @IsIn(MANA_TYPES)
  mana?: ManaType;
}
