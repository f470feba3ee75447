import type { Link } from '../../play/stage/scene.js';
import { card, player } from './shapes.js';
import type { TcgFuel } from './shapes.js';

/** Attackers and blockers that are chosen and not yet declared, joined as they will be. */
export function pickedLinks(soFar: Partial<TcgFuel['action']>): readonly Link[] {
  if (soFar.type === 'block') {
    return (soFar.blocks ?? []).map(({ cardId, attackerId }) => ({
      from: card(cardId),
      to: card(attackerId),
      kind: 'block',
    }));
  }
  if (soFar.type !== 'attack') return [];
  return (soFar.attackers ?? []).map(({ cardId, defenderPlayerId, defenderCardId }) => ({
    from: card(cardId),
    to: defenderCardId === undefined ? player(defenderPlayerId ?? 0) : card(defenderCardId),
    kind: 'attack',
  }));
}
