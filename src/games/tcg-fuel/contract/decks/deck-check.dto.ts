import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { Color } from '../../rules/catalogue/card.types.js';
import type { DeckVerdict, Format } from '../../rules/catalogue/deck-list.js';
import { COLORS } from '../../rules/mana/pool.js';
import { DeckEntryDto } from './deck.dto.js';
import type { DeckStats } from './deck-stats.js';

/** A deck that is being built and is not kept. */
export class DeckDraftDto {
  @ApiProperty({ type: [DeckEntryDto] })
  @IsArray()
  @ArrayMaxSize(250)
  @ValidateNested({ each: true })
  @Type(() => DeckEntryDto)
  cards!: DeckEntryDto[];

  @ApiPropertyOptional({ enum: COLORS, isArray: true, description: 'Those of its cards unless you say' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(COLORS, { each: true })
  colors?: Color[];
}

const VERDICT = {
  type: 'object',
  properties: { isValid: { type: 'boolean' }, errors: { type: 'array', items: { type: 'string' } } },
} as const;

export class DeckCheckDto {
  @ApiProperty({ enum: COLORS, isArray: true })
  colors!: Color[];

  @ApiProperty({
    type: 'object',
    properties: { free: VERDICT, fuel40: VERDICT, starter: VERDICT },
    example: { fuel40: { isValid: false, errors: ['Deck must have at least 40 cards, found 37'] } },
  })
  formats!: Record<Format, DeckVerdict>;

  @ApiProperty({
    type: 'object',
    properties: {
      size: { type: 'integer' },
      lands: { type: 'integer' },
      averageManaValue: { type: 'number' },
      curve: { type: 'object', additionalProperties: { type: 'integer' } },
      types: { type: 'object', additionalProperties: { type: 'integer' } },
      colorSources: { type: 'object', additionalProperties: { type: 'integer' } },
      openingLands: { type: 'array', items: { type: 'number' } },
      drawOdds: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            card: { type: 'string' },
            byTurn: { type: 'object', additionalProperties: { type: 'number' } },
          },
        },
      },
    },
  })
  stats!: DeckStats;
}

export class DeckListDto {
  @ApiProperty({ example: '4 Kettle Imp\n20 Mountain' })
  @IsString()
  @MaxLength(20_000)
  text!: string;
}

export class ReadDeckListDto {
  @ApiProperty({ type: [DeckEntryDto] })
  cards!: DeckEntryDto[];

  @ApiProperty({ type: [String], example: ['Line 3: There is no card Kettle Imb'] })
  errors!: string[];
}
