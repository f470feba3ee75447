import type { Eyes } from '@parlour/client';
import { talk, topName } from './talk.en.js';
import type { GameView } from './shapes.js';

/** Why a player who was passing for a while is asked before that has come: what another plays, or an attack. */
export function whyAskedAgain(view: GameView, eyes: Eyes): string | undefined {
  const me = view.players.find(({ seat }) => seat === eyes)?.playerId;
  const top = view.stack.at(-1);
  const by = view.players.find(({ playerId }) => playerId === top?.controllerId);
  if (top && by && by.playerId !== me) {
    return talk.notes.doesAgain(by.name, top.kind === 'ability', topName(view) ?? '');
  }
  const isAttacked = view.combat?.attackers.some(({ defenderPlayerId }) => defenderPlayerId === me) ?? false;
  return isAttacked ? talk.notes.attacked : undefined;
}
