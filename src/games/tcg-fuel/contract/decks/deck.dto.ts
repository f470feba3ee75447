import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { OneOf, Parts, Text, Whole } from '../../../../common/http/members.js';
import { IsRoomName } from '../../../../rooms/rooms.dto.js';
import type { Color } from '../../rules/catalogue/card.types.js';
import { COLORS } from '../../rules/mana/pool.js';

export class DeckEntryDto {
  @Text({ example: 'kettle-imp', about: 'The slug of a card', max: 100 })
  card!: string;

  @Whole({ min: 1, max: 250 })
  count!: number;
}

class DeckHeadDto {
  @ApiProperty({ minLength: 1, maxLength: 100 })
  @IsRoomName()
  name!: string;

  @Text({ optional: 'or null', max: 2000 })
  description?: string;

  @ApiPropertyOptional({ enum: COLORS, isArray: true, description: 'Those of its cards unless you say' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(COLORS, { each: true })
  colors?: Color[];
}

export class DeckDto extends DeckHeadDto {
  @Parts(DeckEntryDto, { max: 250 })
  cards!: DeckEntryDto[];
}

export class ImportDto extends DeckHeadDto {
  @Text({ example: '4 Kettle Imp\n20 Mountain', max: 20_000 })
  text!: string;
}

export class FormatDto {
  @OneOf(['free', 'fuel40', 'starter'], { optional: 'or null' })
  format?: 'free' | 'fuel40' | 'starter';
}
