import { bare, OneOf, Whole } from '../../../src/common/http/members.js';
import type { HostedGame } from '../../../src/engine/hosting/hosted-game.js';
import { RANKS } from '../rules/cards.js';
import type { Rank } from '../rules/cards.js';
import type { GoFish } from '../rules/go-fish.types.js';

export class GoFishOptionsDto {
  @Whole({ optional: 'or null', min: 1, max: 10, default: 7 })
  handSize!: number;
}

export class AskDto extends bare('ask') {
  @Whole({ about: 'The seat that is asked', min: 0, max: 4 })
  of!: number;

  @OneOf(RANKS)
  rank!: Rank;
}

/** What clients may send. */
export const shapes: HostedGame<GoFish>['shapes'] = {
  options: GoFishOptionsDto,
  actions: { ask: AskDto, fish: bare('fish') },
};
