import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { MODES } from './match-modes.js';

export class JoinQueueDto {
  @ApiProperty({ format: 'uuid', description: 'One of your decks' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  deckId?: string;

  @ApiPropertyOptional({ enum: MODES, default: 'casual' })
  @IsOptional()
  @IsIn(MODES)
  mode?: (typeof MODES)[number];
}
