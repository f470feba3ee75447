import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { MODES } from './match-modes.js';

export class JoinQueueDto {
  // Optional here, null included, because the contract has a code of its own for a deck without an owner.
  @ApiProperty({ format: 'uuid', description: 'One of your decks' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  deckId?: string;

  @ApiPropertyOptional({ enum: MODES, default: 'casual' })
  @MayBeLeftOut()
  @IsIn(MODES)
  mode?: (typeof MODES)[number];
}
