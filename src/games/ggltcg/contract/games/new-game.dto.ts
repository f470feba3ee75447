import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
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
import { IsTurnSeconds } from '../dto/options.dto.js';
import { PageQueryDto } from '../../../../common/http/cursor.js';
import type { Edition } from '../../rules/card-set.js';
import {
  CardSetMember,
  EditionMember,
  IsCardList,
  LONGEST_NAME,
  MOST_CARDS,
  PlayerIdMember,
  PlayerNameMember,
} from './members.js';

export class NewPlayerDto {
  @PlayerIdMember()
  player_id!: string;

  @PlayerNameMember()
  name?: string;

  @ApiPropertyOptional({ type: [String], description: 'Six names; without them a random deck' })
  @IsOptional()
  @IsCardList()
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

export class GgltcgNewGameDto {
  @ApiProperty({ type: NewPlayerDto })
  @IsObject()
  @ValidateNested()
  @Type(() => NewPlayerDto)
  player1!: NewPlayerDto;

  @ApiProperty({ type: NewPlayerDto })
  @IsObject()
  @ValidateNested()
  @Type(() => NewPlayerDto)
  player2!: NewPlayerDto;

  @ApiPropertyOptional({ description: 'Open games only; otherwise drawn' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_NAME)
  first_player_id?: string;

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;

  @ApiPropertyOptional({ type: NewGameOptionsDto })
  @IsOptional()
  @IsObject()
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

export class QuickPlayDto {
  @PlayerIdMember()
  player_id!: string;

  @PlayerNameMember()
  player_name?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(40)
  level?: string;

  @CardSetMember()
  card_set?: string;
}

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

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class CheckDeckDto {
  @ApiProperty({ type: [String], example: ['Beary', 'Ka', 'Knight', 'Raggy', 'Twist', 'Wake'] })
  @IsCardList()
  deck!: string[];

  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class CheckedDeckDto {
  @ApiProperty({ type: [String], example: ['Beary', 'Ka', 'Knight', 'Raggy', 'Twist', 'Wake'] })
  deck!: string[];

  @ApiProperty({ example: 'standard' })
  edition!: string;

  @ApiProperty({ example: 'shipped@1' })
  card_set!: string;
}

export class GgltcgCardsQueryDto {
  @EditionMember()
  edition?: Edition;

  @CardSetMember()
  card_set?: string;
}

export class NarrativeDto {
  @ApiProperty({ type: [Object] })
  @IsArray()
  play_by_play!: unknown[];
}

const LISTED_STATUSES = ['waiting_for_player', 'deck_selection', 'active', 'completed', 'abandoned'] as const;

export class GgltcgGamesQueryDto extends PageQueryDto {
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
