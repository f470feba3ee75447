import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import { IgnoreUnknown } from '../../../common/http/validation.js';
import { IsTurnSeconds } from '../dto/options.dto.js';
import { EDITIONS } from '../rules/card-set.js';
import type { Edition } from '../rules/card-set.js';

export const LONGEST_NAME = 255;
/** A deck of the wrong size is told so by the rules; a list of this length is not even read. */
const MOST_CARDS = 60;

/** `name@version`, or a name alone. */
export const CARD_SET_OR_NAME = /^[a-z0-9-]{1,40}(@[1-9]\d{0,8})?$/;

@IgnoreUnknown()
export class NewPlayerDto {
  @ApiProperty({ example: 'p1' })
  @IsString()
  @Length(1, LONGEST_NAME)
  player_id!: string;

  @ApiPropertyOptional({ example: 'Alice' })
  @IsOptional()
  @IsString()
  @Length(1, LONGEST_NAME)
  name?: string;

  @ApiPropertyOptional({ type: [String], description: 'Six names; without them a random deck' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_CARDS)
  @IsString({ each: true })
  @MaxLength(LONGEST_NAME, { each: true })
  deck?: string[];

  @ApiPropertyOptional({ enum: ['human', 'bot'], description: 'The id ai, and those that begin with ai-, are bots' })
  @IsOptional()
  @IsIn(['human', 'bot'])
  type?: 'human' | 'bot';

  @ApiPropertyOptional({ description: 'How strong a bot plays' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  level?: string;
}

@IgnoreUnknown()
export class NewGameOptionsDto {
  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean()
  reveal_decks?: boolean;

  @ApiPropertyOptional({ minimum: 10, maximum: 500, default: 100 })
  @IsOptional()
  @IsInt()
  @Min(10)
  @Max(500)
  max_turns?: number;

  @ApiPropertyOptional({ default: 0 })
  @IsOptional()
  @IsTurnSeconds()
  turn_seconds?: number;

  @ApiPropertyOptional({ default: false, description: 'Whether bots move by themselves instead of on ai-turn' })
  @IsOptional()
  @IsBoolean()
  auto_bot?: boolean;
}

@IgnoreUnknown()
export class NewGameDto {
  @ApiProperty({ type: NewPlayerDto })
  @IsNotEmpty()
  @ValidateNested()
  @Type(() => NewPlayerDto)
  player1!: NewPlayerDto;

  @ApiProperty({ type: NewPlayerDto })
  @IsNotEmpty()
  @ValidateNested()
  @Type(() => NewPlayerDto)
  player2!: NewPlayerDto;

  @ApiPropertyOptional({ description: 'Open games only; otherwise drawn' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  first_player_id?: string;

  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;

  @ApiPropertyOptional({
    example: 'shipped@1',
    description: 'A set of cards: a version of it, or its name for the latest',
  })
  @IsOptional()
  @Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' })
  card_set?: string;

  @ApiPropertyOptional({ type: NewGameOptionsDto })
  @IsOptional()
  @ValidateNested()
  @Type(() => NewGameOptionsDto)
  options?: NewGameOptionsDto;

  @ApiPropertyOptional({ enum: ['open', 'seated'] })
  @IsOptional()
  @IsIn(['open', 'seated'])
  access?: 'open' | 'seated';

  @ApiPropertyOptional({ description: 'Open games only: makes the game repeatable' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  seed?: string;
}

@IgnoreUnknown()
export class QuickPlayDto {
  @ApiProperty({ example: 'p1' })
  @IsString()
  @Length(1, LONGEST_NAME)
  player_id!: string;

  @ApiPropertyOptional({ example: 'Alice' })
  @IsOptional()
  @IsString()
  @Length(1, LONGEST_NAME)
  player_name?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(40)
  level?: string;

  @ApiPropertyOptional({
    example: 'shipped@1',
    description: 'A set of cards: a version of it, or its name for the latest',
  })
  @IsOptional()
  @Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' })
  card_set?: string;
}

@IgnoreUnknown()
export class RandomDeckDto {
  @ApiProperty({ example: 4 })
  @IsInt()
  @Min(0)
  @Max(MOST_CARDS)
  num_toys!: number;

  @ApiProperty({ example: 2 })
  @IsInt()
  @Min(0)
  @Max(MOST_CARDS)
  num_actions!: number;

  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;

  @ApiPropertyOptional({
    example: 'shipped@1',
    description: 'A set of cards: a version of it, or its name for the latest',
  })
  @IsOptional()
  @Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' })
  card_set?: string;
}

@IgnoreUnknown()
export class CardsQueryDto {
  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;

  @ApiPropertyOptional({
    example: 'shipped@1',
    description: 'A set of cards: a version of it, or its name for the latest',
  })
  @IsOptional()
  @Matches(CARD_SET_OR_NAME, { message: 'card_set must be like shipped@1 or shipped' })
  card_set?: string;
}

@IgnoreUnknown()
export class NarrativeDto {
  @ApiProperty({ type: [Object] })
  @IsArray()
  play_by_play!: unknown[];
}

export const LISTED_STATUSES = ['active', 'completed', 'abandoned'] as const;

@IgnoreUnknown()
export class GamesQueryDto {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  player_id?: string;

  @ApiPropertyOptional({ enum: LISTED_STATUSES })
  @IsOptional()
  @IsIn(LISTED_STATUSES)
  status?: (typeof LISTED_STATUSES)[number];
}
