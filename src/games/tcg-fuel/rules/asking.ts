import type { Seat } from '../../../engine/core/index.js';
import { playerIdOf } from './cards.js';
import type { PendingChoice, Play } from './tcg-fuel.types.js';
import { cancelYield } from './turns/yields.js';

/** A union member without the members that every choice gets here. */
type Unasked<Choice> = Choice extends unknown ? Omit<Choice, 'choiceId'> : never;

/** A player must choose before anything else goes on. Only that player is told what about. */
export function ask({ state, tell }: Play, choice: Unasked<PendingChoice>, rule: string): void {
  const choiceId = state.nextId;
  state.nextId += 1;
  state.pendingChoice = { ...choice, choiceId } as PendingChoice;
  // The discard of the cleanup does not end the yield of `end_turn` (R28).
  if (!(choice.kind === 'discard' && state.resolving === null)) cancelYield(state, choice.seat);
  tell(choice.seat, {
    type: 'choice_required',
    rule,
    playerId: playerIdOf(state, choice.seat),
    choiceId,
    kind: choice.kind,
  });
}

/** A player is asked for an attack, blocks, a draw or a mulligan. */
export function awaitDecision({ state }: Play, seat: Seat, decision: 'attack' | 'block' | 'draw' | 'mulligan'): void {
  state.waitingFor = { seat, decision };
  if (!(decision === 'attack' && state.players[seat]!.settings.endingTurn)) cancelYield(state, seat);
}
