import { announce } from '../announce.js';
import { PEEKS, faceOf, isSpecial, rankOf } from '../cards/cards.js';
import type { CheckTurn, PendingAbility, Place, Table } from '../check.types.js';
import { startClock } from '../clock.js';
import { peekablePlaces, swappablePlaces } from '../cards/hand.js';
import { idOf, targetOf } from '../seats.js';
import { endTurn } from '../rounds/turn.js';

/** The last ability to come in is the first to be resolved; when none is left, the turn ends (2.7.1, 2.7.9). */
export function resolveNextAbility(turn: CheckTurn): void {
  const { state } = turn;
  for (;;) {
    const ability = state.pendingAbilities.pop();
    if (!ability) return endTurn(turn);
    const peeksLeft = Math.min(peeksOf(ability), peekablePlaces(state).length);
    if (isOwnerOut(state, ability) || (peeksLeft === 0 && swappablePlaces(state).length < 2)) {
      state.lastResolvedAbilitySource = ability.source;
      announce(turn, { type: 'abilityFizzled', ...told(ability) });
      continue;
    }
    const stage = peeksLeft > 0 ? 'peek' : 'swap';
    state.activeAbility = { ...ability, stage, peeksLeft, peekedTargets: [] };
    state.turnStage = 'abilityResolutionStage';
    startClock(turn, 'ability');
    announce(turn, { type: 'abilityStarted', ...told(ability) });
    return;
  }
}

/** The owner looks at cards; the others see which. */
export function peek(turn: CheckTurn, places: readonly Place[]): void {
  const { state } = turn;
  const ability = state.activeAbility!;
  ability.peeksLeft -= places.length;
  ability.peekedTargets.push(...places.map((place) => ({ ...place })));
  state.activeReveals.push(...places.map((place) => ({ ...place, toSeat: ability.seat, reason: 'ability' as const })));
  state.players[ability.seat]!.stats.peeks += places.length;
  const cards = places.map(({ seat, cardIndex }) => faceOf(state.players[seat]!.hand[cardIndex]!));
  const event = { type: 'abilityPeeked', playerID: idOf(ability.seat), targets: places.map(targetOf) } as const;
  announce(turn, event, { [ability.seat]: { cards } });
}

/** Two face-down cards change places, unseen (2.7.4). */
export function swap(turn: CheckTurn, one: Place, other: Place): void {
  const { state } = turn;
  const { seat } = state.activeAbility!;
  const [first, second] = [state.players[one.seat]!.hand, state.players[other.seat]!.hand];
  const moved = first[one.cardIndex]!;
  first[one.cardIndex] = second[other.cardIndex]!;
  second[other.cardIndex] = moved;
  state.players[seat]!.stats.swaps += 1;
  announce(turn, { type: 'abilitySwapped', playerID: idOf(seat), targets: [targetOf(one), targetOf(other)] });
}

/** After a call that did not end the ability: it goes on, or ends by itself when there is nothing left to swap (2.7.7). */
export function goOnWithAbility(turn: CheckTurn): void {
  const ability = turn.state.activeAbility!;
  if (ability.peeksLeft === 0) ability.stage = 'swap';
  if (ability.stage === 'swap' && swappablePlaces(turn.state).length < 2) return endAbility(turn, 'abilityEnded');
  startClock(turn, 'ability');
}

/** The looks are over, and whatever is still waiting comes next. */
export function endAbility(turn: CheckTurn, how: 'abilityEnded' | 'abilityFizzled'): void {
  const { state } = turn;
  const ability = state.activeAbility!;
  announce(turn, { type: how, ...told(ability) });
  state.lastResolvedAbilitySource = ability.source;
  state.activeAbility = null;
  state.activeReveals = [];
  resolveNextAbility(turn);
}

/** A player who went out with the matched card still resolves it, unless the house says otherwise (2.7.8). */
function isOwnerOut(state: Table, { seat }: PendingAbility): boolean {
  const owner = state.players[seat]!;
  if (owner.isForfeited || owner.isDisqualified) return true;
  return owner.isLocked && state.options.lockedOwnerAbility === 'fizzle';
}

function peeksOf({ card }: PendingAbility): number {
  const rank = rankOf(card);
  return isSpecial(rank) ? PEEKS[rank] : 0;
}

function told({ seat, card, source }: PendingAbility) {
  return { playerID: idOf(seat), rank: rankOf(card), source };
}
