import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import type { Scenario, ScenarioPlayer } from '../../rules/scenario/scenario.types.js';
import { IsRowNumber } from '../dto/is-row-number.js';

const asNumber = () => Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value));

export class FuelGamesQueryDto {
  @IsOptional()
  @IsIn(['active', 'finished', 'cancelled'])
  status?: string;

  @IsOptional()
  @asNumber()
  @IsRowNumber()
  playerId?: number;
}

export class FromQueryDto {
  @IsOptional()
  @asNumber()
  @IsInt()
  @Min(0)
  from: number = 0;
}

/** What surrounds an action; its `data` is judged by the shape of its type. */
export class FuelGameActionDto {
  @ApiProperty({ example: 'play_card' })
  @IsString()
  type!: string;

  @ApiPropertyOptional({ type: Object, example: { cardId: 3 } })
  @IsOptional()
  @IsObject()
  data?: object;

  @ApiPropertyOptional({ description: 'The same again is answered the same again, and played once' })
  @IsOptional()
  @IsString()
  @Length(1, 200)
  clientActionId?: string;

  @IsOptional()
  @IsInt()
  @Min(0)
  expectedSeq?: number;
}

export class CardDto {
  @IsInt()
  cardId!: number;
}

export class UndoRequestDto {
  @ApiProperty({ example: 1 })
  playerId!: number;

  @ApiProperty({ type: [Number], description: 'The players who have agreed so far' })
  accepted!: number[];
}

export class UndoPendingDto {
  @ApiProperty({ type: UndoRequestDto, nullable: true })
  request!: UndoRequestDto | null;
}

export class AcceptDto {
  @IsBoolean()
  accept!: boolean;
}

export class EndDto {
  @IsOptional()
  @IsRowNumber()
  winnerId?: number;
}

/** A position in the notation of the rules; `seats` names the players by their ids, otherwise the caller plays all. */
export class ScenarioDto implements Scenario {
  @IsArray()
  @IsObject({ each: true })
  players!: ScenarioPlayer[];

  @IsOptional()
  @IsArray()
  @IsInt({ each: true })
  seats?: number[];

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(7)
  active?: number;

  @IsOptional()
  @IsIn(['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end'])
  phase?: Scenario['phase'];

  @IsOptional()
  @IsIn(['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end'])
  step?: Scenario['step'];

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(7)
  priority?: number;

  @IsOptional()
  @IsInt()
  @Min(1)
  turnCount?: number;

  @IsOptional()
  @IsInt()
  @Min(1)
  currentTurn?: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  landsPlayed?: number;

  @IsOptional()
  @IsInt()
  seed?: number;

  @IsOptional()
  @IsObject()
  options?: Scenario['options'];
}
