import { ValidateIf } from 'class-validator';
import { bare, Parts, Whole } from '../../../../common/http/members.js';
import { MOST_LISTED } from './targeting.dto.js';

export class AttackerDto {
  @Whole()
  cardId!: number;

  @Whole({ optional: 'or null' })
  defenderPlayerId?: number;

  @Whole({ optional: 'or null' })
  defenderCardId?: number;
}

export class AttackDto extends bare('attack') {
  /** An attack with no creature is an empty list, not by saying nothing. */
  @Parts(AttackerDto, { max: MOST_LISTED })
  @ValidateIf(({ attackers, cardId }: AttackDto) => attackers !== undefined || cardId === undefined)
  attackers?: AttackerDto[];

  /** The short form: one attacker. */
  @Whole({ optional: true })
  cardId?: number;
}

export class BlockerDto {
  @Whole()
  cardId!: number;

  @Whole()
  attackerId!: number;
}

export class BlockDto extends bare('block') {
  @Parts(BlockerDto, { max: MOST_LISTED })
  blocks!: BlockerDto[];
}
