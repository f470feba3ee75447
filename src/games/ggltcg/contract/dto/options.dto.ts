import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, Matches, Max, Min, ValidateBy } from 'class-validator';
import { MayBeLeftOut } from '../../../../common/http/may-be-left-out.js';
import { EDITIONS } from '../../rules/card-set.js';
import type { Edition } from '../../rules/card-set.js';
import type { PlayerId } from '../../rules/ggltcg.types.js';

/** A version of a set of cards. Whether there is one is found out when the game is prepared. */
const CARD_SET = /^[a-z0-9-]{1,40}@[1-9]\d{0,8}$/;

/** R59: no clock at all, or 15 seconds to 10 minutes. */
export function IsTurnSeconds(): PropertyDecorator {
  const isClock = (value: unknown) =>
    Number.isInteger(value) && (value === 0 || ((value as number) >= 15 && (value as number) <= 600));
  return ValidateBy({
    name: 'isTurnSeconds',
    validator: { validate: isClock, defaultMessage: () => '$property must be 0 (no clock) or 15 to 600' },
  });
}

/** The options of the common endpoints. Who begins is drawn there; only open games may name a first player. */
export class GgltcgOptionsDto {
  @ApiPropertyOptional({ enum: EDITIONS, default: 'standard' })
  @MayBeLeftOut()
  @IsIn(EDITIONS)
  edition!: Edition;

  @ApiPropertyOptional({ example: 'shipped@1' })
  @MayBeLeftOut()
  @Matches(CARD_SET, { message: 'card_set must be like shipped@1' })
  card_set!: string;

  @ApiPropertyOptional({ default: true, description: 'Whether both see which six cards the other brought' })
  @MayBeLeftOut()
  @IsBoolean()
  reveal_decks!: boolean;

  @ApiPropertyOptional({ minimum: 10, maximum: 500, default: 100, description: 'A draw when this turn ends' })
  @MayBeLeftOut()
  @IsInt()
  @Min(10)
  @Max(500)
  max_turns!: number;

  @ApiPropertyOptional({ default: 0, description: 'Seconds for a turn; 0 is no clock' })
  @MayBeLeftOut()
  @IsTurnSeconds()
  turn_seconds!: number;

  declare first_player_id: PlayerId | null;
}
