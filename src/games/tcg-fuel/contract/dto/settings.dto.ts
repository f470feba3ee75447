import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsBoolean, IsIn, IsOptional, ValidateNested } from 'class-validator';
import type { Phase, Step, YieldUntil } from '../../rules/tcg-fuel.types.js';

const PHASES: readonly Phase[] = ['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end'];
const STEPS: readonly Step[] = ['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end'];

export class StopDto {
  @ApiProperty({ enum: PHASES })
  @IsIn(PHASES)
  phase!: Phase;

  @ApiProperty({ enum: STEPS })
  @IsIn(STEPS)
  step!: Step;

  @ApiProperty({ enum: ['own', 'other'] })
  @IsIn(['own', 'other'])
  turn!: 'own' | 'other';
}

/** When a player wants to be asked (R28). */
export class WishesDto {
  @ApiPropertyOptional({ description: 'To be asked at every chance to act' })
  @IsOptional()
  @IsBoolean()
  fullControl?: boolean;

  @ApiPropertyOptional({ type: [StopDto], maxItems: 24 })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(24)
  @ValidateNested({ each: true })
  @Type(() => StopDto)
  stops?: StopDto[];

  @ApiPropertyOptional({ type: String, enum: ['stack_change', 'my_turn', 'turn_end'], nullable: true })
  @IsOptional()
  @IsIn(['stack_change', 'my_turn', 'turn_end'])
  yieldUntil?: YieldUntil | null;
}

export class SettingsDto extends WishesDto {
  @Equals('settings')
  type!: 'settings';
}
