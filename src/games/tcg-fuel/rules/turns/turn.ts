import { getCard, playerIdOf, playerIndex, turnOrder } from '../cards.js';
import { changeController } from '../permanents/control.js';
import { finish } from './ending.js';
import { emptyPools } from '../mana/mana-pools.js';
import type { Play, State } from '../tcg-fuel.types.js';
import { yieldsAtTurn } from './yields.js';

/** R20: the next player in order who has not lost. `currentTurn` counts rounds, `turnCount` turns. */
export function passTurn(play: Play): void {
  const { state, emit } = play;
  if (state.turnCount >= 100 * state.players.length) return finish(play, 'turn_limit');
  const [next] = turnOrder(state, (state.active + 1) % state.players.length);
  if (playerIndex(state, next!) <= playerIndex(state, state.active)) state.currentTurn += 1;
  state.turnCount += 1;
  state.active = next!;
  state.landsPlayedThisTurn = 0;
  state.drawOffer = null;
  enterStep(state, 'untap', 'beginning');
  yieldsAtTurn(state);
  const { currentTurn: turnNumber, turnCount } = state;
  emit({ type: 'turn_started', rule: 'R20', playerId: playerIdOf(state, next!), turnNumber, turnCount });
}

/** A new phase or step: pools are empty (R21), and passing starts anew (R25). */
export function enterStep(state: State, phase: State['phase'], step: State['step']): void {
  emptyPools(state);
  state.phase = phase;
  state.step = step;
  state.passes = 0;
  state.todo = 'begin';
  state.waitingFor = null;
}

/** R19b: damage is removed and what lasts until end of turn ends, control of others' permanents included. */
export function wearOff(play: Play): void {
  const { state } = play;
  state.preventCombatDamage = false;
  for (const id of state.battlefield) {
    const card = getCard(state, id);
    const permanent = card.permanent!;
    if (permanent.damage > 0) permanent.damage = 0;
    if (permanent.temporary.length === 0) continue;
    const borrowed = permanent.temporary.some(({ controller }) => controller !== null);
    permanent.temporary = [];
    if (borrowed) changeController(play, card, card.owner);
  }
}
