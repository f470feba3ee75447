import { effectsOf, getToy, opponentOf, playerOf, refTo, sourceOf } from '../cards.js';
import type { CardRef } from '../events.js';
import type { Card, CardId } from '../ggltcg.types.js';
import { describeFallen, tellDeed } from '../narration/narration.js';
import { isProtected } from '../stats/protection.js';
import type { Resolving } from './resolving.js';
import { sleepDefeated } from '../stats/state-based.js';
import { staminaLeft, statOf } from '../stats/stats.js';
import { putToSleep } from '../zones.js';

/** A tussle that has been paid for and not been cancelled. */
export interface PaidTussle {
  readonly attacker_id: CardId;
  readonly defender_id: CardId | null;
  readonly cost: number;
}

/** Carries a tussle out (R35) or a direct attack (R37), and tells of it. */
export function resolveTussle(resolving: Resolving, tussle: PaidTussle): void {
  if (tussle.defender_id === null) attackDirectly(resolving, tussle);
  else standardTussle(resolving, tussle, tussle.defender_id);
}

/** How the play-by-play begins a tussle's line. */
export function describeTussle({ state }: Resolving, { attacker_id, defender_id, cost }: PaidTussle): string {
  const attacker = refTo(getToy(state, attacker_id)).name;
  if (defender_id === null) return `${attacker} attacked directly for ${cost} CC`;
  return `${attacker} tussled ${refTo(getToy(state, defender_id)).name} for ${cost} CC`;
}

function standardTussle(resolving: Resolving, tussle: PaidTussle, defenderId: CardId): void {
  const { state } = resolving;
  const attacker = getToy(state, tussle.attacker_id);
  const defender = getToy(state, defenderId);
  const player = attacker.controller;
  const line = describeTussle(resolving, tussle);
  if (winsAtOnce(resolving, attacker, defender)) {
    resolving.emit({ type: 'auto_win', attacker: refTo(attacker), defender: refTo(defender) });
    putToSleep(resolving, [defender]);
  } else fight(resolving, attacker, defender);
  sleepDefeated(resolving);
  const fallen = resolving.slept.filter(({ id }) => id === attacker.id || id === defender.id);
  tellDeed(resolving, player, 'tussle', `${line}: ${describeFallen(fallen)}`, [attacker.id, defender.id]);
}

/** R35.1: on its controller's turn, unless the defender is protected from it. */
function winsAtOnce({ state, pool }: Resolving, attacker: Card, defender: Card): boolean {
  const wins = effectsOf(pool, attacker).some((effect) => effect.tussle?.winsTussle);
  return wins && !isProtected(state, pool, defender, sourceOf(attacker));
}

/** R35.2 to R35.4: the faster strikes first, and a toy that falls does not strike back. */
function fight(resolving: Resolving, attacker: Card, defender: Card): void {
  const { state, pool } = resolving;
  const lead = statOf(state, pool, attacker, 'speed') + 1 - statOf(state, pool, defender, 'speed');
  if (lead === 0) {
    const strengths = [strengthOf(resolving, attacker), strengthOf(resolving, defender)] as const;
    strike(resolving, attacker, defender, strengths[0]);
    strike(resolving, defender, attacker, strengths[1]);
    return sleepFallen(resolving, [attacker, defender]);
  }
  const [first, second] = lead > 0 ? [attacker, defender] : [defender, attacker];
  strike(resolving, first, second, strengthOf(resolving, first));
  if (staminaLeft(state, pool, second) <= 0) return sleepFallen(resolving, [second]);
  strike(resolving, second, first, strengthOf(resolving, second));
  sleepFallen(resolving, [first]);
}

function strike(resolving: Resolving, from: Card, to: Card, amount: number): void {
  const { state, pool, emit } = resolving;
  to.current_stamina = (to.current_stamina ?? 0) - amount;
  emit({ type: 'strike', from: refTo(from), to: refTo(to), amount, remaining: staminaLeft(state, pool, to) });
}

function strengthOf({ state, pool }: Resolving, toy: Card): number {
  return Math.max(0, statOf(state, pool, toy, 'strength'));
}

function sleepFallen(resolving: Resolving, toys: readonly Card[]): void {
  const { state, pool } = resolving;
  putToSleep(
    resolving,
    toys.filter((toy) => staminaLeft(state, pool, toy) <= 0),
  );
}

/** R37: a random card of the opponent's hand goes to sleep, for all to see. */
function attackDirectly(resolving: Resolving, tussle: PaidTussle): void {
  const { state, rng, emit } = resolving;
  const attacker = getToy(state, tussle.attacker_id);
  const player = playerOf(state, attacker.controller);
  const line = describeTussle(resolving, tussle);
  player.direct_attacks_this_turn += 1;
  const { hand } = playerOf(state, opponentOf(state, player.player_id));
  const hit = hand[rng.int(hand.length)]!;
  const revealed: CardRef = refTo(hit);
  emit({ type: 'direct_attack', player_id: player.player_id, attacker: refTo(attacker), revealed });
  putToSleep(resolving, [hit]);
  sleepDefeated(resolving);
  tellDeed(resolving, player.player_id, 'tussle', `${line}: ${revealed.name} sleeped`, [hit.id]);
}
