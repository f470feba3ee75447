import type { TableRule } from '../../../../engine/core/index.js';
import { endAbility } from '../abilities/ability.js';
import type { Check } from '../check.types.js';
import { refuseExpiry } from '../clock.js';

/** The owner took too long: the rest of the ability is skipped (2.13.3). */
export const expireAbility: TableRule<Check, 'expireAbility'> = {
  by: 'table',

  refuse: (state, _action, at) => refuseExpiry(state, 'ability', at),

  play: (turn) => endAbility(turn, 'abilityEnded'),
};
