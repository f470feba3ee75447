import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsObject, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import type { Scenario, ScenarioPlayer } from '../../rules/scenario/scenario.types.js';
import { IsRowNumber } from '../dto/is-row-number.js';

const asNumber = () => Transform(({ value }) => (/^\d{1,9}$/.test(String(value)) ? Number(value) : value));

export class FuelGamesQueryDto {
  @ApiPropertyOptional({ enum: ['active', 'finished', 'cancelled'] })
  @IsOptional()
  @IsIn(['active', 'finished', 'cancelled'])
  status?: string;

  @ApiPropertyOptional({ description: 'Only games of this player' })
  @IsOptional()
  @asNumber()
  @IsRowNumber()
  playerId?: number;
}

export class FromQueryDto {
  @ApiPropertyOptional({ minimum: 0, default: 0, description: 'What came after this one' })
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

  @ApiPropertyOptional({ minimum: 0, description: 'The seq this action was chosen at; another one is a conflict' })
  @IsOptional()
  @IsInt()
  @Min(0)
  expectedSeq?: number;
}

export class CardDto {
  @ApiProperty({ type: 'integer', example: 3 })
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
  @ApiProperty({ example: true })
  @IsBoolean()
  accept!: boolean;
}

export class EndDto {
  @ApiPropertyOptional({ type: 'integer', description: 'All others concede; without it the game has no result' })
  @IsOptional()
  @IsRowNumber()
  winnerId?: number;
}

/** Two lands and a bolt against an empty table. */
const SCENARIO_PLAYERS: readonly ScenarioPlayer[] = [
  { hand: ['flashover-dart'], battlefield: ['mountain', 'mountain'] },
  { life: 3 },
];

/** A position in the notation of the rules; `seats` names the players by their ids, otherwise the caller plays all. */
export class ScenarioDto implements Scenario {
  @ApiProperty({ type: [Object], example: SCENARIO_PLAYERS })
  @IsArray()
  @IsObject({ each: true })
  players!: ScenarioPlayer[];

  @ApiPropertyOptional({ type: [Number] })
  @IsOptional()
  @IsArray()
  @IsInt({ each: true })
  seats?: number[];

  @ApiPropertyOptional({ minimum: 0, maximum: 7 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(7)
  active?: number;

  @ApiPropertyOptional({ enum: ['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end'], example: 'main1' })
  @IsOptional()
  @IsIn(['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end'])
  phase?: Scenario['phase'];

  @ApiPropertyOptional({ enum: ['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end'] })
  @IsOptional()
  @IsIn(['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end'])
  step?: Scenario['step'];

  @ApiPropertyOptional({ minimum: 0, maximum: 7 })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(7)
  priority?: number;

  @ApiPropertyOptional({ minimum: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  turnCount?: number;

  @ApiPropertyOptional({ minimum: 1 })
  @IsOptional()
  @IsInt()
  @Min(1)
  currentTurn?: number;

  @ApiPropertyOptional({ minimum: 0 })
  @IsOptional()
  @IsInt()
  @Min(0)
  landsPlayed?: number;

  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @IsInt()
  seed?: number;

  @ApiPropertyOptional({ type: Object })
  @IsOptional()
  @IsObject()
  options?: Scenario['options'];
}
