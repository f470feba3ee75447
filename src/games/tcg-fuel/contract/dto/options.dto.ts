import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsObject, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import type { Options } from '../../rules/tcg-fuel.types.js';

const HOUR_MS = 3_600_000;

export class ClockDto {
  @ApiPropertyOptional({ description: 'For each decision' })
  @IsInt()
  @Min(1000)
  @Max(24 * HOUR_MS)
  decisionMs!: number;

  @ApiPropertyOptional({ description: 'For the whole game, when the time of a decision is used up' })
  @IsInt()
  @Min(0)
  @Max(24 * HOUR_MS)
  reserveMs!: number;
}

export class SpectatorHandsDto {
  @ApiProperty({ minimum: 0, maximum: 20, description: 'How many turns late those who watch see hands' })
  @IsInt()
  @Min(0)
  @Max(20)
  delayTurns!: number;
}

/** The options of the rules. */
export class TcgFuelOptionsDto implements Options {
  @ApiPropertyOptional({ enum: ['free', 'fuel40', 'starter'], default: 'free' })
  @MayBeLeftOut()
  @IsIn(['free', 'fuel40', 'starter'])
  format!: Options['format'];

  @ApiPropertyOptional({ enum: ['seat', 'random'], default: 'seat' })
  @MayBeLeftOut()
  @IsIn(['seat', 'random'])
  firstPlayer!: Options['firstPlayer'];

  @ApiPropertyOptional({ enum: ['london', 'none'], default: 'london' })
  @MayBeLeftOut()
  @IsIn(['london', 'none'])
  mulligan!: Options['mulligan'];

  @ApiPropertyOptional({ default: true })
  @MayBeLeftOut()
  @IsBoolean()
  autoDraw!: boolean;

  @ApiPropertyOptional({ enum: ['smart', 'none'], default: 'smart' })
  @MayBeLeftOut()
  @IsIn(['smart', 'none'])
  autoPass!: Options['autoPass'];

  @ApiPropertyOptional({ type: ClockDto, nullable: true })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => ClockDto)
  clock!: ClockDto | null;

  @ApiPropertyOptional({ default: 20, minimum: 1, maximum: 1000 })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(1000)
  startingLife!: number;

  @ApiPropertyOptional({ default: 7, minimum: 1, maximum: 7 })
  @MayBeLeftOut()
  @IsInt()
  @Min(1)
  @Max(7)
  handSize!: number;

  @ApiPropertyOptional({ enum: [1, 3], default: 1, description: 'A match of so many games, in rooms of two' })
  @MayBeLeftOut()
  @IsIn([1, 3])
  bestOf?: 1 | 3;

  @ApiPropertyOptional({ type: SpectatorHandsDto, nullable: true })
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => SpectatorHandsDto)
  spectatorHands?: SpectatorHandsDto | null;
}
