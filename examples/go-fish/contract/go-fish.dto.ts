import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { RANKS } from '../rules/cards.js';
import type { Rank } from '../rules/cards.js';

export class GoFishOptionsDto {
  @ApiPropertyOptional({ minimum: 1, maximum: 10, default: 7 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(10)
  handSize!: number;
}

export class AskDto {
  @Equals('ask')
  type!: 'ask';

  @ApiProperty({ description: 'The seat that is asked' })
  @IsInt()
  @Min(0)
  @Max(4)
  of!: number;

  @ApiProperty({ enum: RANKS })
  @IsIn(RANKS)
  rank!: Rank;
}

export class FishDto {
  @Equals('fish')
  type!: 'fish';
}
