import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsInt, IsOptional, ValidateIf, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
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

  /** An attack with no creature is an empty list, not by saying nothing. */
  @ValidateIf(({ attackers, cardId }: AttackDto) => attackers !== undefined || cardId === undefined)
  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @ValidateNested({ each: true })
  @Type(() => AttackerDto)
  attackers?: AttackerDto[];

  /** The short form: one attacker. */
  @MayBeLeftOut()
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
