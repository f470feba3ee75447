import { getCard } from '../cards.js';
import { characteristicsOf, strikingPower } from '../permanents/characteristics.js';
import type { AssignmentInput } from '../action.types.js';
import type { Assignment, Attacker, Look } from '../tcg-fuel.types.js';
import { defenderIsThere } from './attackers.js';

/** An attacker that has damage to divide, and among whom. */
export interface Division {
  readonly attackerId: number;
  readonly power: number;
  readonly blockers: readonly { readonly cardId: number; readonly lethal: number; readonly power: number }[];
  /** Whether the rest may go on to the defender: trample, and a defender is there. */
  readonly reachesDefender: boolean;
}

export function blockersOf(state: Look, attackerId: number): number[] {
  return state.combat!.blocks.filter((block) => block.attackerId === attackerId).map(({ cardId }) => cardId);
}

export function divisionOf(state: Look, attacker: Readonly<Attacker>): Division {
  const card = getCard(state, attacker.cardId);
  const { keywords } = characteristicsOf(state, card);
  const deadly = keywords.has('deathtouch');
  return {
    attackerId: attacker.cardId,
    power: strikingPower(state, card),
    blockers: blockersOf(state, attacker.cardId).map((id) => ({
      cardId: id,
      lethal: lethalFor(state, id, deadly),
      power: strikingPower(state, getCard(state, id)),
    })),
    reachesDefender: keywords.has('trample') && defenderIsThere(state, attacker),
  };
}

/** R50: toughness less the damage marked, at least 0; one point is enough for deathtouch. */
function lethalFor(state: Look, id: number, deadly: boolean): number {
  const card = getCard(state, id);
  const lethal = Math.max(0, characteristicsOf(state, card).toughness - card.permanent!.damage);
  return deadly ? Math.min(lethal, 1) : lethal;
}

/** R51: the automatic division. */
export function divideAutomatically({ attackerId, power, blockers, reachesDefender }: Division): Assignment {
  const order = [...blockers].sort((a, b) => a.lethal - b.lethal || b.power - a.power || a.cardId - b.cardId);
  const to = order.map(({ cardId }) => ({ cardId, amount: 0 }));
  let left = power;
  for (const [index, { lethal }] of order.entries()) {
    const amount = Math.min(left, lethal);
    to[index]!.amount = amount;
    left -= amount;
    if (amount < lethal) break;
  }
  if (left > 0 && !reachesDefender && to[0]) to[0].amount += left;
  return { attackerId, to, defender: reachesDefender || to.length === 0 ? left : 0 };
}

/** R50, R51: sums equal power; something for the defender only when every blocker has lethal damage assigned. */
export function isLegalAssignment(division: Division, { to, defender = 0 }: AssignmentInput): boolean {
  const { blockers, power, reachesDefender } = division;
  const isAmount = (amount: unknown): boolean => Number.isInteger(amount) && (amount as number) >= 0;
  if (!Array.isArray(to) || !isAmount(defender)) return false;
  const given = new Map(to.map(({ cardId, amount }) => [cardId, amount]));
  if (
    given.size < to.length ||
    ![...given].every(([id, amount]) => isAmount(amount) && blockers.some(({ cardId }) => cardId === id))
  ) {
    return false;
  }
  const sum = [...given.values()].reduce((total, amount) => total + amount, defender);
  if (sum !== power) return false;
  return (
    defender === 0 || (reachesDefender && blockers.every(({ cardId, lethal }) => (given.get(cardId) ?? 0) >= lethal))
  );
}

/** Every way to divide, the automatic one first: it is what a player who divides by hand begins with. */
export function* divisionsOf(division: Division): Generator<AssignmentInput> {
  const usual = divideAutomatically(division);
  const given = new Map(usual.to.map(({ cardId, amount }) => [cardId, amount]));
  const to = division.blockers.map(({ cardId }) => ({ cardId, amount: given.get(cardId) ?? 0 }));
  yield { ...usual, to };
  for (const other of everyDivisionOf(division)) {
    if (other.to.some(({ amount }, index) => amount !== to[index]!.amount)) yield other;
  }
}

function* everyDivisionOf(division: Division): Generator<AssignmentInput> {
  const { attackerId, power, blockers, reachesDefender } = division;
  const ways = function* (
    index: number,
    left: number,
    to: { cardId: number; amount: number }[],
  ): Generator<AssignmentInput> {
    const blocker = blockers[index];
    if (!blocker) {
      const assignment = { attackerId, to, defender: left };
      if (left === 0 || (reachesDefender && isLegalAssignment(division, assignment))) yield assignment;
      return;
    }
    for (let amount = 0; amount <= left; amount++)
      yield* ways(index + 1, left - amount, [...to, { cardId: blocker.cardId, amount }]);
  };
  yield* ways(0, power, []);
}
