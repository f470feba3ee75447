import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { MOST_LISTED } from './targeting.dto.js';

export class AttackerDto {
  @IsInt()
  cardId!: number;

  @IsOptional()
  @IsInt()
  defenderPlayerId?: number;

  @IsOptional()
  @IsInt()
  defenderCardId?: number;
}

export class AttackDto {
  @Equals('attack')
  type!: 'attack';

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @ValidateNested({ each: true })
  @Type(() => AttackerDto)
  attackers?: AttackerDto[];

  /** The short form: one attacker. */
  @IsOptional()
  @IsInt()
  cardId?: number;
}

export class BlockerDto {
  @IsInt()
  cardId!: number;

  @IsInt()
  attackerId!: number;
}

export class BlockDto {
  @Equals('block')
  type!: 'block';

  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @ValidateNested({ each: true })
  @Type(() => BlockerDto)
  blocks!: BlockerDto[];
}
