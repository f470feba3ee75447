import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, Equals, IsArray, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** No card's id is as long as this. */
const LONGEST_ID = 100;
/** More targets than cards there are. */
const MOST_TARGETS = 12;

export class GgltcgPlayCardDto {
  @Equals('play_card')
  type!: 'play_card';

  @ApiProperty()
  @IsString()
  @MaxLength(LONGEST_ID)
  card_id!: string;

  @ApiPropertyOptional({ type: [String] })
  @IsArray()
  @ArrayMaxSize(MOST_TARGETS)
  @IsString({ each: true })
  @MaxLength(LONGEST_ID, { each: true })
  target_card_ids: string[] = [];

  @ApiPropertyOptional({ nullable: true, type: String, description: 'The card put to sleep instead of paying' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_ID)
  alternative_cost_card_id: string | null = null;
}

export class TussleDto {
  @Equals('tussle')
  type!: 'tussle';

  @ApiProperty()
  @IsString()
  @MaxLength(LONGEST_ID)
  attacker_id!: string;

  @ApiPropertyOptional({ nullable: true, type: String, description: 'Without one: a direct attack' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_ID)
  defender_id: string | null = null;
}

export class GgltcgActivateAbilityDto {
  @Equals('activate_ability')
  type!: 'activate_ability';

  @ApiProperty()
  @IsString()
  @MaxLength(LONGEST_ID)
  card_id!: string;

  @ApiProperty()
  @IsString()
  @MaxLength(LONGEST_ID)
  target_id!: string;

  @ApiPropertyOptional({ default: 1 })
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  amount = 1;
}

export class GgltcgEndTurnDto {
  @Equals('end_turn')
  type!: 'end_turn';
}

export class ResolveDecisionDto {
  @Equals('resolve_decision')
  type!: 'resolve_decision';

  @ApiProperty({ example: 'd1' })
  @IsString()
  @MaxLength(LONGEST_ID)
  decision_id!: string;

  @ApiPropertyOptional({ nullable: true, type: String, description: 'Without one: declined' })
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_ID)
  target_card_id: string | null = null;
}

export class GgltcgConcedeDto {
  @Equals('concede')
  type!: 'concede';
}
