import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { setKeys } from '../../rules/catalogue.js';

const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;

export class VikingCardsQueryDto {
  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  page: number = 1;

  @ApiPropertyOptional({ minimum: 1, maximum: 100, default: 20 })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit: number = 20;

  @ApiPropertyOptional({ enum: RARITIES })
  @MayBeLeftOut()
  @IsIn(RARITIES)
  rarity?: (typeof RARITIES)[number];

  @ApiPropertyOptional({ description: 'A part of the name, large or small letters' })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  name?: string;

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  tag?: string;

  @ApiPropertyOptional({ enum: setKeys })
  @MayBeLeftOut()
  @IsIn(setKeys)
  set?: string;
}

/** What is wrong with a deck the rules of decks say, also that something of it is missing; here only that it is one at all. */
export class NewDeckDto {
  @ApiProperty({ maxLength: 50 })
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  name?: string | null;

  @ApiProperty({ type: [String], description: 'Twenty of your cards' })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  user_card_instance_ids?: string[] | null;
}

export class DeckChangeDto {
  @ApiPropertyOptional({ maxLength: 50 })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(1000)
  name?: string;

  @ApiPropertyOptional({ type: [String], description: 'Twenty of your cards' })
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  user_card_instance_ids?: string[];
}

export class DeckCardsDto {
  @ApiProperty({ type: [String], description: 'Cards of yours' })
  @IsArray()
  @ArrayMaxSize(1000)
  @IsString({ each: true })
  user_card_instance_ids!: string[];
}

class DeckErrorDto {
  @ApiProperty({ example: 'DECK_SIZE' })
  code!: string;

  @ApiProperty({ example: 'Deck must contain exactly 20 cards. Found: 18.' })
  message!: string;
}

export class DeckJudgementDto {
  @ApiProperty()
  is_valid!: boolean;

  @ApiProperty({ type: [DeckErrorDto] })
  errors!: DeckErrorDto[];

  @ApiProperty({ example: 490, description: 'All sides of all cards added up' })
  power!: number;
}

export class PackDto {
  @ApiPropertyOptional({ enum: setKeys, description: 'If left out, cards of any set' })
  @MayBeLeftOut()
  @IsIn(setKeys)
  set?: string;
}
