import type { ActionOf, Refusal, Seat } from '../../../../engine/core/index.js';
import type { ActiveAbility, Check, Table } from '../check.types.js';
import type { Target } from '../events.js';
import { refuseOutsidePlay, refuseSlot } from '../guards.js';
import { no } from '../refusals.js';
import { findSeat, isActive, targetOf } from '../seats.js';

type AbilityCall = ActionOf<Check, 'resolveSpecialAbility'>;

/**
 * The whole call is judged before anything happens (2.7.6): ability open, owner, shape, number of looks, duplicates,
 * player, index, empty slot, lock; each step over the cards to look at, then over those to swap.
 */
export function refuseAbilityCall(state: Table, seat: Seat, call: AbilityCall): Refusal | undefined {
  const outside = refuseOutsidePlay(state);
  if (outside) return outside;
  const ability = state.activeAbility;
  if (!ability) return no('NO_PENDING_ABILITY');
  if (ability.seat !== seat) return no('NOT_YOUR_ABILITY');
  if (!isWellFormed(call)) return no('INVALID_ABILITY_PAYLOAD');
  return refuseLooks(ability as ActiveAbility, call) ?? refuseTargets(state, ability as ActiveAbility, call);
}

function isWellFormed({ peekTargets, swapTargets, skip }: AbilityCall): boolean {
  if (skip !== undefined) return (skip === 'peek' || skip === 'all') && !peekTargets && !swapTargets;
  if (peekTargets === undefined && swapTargets === undefined) return false;
  if (peekTargets !== undefined && !(isTargets(peekTargets) && peekTargets.length > 0)) return false;
  return swapTargets === undefined || (isTargets(swapTargets) && swapTargets.length === 2);
}

function isTargets(value: unknown): value is readonly Target[] {
  return Array.isArray(value) && value.every(isTarget);
}

function isTarget(value: unknown): boolean {
  const target = value as Partial<Target> | null;
  return typeof target?.playerID === 'string' && Number.isInteger(target.cardIndex);
}

function refuseLooks(ability: ActiveAbility, { peekTargets, skip }: AbilityCall): Refusal | undefined {
  if (ability.stage === 'swap' && (peekTargets || skip === 'peek')) return no('NO_PEEKS_LEFT');
  return peekTargets && peekTargets.length > ability.peeksLeft ? no('TOO_MANY_PEEKS') : undefined;
}

function refuseTargets(state: Table, ability: ActiveAbility, call: AbilityCall): Refusal | undefined {
  const { peekTargets = [], swapTargets = [] } = call;
  const both = [...peekTargets, ...swapTargets];
  if (hasDuplicates([...ability.peekedTargets.map(targetOf), ...peekTargets])) return no('DUPLICATE_TARGET');
  if (hasDuplicates(swapTargets)) return no('DUPLICATE_TARGET');
  if (both.some(({ playerID }) => findSeat(state, playerID) === undefined)) return no('INVALID_TARGET');
  const slots = both.map(({ playerID, cardIndex }) => refuseSlot(state.players[Number(playerID)]!.hand, cardIndex));
  const bad = slots.find((slot) => slot?.code === 'INVALID_HAND_INDEX') ?? slots.find((slot) => slot !== undefined);
  if (bad) return bad;
  const isLocked = ({ playerID }: Target): boolean => !isActive(state, Number(playerID));
  const locked = (!state.options.lockedHandsPeekable && peekTargets.some(isLocked)) || swapTargets.some(isLocked);
  return locked ? no('TARGET_LOCKED') : undefined;
}

function hasDuplicates(targets: readonly Target[]): boolean {
  return new Set(targets.map(({ playerID, cardIndex }) => `${playerID}.${cardIndex}`)).size < targets.length;
}
