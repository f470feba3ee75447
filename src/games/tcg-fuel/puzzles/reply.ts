import type { Choice, Seat } from '../../../engine/core/index.js';
import type { Action } from '../rules/action.types.js';
import type { GameView } from '../rules/view/view.types.js';
import { Board } from '../bots/board.js';
import { ableAttackers } from '../bots/combat/combat.js';
import { decide } from '../bots/levels/medium.js';

/** The other side of a puzzle: it attacks with everybody, and else plays by rules of thumb. */
export function replyTo(view: GameView, seat: Seat, choices: readonly Choice<Action>[]): Action {
  const board = new Board(view, seat);
  if (view.waitingFor?.decision !== 'attack') return decide(board, choices);
  return { type: 'attack', attackers: ableAttackers(board).map(({ id }) => ({ cardId: id })) };
}
