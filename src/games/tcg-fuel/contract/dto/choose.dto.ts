import { Type } from 'class-transformer';
import { ArrayMaxSize, Equals, IsArray, IsBoolean, IsInt, IsObject, IsOptional, ValidateNested } from 'class-validator';
import type { TargetInput } from '../../rules/action.types.js';
import { IsTargets, MOST_LISTED, PaymentDto } from './targeting.dto.js';

export class DamageDto {
  @IsInt()
  cardId!: number;

  @IsInt()
  amount!: number;
}

export class AssignmentDto {
  @IsInt()
  attackerId!: number;

  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @ValidateNested({ each: true })
  @Type(() => DamageDto)
  to!: DamageDto[];

  @IsOptional()
  @IsInt()
  defender?: number;
}

/** The answer to a pending choice; which member it needs depends on the kind of choice. */
export class ChooseDto {
  @Equals('choose')
  type!: 'choose';

  @IsInt()
  choiceId!: number;

  @IsOptional()
  @IsObject()
  @IsTargets()
  targets?: Record<string, TargetInput[]>;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @IsInt({ each: true })
  cardIds?: number[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @IsInt({ each: true })
  top?: number[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @IsInt({ each: true })
  bottom?: number[];

  @IsOptional()
  @IsBoolean()
  pay?: boolean;

  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => PaymentDto)
  payment?: PaymentDto;

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MOST_LISTED)
  @ValidateNested({ each: true })
  @Type(() => AssignmentDto)
  assignments?: AssignmentDto[];

  @IsOptional()
  @IsBoolean()
  auto?: boolean;

  @IsOptional()
  @IsInt()
  keepId?: number;
}
