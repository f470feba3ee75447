import { Equals } from 'class-validator';
import { Flag, OneOf, Parts } from '../../../../common/http/members.js';
import type { Phase, Step, YieldUntil } from '../../rules/tcg-fuel.types.js';

const PHASES: readonly Phase[] = ['untap', 'upkeep', 'draw', 'main1', 'combat', 'main2', 'end'];
const STEPS: readonly Step[] = ['beginning', 'declare_attackers', 'declare_blockers', 'combat_damage', 'end'];

export class StopDto {
  @OneOf(PHASES)
  phase!: Phase;

  @OneOf(STEPS)
  step!: Step;

  @OneOf(['own', 'other'])
  turn!: 'own' | 'other';
}

/** When a player wants to be asked (R28). */
export class WishesDto {
  @Flag({ optional: 'or null', about: 'To be asked at every chance to act' })
  fullControl?: boolean;

  @Parts(StopDto, { optional: 'or null', max: 24 })
  stops?: StopDto[];

  @OneOf(['stack_change', 'my_turn', 'turn_end'], { optional: 'or null', type: String, nullable: true })
  yieldUntil?: YieldUntil | null;
}

export class SettingsDto extends WishesDto {
  @Equals('settings')
  type!: 'settings';
}
