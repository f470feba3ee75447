import { bare, OneOf, Whole } from '../../../src/common/http/members.js';
import type { HostedGame } from '../../../src/engine/hosting/hosted-game.js';
import { HANDS } from '../rules/rock-paper-scissors.types.js';
import type { Hand, RockPaperScissors } from '../rules/rock-paper-scissors.types.js';

export class RockPaperScissorsOptionsDto {
  @Whole({ optional: 'or null', min: 1, max: 99, default: 5 })
  rounds!: number;
}

export class ChooseHandDto extends bare('choose') {
  @OneOf(HANDS)
  hand!: Hand;
}

/** What clients may send. */
export const shapes: HostedGame<RockPaperScissors>['shapes'] = {
  options: RockPaperScissorsOptionsDto,
  actions: { choose: ChooseHandDto },
};
