import { ApiPropertyOptional } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { bare, Flag, OneOf, Text, Texts, Whole } from '../../../common/http/members.js';
import { MayBeLeftOut } from '../../../common/http/may-be-left-out.js';
import type { HostedGame } from '../../../engine/hosting/hosted-game.js';
import { EDITIONS } from '../rules/catalogue/card-set.js';
import type { Edition } from '../rules/catalogue/card-set.js';
import type { Ggltcg, PlayerId } from '../rules/ggltcg.types.js';
import { TurnSecondsMember } from './members.js';

/** A version of a set of cards. Whether there is one is found out when the game is prepared. */
const CARD_SET = /^[a-z0-9-]{1,40}@[1-9]\d{0,8}$/;

/** The options of the common endpoints. Who begins is drawn there; only open games may name a first player. */
export class GgltcgOptionsDto {
  @OneOf(EDITIONS, { optional: true, default: 'standard' })
  edition!: Edition;

  @ApiPropertyOptional({ example: 'shipped@1' })
  @MayBeLeftOut()
  @Matches(CARD_SET, { message: 'card_set must be like shipped@1' })
  card_set!: string;

  @Flag({ optional: true, default: true, about: 'Whether both see which six cards the other brought' })
  reveal_decks!: boolean;

  @Whole({ optional: true, min: 10, max: 500, default: 100, about: 'A draw when this turn ends' })
  max_turns!: number;

  @TurnSecondsMember({ optional: true, about: 'Seconds for a turn; 0 is no clock' })
  turn_seconds!: number;

  declare first_player_id: PlayerId | null;
}

/** No card's id is as long as this. */
const LONGEST_ID = 100;
/** More targets than cards there are. */
const MOST_TARGETS = 12;

class PlayCardDto extends bare('play_card') {
  @Text({ max: LONGEST_ID })
  card_id!: string;

  @Texts({ optional: 'filled', max: MOST_TARGETS, longest: LONGEST_ID })
  target_card_ids: string[] = [];

  @Text({ optional: 'or null', nullable: true, about: 'The card put to sleep instead of paying', max: LONGEST_ID })
  alternative_cost_card_id: string | null = null;
}

class TussleDto extends bare('tussle') {
  @Text({ max: LONGEST_ID })
  attacker_id!: string;

  @Text({ optional: 'or null', nullable: true, about: 'Without one: a direct attack', max: LONGEST_ID })
  defender_id: string | null = null;
}

class ActivateAbilityDto extends bare('activate_ability') {
  @Text({ max: LONGEST_ID })
  card_id!: string;

  @Text({ max: LONGEST_ID })
  target_id!: string;

  @Whole({ optional: 'filled', default: 1, min: -1_000_000, max: 1_000_000 })
  amount = 1;
}

class ResolveDecisionDto extends bare('resolve_decision') {
  @Text({ example: 'd1', max: LONGEST_ID })
  decision_id!: string;

  @Text({ optional: 'or null', nullable: true, about: 'Without one: declined', max: LONGEST_ID })
  target_card_id: string | null = null;
}

/** What clients may send. */
export const shapes: HostedGame<Ggltcg>['shapes'] = {
  options: GgltcgOptionsDto,
  actions: {
    play_card: PlayCardDto,
    tussle: TussleDto,
    activate_ability: ActivateAbilityDto,
    end_turn: bare('end_turn'),
    resolve_decision: ResolveDecisionDto,
    concede: bare('concede'),
  },
};
