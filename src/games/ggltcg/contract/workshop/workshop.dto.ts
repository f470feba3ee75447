import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { Type } from 'class-transformer';
import { OneOf, Text, Whole } from '../../../../common/http/members.js';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { EDITIONS } from '../../rules/catalogue/card-set.js';
import type { CardType, Edition } from '../../rules/catalogue/card-set.js';

/** A table of some three hundred cards. */
const MOST_CSV = 100_000;
const MOST_WORKSHOP_GAMES = 2_000;
export const WORKSHOP_LEVELS = ['easy', 'normal', 'hard'] as const;
const COLOR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

export class WorkshopTableDto {
  @Text({ about: 'The table of cards as CSV, header first', max: MOST_CSV })
  csv!: string;
}

export class WorkshopVersionDto extends WorkshopTableDto {
  @Text({ optional: true, example: 'Rook has 1 less strength', max: 500 })
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
  @Whole({ example: 200, min: 1, max: MOST_WORKSHOP_GAMES })
  games!: number;

  @OneOf(WORKSHOP_LEVELS, { optional: true, default: 'normal' })
  level?: (typeof WORKSHOP_LEVELS)[number];

  @OneOf(EDITIONS, { optional: true, default: 'standard' })
  edition?: Edition;

  @Whole({ optional: true, default: 1, about: 'The same seed gives the same games', min: 0, max: 999_999_999 })
  seed?: number;

  @Whole({
    optional: true,
    example: 1,
    about: 'Only cards that this version has too are dealt, so that runs of both versions get the same deals',
    min: 1,
    max: 999_999_999,
  })
  compare_with?: number;
}

/** A card that is being written, as its picture needs it. */
export class DraftCardDto {
  @Text({ example: 'Lamplet', max: 60 })
  name!: string;

  @OneOf(['Toy', 'Action'])
  type!: CardType;

  @Whole({ optional: true, example: 3, min: -99, max: 99 })
  @Type(() => Number)
  speed?: number;

  @Whole({ optional: true, example: 2, min: -99, max: 99 })
  @Type(() => Number)
  strength?: number;

  @Whole({ optional: true, example: 3, min: -99, max: 99 })
  @Type(() => Number)
  stamina?: number;

  @Text({ optional: true, example: 'stat_boost:speed:2', max: 300 })
  effects?: string;

  @ApiPropertyOptional({ example: '#3f7f5f' })
  @MayBeLeftOut()
  @Matches(COLOR, { message: 'primary must be like #C74444' })
  primary?: string;

  @ApiPropertyOptional({ example: '#f0c25a' })
  @MayBeLeftOut()
  @Matches(COLOR, { message: 'accent must be like #C74444' })
  accent?: string;

  @OneOf(['true', 'false'], { optional: true, default: 'false' })
  asleep?: string;
}
