import type { Link, Ref } from '../../play/stage/scene.js';
import { card, player } from './shapes.js';
import type { TcgFuel } from './shapes.js';

/** Blockers have the number of the attacker they stand before: those that fight each other have one number. */
export function pairOf(ref: Ref, soFar: Partial<TcgFuel['action']>): number | undefined {
  if (soFar.type !== 'block') return undefined;
  const blocks = soFar.blocks ?? [];
  const mine = blocks.find(({ cardId, attackerId }) => card(cardId) === ref || card(attackerId) === ref);
  if (!mine) return undefined;
  return [...new Set(blocks.map(({ attackerId }) => attackerId))].indexOf(mine.attackerId) + 1;
}

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
