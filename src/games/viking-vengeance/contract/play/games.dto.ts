import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { AI_LEVELS, HIGHEST_LEVEL, PositionDto } from '../viking-vengeance.dto.js';

export class NewSoloGameDto {
  // Optional here, null included, because the contract has a code of its own for a game without a deck.
  @ApiProperty({ format: 'uuid', description: 'One of your decks' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  deckId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'If left out, one that suits your deck' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  aiDeckId?: string;

  @ApiPropertyOptional({ enum: AI_LEVELS, default: 'medium' })
  @MayBeLeftOut()
  @IsIn(AI_LEVELS)
  aiDifficulty?: (typeof AI_LEVELS)[number];

  @ApiPropertyOptional({ minimum: 1, maximum: HIGHEST_LEVEL, default: 1 })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(HIGHEST_LEVEL)
  aiLevel?: number;

  @ApiPropertyOptional({ default: true })
  @MayBeLeftOut()
  @IsBoolean()
  abilities?: boolean;

  @ApiPropertyOptional({ default: false })
  @MayBeLeftOut()
  @IsBoolean()
  tieToFirst?: boolean;

  @ApiPropertyOptional({ description: 'Only where the server runs with test hooks' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(200)
  seed?: string;
}

export const ACTION_TYPES = ['placeCard', 'endTurn', 'surrender'] as const;

@ApiSchema({ name: 'VikingVengeanceGameAction' })
export class VikingGameActionDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'If given, the game of the path' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  gameId?: string;

  @ApiProperty({ enum: ACTION_TYPES })
  @IsIn(ACTION_TYPES)
  actionType!: (typeof ACTION_TYPES)[number];

  @ApiPropertyOptional({ description: 'A card of your hand; needed to place one' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  user_card_instance_id?: string;

  @ApiPropertyOptional({ description: 'The older name of user_card_instance_id' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  cardId?: string;

  @ApiPropertyOptional({ type: PositionDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => PositionDto)
  position?: PositionDto;

  @ApiPropertyOptional({ type: PositionDto })
  @MayBeLeftOut()
  @IsObject()
  @ValidateNested()
  @Type(() => PositionDto)
  targetPosition?: PositionDto;

  @ApiPropertyOptional({ description: 'The same again is answered the same again, and played once' })
  @MayBeLeftOut()
  @IsString()
  @Length(1, 200)
  clientActionId?: string;
}

const STATUSES = ['pending', 'active', 'completed', 'aborted'] as const;

export class OwnGamesQueryDto {
  @ApiPropertyOptional({ enum: STATUSES })
  @MayBeLeftOut()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @ApiPropertyOptional({ enum: ['solo', 'pvp'] })
  @MayBeLeftOut()
  @IsIn(['solo', 'pvp'])
  mode?: 'solo' | 'pvp';

  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;
}
