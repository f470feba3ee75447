import { Flag, OneOf, Text, Texts, Whole } from '../../../../common/http/members.js';

const LONGEST = 255;
const MOST_TARGETS = 12;

/** What every action of the game's own paths may carry. */
export class ActBodyDto {
  @Text({ optional: 'or null', about: 'Needed in open games; in seated ones it is yours', max: LONGEST })
  player_id?: string;

  @Whole({ optional: 'or null', about: 'Only if the game is still what you saw', min: 0 })
  expected_version?: number;
}

export class PlayCardBodyDto extends ActBodyDto {
  @Text({ optional: 'or null', max: LONGEST })
  card_id?: string;

  @Text({ optional: 'or null', example: 'Twist', max: LONGEST })
  card_name?: string;

  @Text({ optional: 'or null', max: LONGEST })
  target_card_id?: string;

  @Texts({ optional: 'or null', max: MOST_TARGETS })
  target_card_ids?: string[];

  @Text({ optional: 'or null', example: 'Ka', max: LONGEST })
  target_card_name?: string;

  @Texts({ optional: 'or null', max: MOST_TARGETS })
  target_card_names?: string[];

  @Text({ optional: 'or null', about: 'The card put to sleep instead of paying CC', max: LONGEST })
  alternative_cost_card_id?: string;

  @Text({ optional: 'or null', max: LONGEST })
  alternative_cost_card_name?: string;
}

export class TussleBodyDto extends ActBodyDto {
  @Text({ optional: 'or null', max: LONGEST })
  attacker_id?: string;

  @Text({ optional: 'or null', example: 'Ka', max: LONGEST })
  attacker_name?: string;

  @Text({ optional: 'or null', nullable: true, about: 'Without a defender: a direct attack', max: LONGEST })
  defender_id?: string | null;

  @Text({ optional: 'or null', nullable: true, max: LONGEST })
  defender_name?: string | null;
}

export class AbilityBodyDto extends ActBodyDto {
  @Text({ optional: 'or null', max: LONGEST })
  card_id?: string;

  @Text({ optional: 'or null', example: 'Archer', max: LONGEST })
  card_name?: string;

  @Text({ optional: 'or null', max: LONGEST })
  target_id?: string;

  @Text({ optional: 'or null', max: LONGEST })
  target_name?: string;

  @Whole({ optional: 'or null', default: 1, minimum: 1 })
  amount?: number;
}

export class DecisionBodyDto extends ActBodyDto {
  @Text({ optional: 'or null', example: 'd1', about: 'The open one unless you say', max: LONGEST })
  decision_id?: string;

  @Text({ optional: 'or null', nullable: true, about: 'Null: declined', max: LONGEST })
  target_card_id?: string | null;

  @Flag({ optional: 'or null', about: 'False: declined; true: the only option there is' })
  accept?: boolean;
}

export class GgltcgPlayerQueryDto {
  @Text({ optional: 'or null', max: LONGEST })
  player_id?: string;
}

export class AiTurnQueryDto extends GgltcgPlayerQueryDto {
  @OneOf(['true', 'false'], { optional: 'or null', about: 'Until the turn ends' })
  full?: 'true' | 'false';
}
