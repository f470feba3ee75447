import type { EffectKind } from './effect.js';
import { alternativeCostSleepCard } from './alternative-cost-sleep-card.js';
import { autoWinTussleOnOwnTurn } from './auto-win-tussle-on-own-turn.js';
import { cancelTussleFromHand } from './cancel-tussle-from-hand.js';
import { cannotTussle } from './cannot-tussle.js';
import { copyCard } from './copy-card.js';
import { directAttack } from './direct-attack.js';
import { gainCcWhenSleeped } from './gain-cc-when-sleeped.js';
import { gainCc } from './gain-cc.js';
import { nameImmunity } from './name-immunity.js';
import { onCardPlayedGainCc } from './on-card-played-gain-cc.js';
import { opponentCostIncrease } from './opponent-cost-increase.js';
import { opponentImmunity } from './opponent-immunity.js';
import { reduceCostBySleeping } from './reduce-cost-by-sleeping.js';
import { removeStaminaAbility } from './remove-stamina-ability.js';
import { returnAllToHand } from './return-all-to-hand.js';
import { returnTargetToHand } from './return-target-to-hand.js';
import { selfCostIncreaseBySleeping } from './self-cost-increase-by-sleeping.js';
import { setAllStaminaWhenPlayed } from './set-all-stamina-when-played.js';
import { setSelfTussleCost } from './set-self-tussle-cost.js';
import { setTussleCost } from './set-tussle-cost.js';
import { sleepAll } from './sleep-all.js';
import { sleepTargetWhenSleeped } from './sleep-target-when-sleeped.js';
import { sleepTarget } from './sleep-target.js';
import { startOfTurnGainCc } from './start-of-turn-gain-cc.js';
import { statBoost } from './stat-boost.js';
import { takeControl } from './take-control.js';
import { teamOpponentImmunity } from './team-opponent-immunity.js';
import { turnStatBoost } from './turn-stat-boost.js';
import { unsleep } from './unsleep.js';

/** The whole vocabulary of card effects. */
export const EFFECT_KINDS: readonly EffectKind[] = [
  alternativeCostSleepCard,
  autoWinTussleOnOwnTurn,
  cancelTussleFromHand,
  cannotTussle,
  copyCard,
  directAttack,
  gainCcWhenSleeped,
  gainCc,
  nameImmunity,
  onCardPlayedGainCc,
  opponentCostIncrease,
  opponentImmunity,
  reduceCostBySleeping,
  removeStaminaAbility,
  returnAllToHand,
  returnTargetToHand,
  selfCostIncreaseBySleeping,
  setAllStaminaWhenPlayed,
  setSelfTussleCost,
  setTussleCost,
  sleepAll,
  sleepTargetWhenSleeped,
  sleepTarget,
  startOfTurnGainCc,
  statBoost,
  takeControl,
  teamOpponentImmunity,
  turnStatBoost,
  unsleep,
];
