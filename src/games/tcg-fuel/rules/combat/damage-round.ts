import { ask } from '../asking.js';
import { getCard } from '../cards.js';
import { characteristicsOf, strikingPower } from '../permanents/characteristics.js';
import { dealDamage } from '../permanents/damage.js';
import type { DamageSource, Hit } from '../permanents/damage.js';
import type { Assignment, Attacker, Combat, Look, Play, State } from '../tcg-fuel.types.js';
import { blockersOf, divideAutomatically, divisionOf } from './assignment.js';
import { defenderIsThere } from './attackers.js';

/** R49: two rounds when a creature in combat strikes first or twice, else one. */
export function firstRound(state: Look): 'first' | 'regular' {
  return inCombat(state).some((id) => strikesFirst(state, id)) ? 'first' : 'regular';
}

/** Deals this round's damage; `false` when the active player must divide it first. */
export function dealRound(play: Play): boolean {
  const { state } = play;
  const combat = state.combat!;
  const striking = new Set(inCombat(state).filter((id) => strikesNow(state, id)));
  if (!state.preventCombatDamage) {
    const open = combat.assignments === null ? toDivide(state, striking) : [];
    if (open.length > 0) {
      ask(play, { seat: state.active, kind: 'assign_damage', attackers: open }, 'R51');
      return false;
    }
    dealDamage(play, hitsOf(state, striking), true);
  }
  if (combat.damageRound === 'first') combat.struck = [...striking];
  combat.assignments = null;
  return true;
}

function inCombat(state: Look): number[] {
  const { attackers, blocks } = state.combat!;
  return [...attackers, ...blocks].map(({ cardId }) => cardId);
}

function strikesFirst(state: Look, id: number): boolean {
  const { keywords } = characteristicsOf(state, getCard(state, id));
  return keywords.has('first_strike') || keywords.has('double_strike');
}

function strikesNow(state: Look, id: number): boolean {
  const { damageRound, struck } = state.combat!;
  if (damageRound === 'first') return strikesFirst(state, id);
  return !struck.includes(id) || characteristicsOf(state, getCard(state, id)).keywords.has('double_strike');
}

/** The striking attackers with two or more blockers left and damage to divide. */
function toDivide(state: State, striking: ReadonlySet<number>): number[] {
  const { attackers } = state.combat!;
  const several = ({ cardId }: Attacker): boolean =>
    striking.has(cardId) && strikingPower(state, getCard(state, cardId)) > 0 && blockersOf(state, cardId).length > 1;
  return attackers.filter(several).map(({ cardId }) => cardId);
}

function hitsOf(state: State, striking: ReadonlySet<number>): Hit[] {
  const combat = state.combat!;
  const hits: Hit[] = [];
  for (const attacker of combat.attackers) {
    if (striking.has(attacker.cardId)) hits.push(...attackerHits(state, combat, attacker));
  }
  for (const { cardId, attackerId } of combat.blocks) {
    if (!striking.has(cardId) || !combat.attackers.some((attacker) => attacker.cardId === attackerId)) continue;
    const source = sourceOf(state, cardId);
    hits.push({ source, amount: strikingPower(state, getCard(state, cardId)), to: { cardId: attackerId } });
  }
  return hits.filter(({ amount }) => amount > 0);
}

/** R50: unblocked, everything to the defender; blocked, divided among the blockers, with trample the rest goes on. */
function attackerHits(state: State, combat: Combat, attacker: Attacker): Hit[] {
  const source = sourceOf(state, attacker.cardId);
  const division = divisionOf(state, attacker);
  const { power, blockers, reachesDefender } = division;
  const toDefender = (amount: number): Hit => ({ source, amount, to: aim(attacker) });
  if (!attacker.blocked) return defenderIsThere(state, attacker) ? [toDefender(power)] : [];
  if (blockers.length === 0) return reachesDefender ? [toDefender(power)] : [];
  const chosen = combat.assignments?.find(({ attackerId }) => attackerId === attacker.cardId);
  const { to, defender }: Assignment = chosen ?? divideAutomatically(division);
  return [...to.map(({ cardId, amount }): Hit => ({ source, amount, to: { cardId } })), toDefender(defender)];
}

function aim({ defender, planeswalker }: Attacker): Hit['to'] {
  return planeswalker ? { cardId: planeswalker.cardId } : { seat: defender };
}

function sourceOf(state: Look, id: number): DamageSource {
  const card = getCard(state, id);
  return { cardId: id, controller: card.controller, keywords: characteristicsOf(state, card).keywords };
}
