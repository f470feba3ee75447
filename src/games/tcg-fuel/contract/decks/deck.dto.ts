import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { tidyName } from '../../../../auth/names.js';
import { IsRoomName } from '../../../../rooms/rooms.dto.js';
import type { Color } from '../../rules/catalogue/card.types.js';
import { COLORS } from '../../rules/mana/pool.js';

export class DeckEntryDto {
  @ApiProperty({ example: 'kettle-imp', description: 'The slug of a card' })
  @IsString()
  @MaxLength(100)
  card!: string;

  @IsInt()
  @Min(1)
  @Max(250)
  count!: number;
}

class DeckHeadDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @Transform(({ value }) => (typeof value === 'string' ? tidyName(value) : value))
  @IsRoomName()
  name!: string;

  @ApiPropertyOptional({ maxLength: 2000 })
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  description?: string;

  @ApiPropertyOptional({ enum: COLORS, isArray: true, description: 'Those of its cards unless you say' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(COLORS, { each: true })
  colors?: Color[];
}

export class DeckDto extends DeckHeadDto {
  @ApiProperty({ type: [DeckEntryDto] })
  @IsArray()
  @ArrayMaxSize(250)
  @ValidateNested({ each: true })
  @Type(() => DeckEntryDto)
  cards!: DeckEntryDto[];
}

export class ImportDto extends DeckHeadDto {
  @ApiProperty({ example: '4 Kettle Imp\n20 Mountain' })
  @IsString()
  @MaxLength(20_000)
  text!: string;
}

export class FormatDto {
  @ApiPropertyOptional({ enum: ['free', 'fuel40', 'starter'] })
  @IsOptional()
  @IsIn(['free', 'fuel40', 'starter'])
  format?: 'free' | 'fuel40' | 'starter';
}
