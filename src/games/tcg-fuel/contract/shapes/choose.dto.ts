import { bare, AnyObject, Flag, Part, Parts, Whole, Wholes } from '../../../../common/http/members.js';
import type { TargetInput } from '../../rules/action.types.js';
import { IsTargets, MOST_LISTED, PaymentDto } from './targeting.dto.js';

export class DamageDto {
  @Whole()
  cardId!: number;

  @Whole()
  amount!: number;
}

export class AssignmentDto {
  @Whole()
  attackerId!: number;

  @Parts(DamageDto, { max: MOST_LISTED })
  to!: DamageDto[];

  @Whole({ optional: 'or null' })
  defender?: number;
}

/** The answer to a pending choice; which member it needs depends on the kind of choice. */
export class ChooseDto extends bare('choose') {
  @Whole()
  choiceId!: number;

  @AnyObject({ optional: 'or null' })
  @IsTargets()
  targets?: Record<string, TargetInput[]>;

  @Wholes({ optional: 'or null', max: MOST_LISTED })
  cardIds?: number[];

  @Wholes({ optional: 'or null', max: MOST_LISTED })
  top?: number[];

  @Wholes({ optional: 'or null', max: MOST_LISTED })
  bottom?: number[];

  @Flag({ optional: 'or null' })
  pay?: boolean;

  @Part(PaymentDto, { optional: 'or null' })
  payment?: PaymentDto;

  @Parts(AssignmentDto, { optional: 'or null', max: MOST_LISTED })
  assignments?: AssignmentDto[];

  @Flag({ optional: 'or null' })
  auto?: boolean;

  @Whole({ optional: 'or null' })
  keepId?: number;
}
