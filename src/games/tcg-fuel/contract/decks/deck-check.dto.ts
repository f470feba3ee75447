import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { Parts, Text } from '../../../../common/http/members.js';
import type { Color } from '../../rules/catalogue/card.types.js';
import { COLORS } from '../../rules/mana/pool.js';
import { DeckEntryDto } from './deck.dto.js';

/** A deck that is being built and is not kept. */
export class DeckDraftDto {
  @Parts(DeckEntryDto, { max: 250 })
  cards!: DeckEntryDto[];

  @ApiPropertyOptional({ enum: COLORS, isArray: true, description: 'Those of its cards unless you say' })
  @IsOptional()
  @IsArray()
  @ArrayUnique()
  @IsIn(COLORS, { each: true })
  colors?: Color[];
}

export class DeckListDto {
  @Text({ example: '4 Kettle Imp\n20 Mountain', max: 20_000 })
  text!: string;
}
