import { attackAgain } from './attack-again.js';
import type { AttackAgainEffect } from './attack-again.js';
import { block } from './block.js';
import type { BlockEffect } from './block.js';
import { cleanse } from './cleanse.js';
import type { CleanseEffect } from './cleanse.js';
import { destroy } from './destroy.js';
import type { DestroyEffect } from './destroy.js';
import type { Doing, EffectRule } from './doing.js';
import { echo } from './echo.js';
import type { EchoEffect } from './echo.js';
import { gamble } from './gamble.js';
import type { GambleEffect } from './gamble.js';
import type { GuardEffect } from './guard.js';
import { lock } from './lock.js';
import type { LockEffect } from './lock.js';
import { melt } from './melt.js';
import type { MeltEffect } from './melt.js';
import { power } from './power.js';
import type { PowerEffect } from './power.js';
import { protect } from './protect.js';
import type { ProtectEffect } from './protect.js';
import { pull } from './pull.js';
import type { PullEffect } from './pull.js';
import { push } from './push.js';
import type { PushEffect } from './push.js';
import { recall } from './recall.js';
import type { RecallEffect } from './recall.js';
import { returnToHand } from './return-to-hand.js';
import type { ReturnEffect } from './return-to-hand.js';
import { setTiles } from './set-tiles.js';
import type { SetTilesEffect } from './set-tiles.js';
import type { ShieldEffect } from './shield.js';
import { silence } from './silence.js';
import type { SilenceEffect } from './silence.js';
import { steal } from './steal.js';
import type { StealEffect } from './steal.js';
import { strike } from './strike.js';
import type { StrikeEffect } from './strike.js';
import { wander } from './wander.js';
import type { WanderEffect } from './wander.js';

/** Everything an ability can do when its moment comes. */
export type Effect =
  | AttackAgainEffect
  | BlockEffect
  | CleanseEffect
  | DestroyEffect
  | EchoEffect
  | GambleEffect
  | LockEffect
  | MeltEffect
  | PowerEffect
  | ProtectEffect
  | PullEffect
  | PushEffect
  | RecallEffect
  | ReturnEffect
  | SetTilesEffect
  | SilenceEffect
  | StealEffect
  | StrikeEffect
  | WanderEffect;

/** What is asked when a card would be defeated. */
export type Protection = ShieldEffect | GuardEffect;

const kinds: { readonly [D in Effect['do']]: EffectRule<Extract<Effect, { do: D }>> } = {
  'attack-again': attackAgain,
  block,
  cleanse,
  destroy,
  echo,
  gamble,
  lock,
  melt,
  power,
  protect,
  pull,
  push,
  recall,
  'return-to-hand': returnToHand,
  'set-tiles': setTiles,
  silence,
  steal,
  strike,
  wander,
};

/** Does what an ability says. */
export function runEffect(doing: Doing, effect: Effect): void {
  (kinds[effect.do] as EffectRule<Effect>)(doing, effect);
}
