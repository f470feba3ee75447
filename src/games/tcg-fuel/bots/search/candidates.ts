import { canonical, isForm } from '../../../../engine/core/index.js';
import type { Choice } from '../../../../engine/core/index.js';
import type { Action, Attack, BlockAction } from '../../rules/action.types.js';
import { ableAttackers, planAttack, planBlocks, safeBlocks } from '../combat/combat.js';
import type { Board } from '../board.js';
import { effectsOf, isHarmful, isTargeted } from '../effects.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import { fighter, mayBlock, valueOf } from '../judgement/judgement.js';

/** The moves worth thinking about, the one by rules of thumb first. */
export function candidatesFor(board: Board, choices: readonly Choice<Action>[], usual: Action, most: number): Action[] {
  const { decision } = board.view.waitingFor!;
  const moves = [usual];
  if (decision === 'attack') moves.push(...attacks(board));
  else if (decision === 'block') moves.push(...blocks(board, choices));
  else moves.push(...plays(board, choices));
  const different = new Map(moves.map((move) => [canonical(move), move]));
  return [...different.values()].slice(0, most);
}

/** An attack or a block with one creature more, one less, or one elsewhere. */
export function neighboursOf(board: Board, move: Action): Action[] {
  if (move.type === 'attack') return attacksNear(board, move);
  if (move.type !== 'block') return [];
  const free = board.mine.filter((card) => !move.blocks.some(({ cardId }) => cardId === card.id));
  const more = (board.view.combat?.attackers ?? []).flatMap(({ cardId }) => {
    const attacker = board.find(cardId);
    if (!attacker) return [];
    return free.flatMap((card) => (mayBlock(card, attacker) ? [{ cardId: card.id, attackerId: cardId }] : []));
  });
  const withOne = more.map((block): BlockAction => ({ type: 'block', blocks: [...move.blocks, block] }));
  return [...blocksNear(move), ...withOne];
}

function attacksNear(board: Board, { attackers = [] }: Attack): Attack[] {
  const able = orderedAttackers(board);
  const isGoing = new Set(attackers.map(({ cardId }) => cardId));
  return able.map((card) =>
    attackWith(
      board,
      able.filter(({ id }) => isGoing.has(id) !== (id === card.id)),
    ),
  );
}

const orderedAttackers = (board: Board): OpenCardView[] => ableAttackers(board).sort((a, b) => valueOf(b) - valueOf(a));

function attackWith({ opponents }: Board, cards: readonly OpenCardView[]): Attack {
  const defenderPlayerId = opponents[0]!.playerId;
  return { type: 'attack', attackers: cards.map(({ id }) => ({ cardId: id, defenderPlayerId })) };
}

function blocksNear({ blocks }: BlockAction): BlockAction[] {
  return blocks.map((left): BlockAction => ({ type: 'block', blocks: blocks.filter((block) => block !== left) }));
}

/** All, none, the plan with one more or one less, one by one, and all but one. */
function attacks(board: Board): Attack[] {
  const able = orderedAttackers(board);
  const walkers = board.opponents.flatMap(({ playerId }) =>
    board.permanents(playerId).filter((card) => card.types.includes('planeswalker')),
  );
  const at = (cards: readonly OpenCardView[]): Attack => attackWith(board, cards);
  const atWalker = walkers.map(({ id }): Attack => ({
    type: 'attack',
    attackers: able.map((card) => ({ cardId: card.id, defenderCardId: id })),
  }));
  const plan = planAttack(board);
  return [
    at(able),
    at([]),
    plan,
    ...atWalker,
    ...attacksNear(board, plan),
    ...able.map((card) => at([card])),
    ...able.map((card) => at(able.filter((one) => one !== card))),
  ];
}

/** The planned blocks, the careful ones, none, the plan with one less, and every smallest block that the rules offer. */
function blocks(board: Board, choices: readonly Choice<Action>[]): BlockAction[] {
  const single = choices.filter((choice): choice is BlockAction => !isForm(choice) && choice.type === 'block');
  const plan = planBlocks(board);
  return [plan, safeBlocks(board), { type: 'block', blocks: [] }, ...gangs(board), ...blocksNear(plan), ...single];
}

/** Two blockers that kill together what neither kills alone, for the best attackers. */
function gangs(board: Board): BlockAction[] {
  const attackers = (board.view.combat?.attackers ?? [])
    .filter(({ defenderPlayerId }) => defenderPlayerId === board.me.playerId)
    .flatMap(({ cardId }) => board.find(cardId) ?? [])
    .sort((a, b) => valueOf(b) - valueOf(a));
  const gangs: BlockAction[] = [];
  for (const attacker of attackers.slice(0, 2)) {
    const able = board.mine.filter((card) => mayBlock(card, attacker)).sort((a, b) => valueOf(a) - valueOf(b));
    const { toughness } = fighter(attacker);
    const isEnough = (one: OpenCardView, other: OpenCardView): boolean =>
      fighter(one).power + fighter(other).power >= toughness && Math.max(one.power ?? 0, other.power ?? 0) < toughness;
    const pairs = able.flatMap((one, index) => able.slice(index + 1).map((other) => [one, other] as const));
    for (const pair of pairs.filter(([one, other]) => isEnough(one, other)).slice(0, 2)) {
      gangs.push({ type: 'block', blocks: pair.map(({ id }) => ({ cardId: id, attackerId: attacker.id })) });
    }
  }
  return gangs;
}

/** Everything castable that does not harm its own side, and doing nothing. */
function plays(board: Board, choices: readonly Choice<Action>[]): Action[] {
  const whole = choices.filter((choice): choice is Action => !isForm(choice));
  const spells = whole.filter(
    (action) => action.type === 'play_card' || (action.type === 'activate_ability' && !isMana(board, action)),
  );
  return [{ type: 'pass_priority' }, ...spells.filter((action) => !isFolly(board, action))];
}

function isMana(board: Board, { cardId, abilityId }: { cardId: number; abilityId: string }): boolean {
  return (
    abilityId === 'mana' || effectsOf(board.find(cardId)!.slug, null, abilityId).some(({ type }) => type === 'add_mana')
  );
}

/** Harm aimed at oneself, or help aimed at others. */
function isFolly(board: Board, action: Action): boolean {
  if (action.type !== 'play_card' && action.type !== 'activate_ability') return false;
  const { slug } = board.find(action.cardId)!;
  const mode = action.type === 'play_card' ? (action.mode ?? null) : null;
  const effects = effectsOf(slug, mode, action.type === 'activate_ability' ? action.abilityId : null).filter(
    isTargeted,
  );
  const chosen = Object.values(action.targets ?? {}).flat();
  if (effects.length === 0 || chosen.length !== 1) return false;
  const card = board.find(chosen[0]!.cardId);
  const isOwn = card ? board.isMine(card) : chosen[0]!.playerId === board.me.playerId;
  return effects.some(isHarmful) ? isOwn : !isOwn && card?.location === 'battlefield';
}
