import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Equals, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { HANDS } from '../rules/rock-paper-scissors.types.js';
import type { Hand } from '../rules/rock-paper-scissors.types.js';

export class RockPaperScissorsOptionsDto {
  @ApiPropertyOptional({ minimum: 1, maximum: 99, default: 5 })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(99)
  rounds!: number;
}

export class ChooseHandDto {
  @Equals('choose')
  type!: 'choose';

  @ApiProperty({ enum: HANDS })
  @IsIn(HANDS)
  hand!: Hand;
}
