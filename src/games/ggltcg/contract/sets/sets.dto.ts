import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { CARD_SET_OR_NAME } from '../games/members.js';
import { EDITIONS } from '../../rules/card-set.js';
import type { Edition } from '../../rules/card-set.js';
import { SIMULATED_LEVELS, SIMULATED_NODES, SIMULATED_TURNS } from '../../lab/simulation/simulation-plan.js';
import type { SimulatedLevel } from '../../lab/simulation/simulation-plan.js';

export const MOST_GAMES = 20_000;
const EXAMPLE = 'name,cost,speed,strength,stamina,effects\nKa,1,5,9,1,stat_boost:strength:2\n';

export class CardTableDto {
  @ApiProperty({ description: 'The table of cards as CSV, header first', example: EXAMPLE })
  @IsString()
  @MaxLength(1_000_000)
  csv!: string;
}

export class NewCardSetDto extends CardTableDto {
  @ApiPropertyOptional({ example: 'Ka costs 2' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(500)
  notes?: string;
}

export class NamedDeckDto {
  @ApiProperty({ example: 'Aggro' })
  @IsString()
  @Length(1, 60)
  name!: string;

  @ApiProperty({ type: [String], description: 'Six names' })
  @IsArray()
  @ArrayMaxSize(60)
  @IsString({ each: true })
  cards!: string[];
}

export class NewSimulationDto {
  @ApiPropertyOptional({ example: 'mine@2', description: 'A version of a set, or its name for the latest' })
  @MayBeLeftOut()
  @Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' })
  card_set?: string;

  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;

  @ApiProperty({ example: 2000, minimum: 1, maximum: MOST_GAMES })
  @IsInt()
  @Min(1)
  @Max(MOST_GAMES)
  games!: number;

  @ApiPropertyOptional({ enum: SIMULATED_LEVELS, default: 'normal' })
  @MayBeLeftOut()
  @IsIn(SIMULATED_LEVELS)
  level?: SimulatedLevel;

  @ApiPropertyOptional({ default: SIMULATED_NODES, description: 'What a bot may think about one decision' })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(5_000)
  nodes?: number;

  @ApiPropertyOptional({ default: 1, description: 'The same seed gives the same games' })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(999_999_999)
  seed?: number;

  @ApiPropertyOptional({ default: SIMULATED_TURNS, minimum: 10, maximum: 500 })
  @MayBeLeftOut()
  @IsInt()
  @Min(10)
  @Max(500)
  max_turns?: number;

  @ApiPropertyOptional({ type: [NamedDeckDto], description: 'Each of them against each; without them random decks' })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(40)
  @ValidateNested({ each: true })
  @Type(() => NamedDeckDto)
  decks?: NamedDeckDto[];
}

export class LimitQueryDto {
  @ApiPropertyOptional({ default: 20, minimum: 1, maximum: 100 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit?: number;
}
