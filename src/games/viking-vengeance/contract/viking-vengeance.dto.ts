import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Equals,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmptyObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import { NotInForms } from '../../../engine/hosting/option-schema.js';
import { aiDecks } from '../rules/catalogue.js';
import type { Options } from '../rules/viking-vengeance.types.js';

export const AI_LEVELS = ['easy', 'medium', 'hard', 'master'] as const;
export const HIGHEST_LEVEL = 10;

/** The options of the common endpoints. */
export class VikingVengeanceOptionsDto implements Options {
  @NotInForms()
  @ApiPropertyOptional({
    enum: ['solo', 'pvp'],
    default: 'solo',
    description: 'Between people there is a clock; a room of two people is always pvp',
  })
  @MayBeLeftOut()
  @IsIn(['solo', 'pvp'])
  mode!: 'solo' | 'pvp';

  @ApiPropertyOptional({ default: false, description: 'Every card plays at level 1' })
  @MayBeLeftOut()
  @IsBoolean()
  ranked!: boolean;

  @ApiPropertyOptional({ default: true, description: 'Without them it is a game of sides and numbers' })
  @MayBeLeftOut()
  @IsBoolean()
  abilities!: boolean;

  @ApiPropertyOptional({ default: false, description: 'A full board with 8 to 8 is a win for player1' })
  @MayBeLeftOut()
  @IsBoolean()
  tieToFirst!: boolean;

  @ApiPropertyOptional({ nullable: true, description: 'The deck of the AI; null: one that suits yours', type: String })
  @MayBeLeftOut()
  @IsIn([null, ...aiDecks.map(({ deck_id }) => deck_id)])
  aiDeckId!: string | null;

  @ApiPropertyOptional({ minimum: 1, maximum: HIGHEST_LEVEL, default: 1 })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(HIGHEST_LEVEL)
  aiLevel!: number;
}

/** Where on the board; whether that is a place to play, the rules say. */
export class PositionDto {
  @ApiProperty({ minimum: 0, maximum: 3, description: 'The column, from the left' })
  @IsInt()
  x!: number;

  @ApiProperty({ minimum: 0, maximum: 3, description: 'The row, from the top' })
  @IsInt()
  y!: number;
}

export class PlaceCardDto {
  @Equals('placeCard')
  type!: 'placeCard';

  @ApiProperty({ description: 'A card of your hand' })
  @IsString()
  @MaxLength(100)
  user_card_instance_id!: string;

  @ApiProperty({ type: PositionDto })
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => PositionDto)
  position!: PositionDto;

  @ApiPropertyOptional({ type: PositionDto, description: 'What a targeted ability aims at' })
  @MayBeLeftOut()
  @IsNotEmptyObject()
  @ValidateNested()
  @Type(() => PositionDto)
  targetPosition?: PositionDto;
}

export class VikingEndTurnDto {
  @Equals('endTurn')
  type!: 'endTurn';
}

export class SurrenderDto {
  @Equals('surrender')
  type!: 'surrender';
}
