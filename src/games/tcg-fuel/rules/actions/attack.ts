import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule, Turn } from '../../../../engine/core/index.js';
import { answered } from '../turns/clock.js';
import { declareAttack, defendersOf, possibleAttackers, readAttack, writeAttack } from '../combat/attackers.js';
import { givePriority } from '../turns/priority.js';
import { proceed } from '../turns/proceed.js';
import { goTo } from '../turns/steps.js';
import type { Attack, AttackInput } from '../action.types.js';
import type { Attacker, TcgFuel } from '../tcg-fuel.types.js';
import { isAskedFor, refuseUnasked } from './gate.js';

/** Declare attackers: all of them at once, or none (R45, R46). */
export const attack: SeatRule<TcgFuel, 'attack'> = {
  *choices(state, seat) {
    if (!isAskedFor(state, seat, 'attack')) return;
    const able = possibleAttackers(state);
    const defenders = defendersOf(state);
    const options = able.flatMap((card) => defenders.map((defender) => writeAttack(state, card.id, defender)));
    yield { type: 'attack', attackers: [] };
    for (const option of options) yield { type: 'attack', attackers: [option] };
    if (able.length > 1) {
      yield { type: 'attack', attackers: able.map((card) => writeAttack(state, card.id, defenders[0]!)) };
      const attackers = { options: options as never, min: 0, max: able.length, uniqueBy: 'cardId' };
      yield { form: { type: 'attack' }, slots: { attackers } };
    }
  },

  refuse(state, seat, action) {
    const no = refuseUnasked(state, seat, ['attack']);
    if (no) return no;
    const inputs = inputsOf(action);
    const attackers = Array.isArray(inputs) && inputs.every(isInput) ? readAttack(state, inputs) : undefined;
    return attackers ? undefined : refusal('ILLEGAL_ATTACK', 'This attack is not legal.', { rule: 'R46' });
  },

  play(turn, action) {
    answered(turn);
    attackWith(turn, readAttack(turn.state, inputsOf(action))!);
    proceed(turn);
  },
};

/** Attackers are declared; without any, combat is over. */
export function attackWith(
  turn: Pick<Turn<TcgFuel>, 'state' | 'at' | 'rng' | 'emit' | 'tell'>,
  attackers: Attacker[],
): void {
  turn.state.waitingFor = null;
  if (attackers.length === 0) return goTo(turn, 'combat', 'end');
  declareAttack(turn, attackers);
  givePriority(turn);
}

/** `{ cardId }` is short for a single attacker. */
function inputsOf({ attackers, cardId }: Attack): readonly AttackInput[] {
  return attackers ?? (cardId === undefined ? [] : [{ cardId }]);
}

function isInput(input: unknown): boolean {
  return typeof input === 'object' && input !== null && Number.isInteger((input as AttackInput).cardId);
}
