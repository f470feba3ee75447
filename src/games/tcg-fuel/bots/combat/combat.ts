import type { Attack, BlockAction } from '../../rules/action.types.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import { Board } from '../board.js';
import { AttackPlan } from './attack-plan.js';
import { fighter, mayBlock, meet, unblockedDamage, valueOf } from '../judgement/judgement.js';
import { Skirmish } from './skirmish.js';

/** Those of my creatures that may be declared as attackers. */
export function ableAttackers(board: Board): OpenCardView[] {
  return board.mine.filter(
    ({ isTapped, summoningSick, keywords, restrictions }) =>
      !isTapped &&
      (!summoningSick || keywords.includes('haste')) &&
      !keywords.includes('defender') &&
      !restrictions.includes('cant_attack'),
  );
}

/** Attack with everybody if that wins; otherwise with those whose going is worth most, the answer to it counted. */
export function planAttack(board: Board): Attack {
  const target = board.opponents[0]!;
  const blockers = board.creatures(target.playerId).filter((card) => !card.isTapped);
  const able = ableAttackers(board).filter((card) => (card.power ?? 0) > 0);
  const against = (cards: readonly OpenCardView[]): Attack => ({
    type: 'attack',
    attackers: cards.map(({ id }) => ({ cardId: id, defenderPlayerId: target.playerId })),
  });
  if (unblockedDamage(able, blockers) >= target.lifeTotal) return against(able);
  return against(new AttackPlan(board, able, blockers, target.lifeTotal).best());
}

/** Blocks that come to most: who kills and lives, who lives, who trades well; creatures are thrown away only for life. */
export function planBlocks(board: Board): BlockAction {
  const attackers = (board.view.combat?.attackers ?? [])
    .filter(({ defenderPlayerId }) => defenderPlayerId === board.me.playerId)
    .flatMap(({ cardId }) => board.find(cardId) ?? []);
  const free = board.mine.filter((card) => !card.isTapped).sort((a, b) => valueOf(a) - valueOf(b));
  const skirmish = new Skirmish(attackers, free, board.me.lifeTotal);
  const { masks } = skirmish.bestBlocks(attackers.map((_card, index) => index));
  const blocks = attackers.flatMap(({ id }, index) =>
    free.flatMap((card, at) => (masks[index]! & (1 << at) ? [{ cardId: card.id, attackerId: id }] : [])),
  );
  return { type: 'block', blocks };
}

/** Only blocks that kill the attacker and cost nothing. */
export function safeBlocks(board: Board): BlockAction {
  const free = new Set(board.mine);
  const blocks: { cardId: number; attackerId: number }[] = [];
  for (const { cardId, defenderPlayerId } of board.view.combat?.attackers ?? []) {
    const attacker = board.find(cardId);
    if (!attacker || defenderPlayerId !== board.me.playerId || attacker.keywords.includes('menace')) continue;
    const blocker = [...free].find((card) => {
      const { oneDies, otherDies } = meet(fighter(card), fighter(attacker));
      return mayBlock(card, attacker) && !oneDies && otherDies;
    });
    if (!blocker) continue;
    free.delete(blocker);
    blocks.push({ cardId: blocker.id, attackerId: attacker.id });
  }
  return { type: 'block', blocks };
}
