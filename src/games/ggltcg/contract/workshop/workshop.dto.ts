import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { EDITIONS } from '../../rules/card-set.js';
import type { CardType, Edition } from '../../rules/card-set.js';

/** A table of some three hundred cards. */
const MOST_CSV = 100_000;
export const MOST_WORKSHOP_GAMES = 2_000;
export const WORKSHOP_LEVELS = ['easy', 'normal', 'hard'] as const;
const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

export class WorkshopTableDto {
  @ApiProperty({ description: 'The table of cards as CSV, header first', maxLength: MOST_CSV })
  @IsString()
  @MaxLength(MOST_CSV)
  csv!: string;
}

export class WorkshopVersionDto extends WorkshopTableDto {
  @ApiPropertyOptional({ example: 'Rook has 1 less strength', maxLength: 500 })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(500)
  notes?: string;
}

export class NewWorkshopSetDto extends WorkshopVersionDto {
  @ApiProperty({ example: 'Attic', minLength: 1, maxLength: 60 })
  @IsString()
  @Length(1, 60)
  @Matches(/\S/, { message: 'title must not be empty' })
  title!: string;
}

export class NewWorkshopRunDto {
  @ApiProperty({ example: 200, minimum: 1, maximum: MOST_WORKSHOP_GAMES })
  @IsInt()
  @Min(1)
  @Max(MOST_WORKSHOP_GAMES)
  games!: number;

  @ApiPropertyOptional({ enum: WORKSHOP_LEVELS, default: 'normal' })
  @MayBeLeftOut()
  @IsIn(WORKSHOP_LEVELS)
  level?: (typeof WORKSHOP_LEVELS)[number];

  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition?: Edition;

  @ApiPropertyOptional({
    default: 1,
    description: 'The same seed gives the same games',
    minimum: 0,
    maximum: 999999999,
  })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(999_999_999)
  seed?: number;

  @ApiPropertyOptional({
    example: 1,
    description: 'Only cards that this version has too are dealt, so that runs of both versions get the same deals',
  })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(999_999_999)
  compare_with?: number;
}

/** A card that is being written, as its picture needs it. */
export class DraftCardDto {
  @ApiProperty({ example: 'Lamplet', maxLength: 60 })
  @IsString()
  @MaxLength(60)
  name!: string;

  @ApiProperty({ enum: ['Toy', 'Action'] })
  @IsIn(['Toy', 'Action'])
  type!: CardType;

  @ApiPropertyOptional({ example: 3, minimum: -99, maximum: 99 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(-99)
  @Max(99)
  speed?: number;

  @ApiPropertyOptional({ example: 2, minimum: -99, maximum: 99 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(-99)
  @Max(99)
  strength?: number;

  @ApiPropertyOptional({ example: 3, minimum: -99, maximum: 99 })
  @MayBeLeftOut()
  @Type(() => Number)
  @IsInt()
  @Min(-99)
  @Max(99)
  stamina?: number;

  @ApiPropertyOptional({ example: 'stat_boost:speed:2', maxLength: 300 })
  @MayBeLeftOut()
  @IsString()
  @MaxLength(300)
  effects?: string;

  @ApiPropertyOptional({ example: '#3f7f5f' })
  @MayBeLeftOut()
  @Matches(COLOR, { message: 'primary must be like #C74444' })
  primary?: string;

  @ApiPropertyOptional({ example: '#f0c25a' })
  @MayBeLeftOut()
  @Matches(COLOR, { message: 'accent must be like #C74444' })
  accent?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'false' })
  @MayBeLeftOut()
  @IsIn(['true', 'false'])
  asleep?: string;
}
