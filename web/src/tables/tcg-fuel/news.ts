import type { Eyes } from '@parlour/client';
import type { GameView, TcgFuel } from './shapes.js';

/** Another player has put something on the stack, or attacks the reader. */
export function isNews(view: GameView, before: GameView, eyes: Eyes): boolean {
  const me = view.players.find(({ seat }) => seat === eyes)?.playerId;
  if (me === undefined) return false;
  const had = new Set(before.stack.map(({ stackId }) => stackId));
  const attacked = new Set(before.combat?.attackers.map(({ cardId }) => cardId));
  return (
    view.stack.some(({ stackId, controllerId }) => controllerId !== me && !had.has(stackId)) ||
    (view.combat?.attackers ?? []).some(
      ({ cardId, defenderPlayerId }) => defenderPlayerId === me && !attacked.has(cardId),
    )
  );
}

/** Passing, once or for longer, and to block nothing. */
export function letsGoBy(action: TcgFuel['action']): boolean {
  if (action.type === 'block') return action.blocks.length === 0;
  if (action.type === 'settings') return (action.yieldUntil ?? null) !== null;
  return action.type === 'pass_priority' || action.type === 'end_turn';
}
