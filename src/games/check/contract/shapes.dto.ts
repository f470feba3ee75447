import { bare, Parts, Text, Whole } from '../../../common/http/members.js';
import type { HostedGame } from '../../../engine/hosting/hosted-game.js';
import type { Check } from '../rules/check.types.js';
import { CheckOptionsDto } from './options.dto.js';

export class SwapAndDiscardDto extends bare('swapAndDiscard') {
  @Whole({ about: 'The slot of your hand' })
  handIndex!: number;
}

export class AttemptMatchDto extends bare('attemptMatch') {
  @Whole({ about: 'The slot of your hand' })
  handIndex!: number;

  @Whole({ optional: 'or null', about: 'The window you mean; another one is closed and costs nothing' })
  windowId?: number;
}

export class PassMatchDto extends bare('passMatch') {
  @Whole({ optional: 'or null' })
  windowId?: number;
}

export class TargetDto {
  @Text({ example: '1', min: 1, max: 10 })
  playerID!: string;

  @Whole({ minimum: 0 })
  cardIndex!: number;
}

/** How many targets make sense is the rules' business; this only keeps lists from growing without end. */
const MOST_TARGETS = 100;

export class ResolveSpecialAbilityDto extends bare('resolveSpecialAbility') {
  @Parts(TargetDto, { optional: 'or null', max: MOST_TARGETS })
  peekTargets?: TargetDto[];

  @Parts(TargetDto, { optional: 'or null', about: 'Exactly two', max: MOST_TARGETS })
  swapTargets?: TargetDto[];

  /** Any text: what may be skipped is the rules' business, and they have a word of their own for it. */
  @Text({ optional: 'or null', enum: ['peek', 'all'], min: 0, max: 20 })
  skip?: 'peek' | 'all';
}

/** The shape of every move a client may make, by its name. */
export const MOVE_SHAPES = {
  performPeek: bare('performPeek'),
  confirmPeek: bare('confirmPeek'),
  drawFromDeck: bare('drawFromDeck'),
  drawFromDiscard: bare('drawFromDiscard'),
  swapAndDiscard: SwapAndDiscardDto,
  discardDrawnCard: bare('discardDrawnCard'),
  attemptMatch: AttemptMatchDto,
  passMatch: PassMatchDto,
  resolveSpecialAbility: ResolveSpecialAbilityDto,
  callCheck: bare('callCheck'),
  nextRound: bare('nextRound'),
  forfeit: bare('forfeit'),
};

/** What clients may send. */
export const shapes: HostedGame<Check>['shapes'] = { options: CheckOptionsDto, actions: MOVE_SHAPES };
