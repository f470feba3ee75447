import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, MaxLength, Min } from 'class-validator';

const LONGEST = 255;
const MOST_TARGETS = 12;

/** What every action of the game's own paths may carry. */
export class ActBodyDto {
  @ApiPropertyOptional({ description: 'Needed in open games; in seated ones it is yours' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  player_id?: string;

  @ApiPropertyOptional({ description: 'Only if the game is still what you saw' })
  @IsOptional()
  @IsInt()
  @Min(0)
  expected_version?: number;
}

export class PlayCardBodyDto extends ActBodyDto {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  card_id?: string;

  @ApiPropertyOptional({ example: 'Twist' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  card_name?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  target_card_id?: string;

  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_TARGETS)
  @IsString({ each: true })
  target_card_ids?: string[];

  @ApiPropertyOptional({ example: 'Ka' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  target_card_name?: string;

  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_TARGETS)
  @IsString({ each: true })
  target_card_names?: string[];

  @ApiPropertyOptional({ description: 'The card put to sleep instead of paying CC' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  alternative_cost_card_id?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  alternative_cost_card_name?: string;
}

export class TussleBodyDto extends ActBodyDto {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  attacker_id?: string;

  @ApiPropertyOptional({ example: 'Ka' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  attacker_name?: string;

  @ApiPropertyOptional({ nullable: true, type: String, description: 'Without a defender: a direct attack' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  defender_id?: string | null;

  @ApiPropertyOptional({ nullable: true, type: String })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  defender_name?: string | null;
}

export class AbilityBodyDto extends ActBodyDto {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  card_id?: string;

  @ApiPropertyOptional({ example: 'Archer' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  card_name?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  target_id?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  target_name?: string;

  @ApiPropertyOptional({ default: 1, minimum: 1 })
  @IsOptional()
  @IsInt()
  amount?: number;
}

export class DecisionBodyDto extends ActBodyDto {
  @ApiPropertyOptional({ example: 'd1', description: 'The open one unless you say' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  decision_id?: string;

  @ApiPropertyOptional({ nullable: true, type: String, description: 'Null: declined' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  target_card_id?: string | null;

  @ApiPropertyOptional({ description: 'False: declined; true: the only option there is' })
  @IsOptional()
  @IsBoolean()
  accept?: boolean;
}

export class GgltcgPlayerQueryDto {
  @ApiPropertyOptional()
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST)
  player_id?: string;
}

export class AiTurnQueryDto extends GgltcgPlayerQueryDto {
  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Until the turn ends' })
  @IsOptional()
  @IsIn(['true', 'false'])
  full?: 'true' | 'false';
}
