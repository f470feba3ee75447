import type { Seat } from '../../../../engine/core/index.js';
import { creaturesOf, getCard, playerIdOf, turnOrder } from '../cards.js';
import { characteristicsOf } from '../permanents/characteristics.js';
import type { Block, CardLook, Look, Play } from '../tcg-fuel.types.js';

/** The attackers a player may block: those that attack them or their planeswalkers. */
function attackersAgainst(state: Look, seat: Seat): CardLook[] {
  const attackers = state.combat?.attackers.filter(({ defender }) => defender === seat) ?? [];
  return attackers.map(({ cardId }) => getCard(state, cardId)).sort((a, b) => a.id - b.id);
}

/** R47: an untapped creature without a restriction. */
function possibleBlockers(state: Look, seat: Seat): CardLook[] {
  return creaturesOf(state, seat)
    .filter((card) => !card.permanent!.isTapped && !characteristicsOf(state, card).restrictions.has('cant_block'))
    .sort((a, b) => a.id - b.id);
}

/** Flying is blocked only by flying or reach. Menace counts blockers, which is another question. */
function canBlock(state: Look, blocker: CardLook, attacker: CardLook): boolean {
  if (!characteristicsOf(state, attacker).keywords.has('flying')) return true;
  const { keywords } = characteristicsOf(state, blocker);
  return keywords.has('flying') || keywords.has('reach');
}

function blockersNeeded(state: Look, attacker: CardLook): 1 | 2 {
  return characteristicsOf(state, attacker).keywords.has('menace') ? 2 : 1;
}

/** Every single pair that may be part of a legal set of blocks. */
export function possibleBlocks(state: Look, seat: Seat): Block[] {
  const blockers = possibleBlockers(state, seat);
  const blocks: Block[] = [];
  for (const attacker of attackersAgainst(state, seat)) {
    const able = blockers.filter((blocker) => canBlock(state, blocker, attacker));
    if (able.length < blockersNeeded(state, attacker)) continue;
    for (const blocker of able) blocks.push({ cardId: blocker.id, attackerId: attacker.id });
  }
  return blocks.sort((a, b) => a.cardId - b.cardId || a.attackerId - b.attackerId);
}

/** The smallest legal sets: one blocker for an attacker, or a pair for one with menace (R62). */
export function smallestBlocks(state: Look, seat: Seat): Block[][] {
  const all = possibleBlocks(state, seat);
  return all.flatMap((block, index) => {
    if (blockersNeeded(state, getCard(state, block.attackerId)) === 1) return [[block]];
    const partners = all
      .slice(index + 1)
      .filter(({ cardId, attackerId }) => attackerId === block.attackerId && cardId !== block.cardId);
    return partners.map((partner) => [block, partner]);
  });
}

/** All or nothing: each blocker once, each pair possible, and for menace two or more. */
export function areLegalBlocks(state: Look, seat: Seat, blocks: readonly Block[]): boolean {
  const possible = possibleBlocks(state, seat);
  const isPossible = ({ cardId, attackerId }: Block): boolean =>
    possible.some((block) => block.cardId === cardId && block.attackerId === attackerId);
  if (new Set(blocks.map(({ cardId }) => cardId)).size < blocks.length || !blocks.every(isPossible)) return false;
  return blocks.every(({ attackerId }) => {
    const together = blocks.filter((block) => block.attackerId === attackerId).length;
    return together >= blockersNeeded(state, getCard(state, attackerId));
  });
}

/** Defending players in turn order. */
export function defendingSeats(state: Look): Seat[] {
  const attacked = new Set(state.combat?.attackers.map(({ defender }) => defender));
  return turnOrder(state, state.active).filter((seat) => attacked.has(seat));
}

/** R48: an attacker with a blocker declared stays blocked, even if the blocker leaves. */
export function declareBlocks({ state, emit }: Play, seat: Seat, blocks: readonly Block[]): void {
  const combat = state.combat!;
  for (const { cardId, attackerId } of blocks) {
    combat.blocks.push({ cardId, attackerId });
    combat.attackers.find((attacker) => attacker.cardId === attackerId)!.blocked = true;
  }
  emit({ type: 'blocks_declared', rule: 'R47', playerId: playerIdOf(state, seat), blocks });
}
