import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { AI_LEVELS, HIGHEST_LEVEL, PositionDto } from '../viking-vengeance.dto.js';

export class NewSoloGameDto {
  @ApiProperty({ format: 'uuid', description: 'One of your decks' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  deckId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'If left out, one that suits your deck' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  aiDeckId?: string;

  @ApiPropertyOptional({ enum: AI_LEVELS, default: 'medium' })
  @IsOptional()
  @IsIn(AI_LEVELS)
  aiDifficulty?: (typeof AI_LEVELS)[number];

  @ApiPropertyOptional({ minimum: 1, maximum: HIGHEST_LEVEL, default: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(HIGHEST_LEVEL)
  aiLevel?: number;

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  abilities?: boolean;

  @ApiPropertyOptional({ default: false })
  @IsOptional()
  @IsBoolean()
  tieToFirst?: boolean;

  @ApiPropertyOptional({ description: 'Only where the server runs with test hooks' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  seed?: string;
}

export const ACTION_TYPES = ['placeCard', 'endTurn', 'surrender'] as const;

export class GameActionDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'If given, the game of the path' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  gameId?: string;

  @ApiProperty({ enum: ACTION_TYPES })
  @IsIn(ACTION_TYPES)
  actionType!: (typeof ACTION_TYPES)[number];

  @ApiPropertyOptional({ description: 'A card of your hand; needed to place one' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  user_card_instance_id?: string;

  @ApiPropertyOptional({ description: 'The older name of user_card_instance_id' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cardId?: string;

  @ApiPropertyOptional({ type: PositionDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => PositionDto)
  position?: PositionDto;

  @ApiPropertyOptional({ type: PositionDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => PositionDto)
  targetPosition?: PositionDto;

  @ApiPropertyOptional({ description: 'The same again is answered the same again, and played once' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  clientActionId?: string;
}

const STATUSES = ['pending', 'active', 'completed', 'aborted'] as const;

export class OwnGamesQueryDto {
  @ApiPropertyOptional({ enum: STATUSES })
  @IsOptional()
  @IsIn(STATUSES)
  status?: (typeof STATUSES)[number];

  @ApiPropertyOptional({ enum: ['solo', 'pvp'] })
  @IsOptional()
  @IsIn(['solo', 'pvp'])
  mode?: 'solo' | 'pvp';

  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;
}
