import { fillAtRandom, isForm } from '../../../../engine/core/index.js';
import type { Choice, Rng } from '../../../../engine/core/index.js';
import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { Action } from '../../rules/action.types.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { Board, dataOf } from '../board.js';
import { safeBlocks } from '../combat/combat.js';
import { effectsOf, hostEffects, isHarmful, isTargeted } from '../effects.js';
import type { Memory } from '../memory.js';

/** Plays something legal: lands gladly, spells often, attacks with all it has, and keeps every hand. */
export const easy: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: 1 },
  choose({ view, seat, choices, rng }) {
    const board = new Board(view, seat);
    const weighed = choices
      .map((choice) => ({ choice, weight: weightOf(board, choice) }))
      .filter(({ weight }) => weight > 0);
    const { choice } = pickByWeight(weighed, rng) ?? { choice: choices[0]! };
    if (!isForm(choice)) return { action: choice };
    if (choice.form.type === 'block') return { action: safeBlocks(board) };
    return { action: fillAtRandom(choice, rng) };
  },
};

function weightOf(board: Board, choice: Choice<Action>): number {
  const action = isForm(choice) ? choice.form : choice;
  switch (action.type) {
    case 'mulligan':
      return action.keep ? 1 : 0;
    case 'play_card': {
      const card = board.find(action.cardId)!;
      if (card.types.includes('land')) return 10;
      return hurtsItself(board, action as never) ? 0 : 5;
    }
    case 'activate_ability': {
      const slug = board.find(action.cardId)!.slug;
      const isMana =
        action.abilityId === 'mana' || effectsOf(slug, null, action.abilityId!).some(({ type }) => type === 'add_mana');
      return isMana || hurtsItself(board, action as never) ? 0 : 5;
    }
    case 'attack': {
      if (isForm(choice)) return 0;
      const count = action.attackers?.length ?? 0;
      const all = board.mine.filter((card) => !card.isTapped && !card.summoningSick).length;
      return count === 0 ? 1 : count >= all || count > 1 ? 3 : 0;
    }
    // Its blocks are those of the form; the single ones would be blind.
    case 'block':
      return isForm(choice) ? 1 : 0;
    case 'pass_priority':
    case 'draw_card':
      return 1;
    case 'choose':
      return isForm(choice) && choice.slots.assignments ? 0 : 1;
    default:
      return 0;
  }
}

/** Whether a harmful effect would hit its own side. */
function hurtsItself(
  board: Board,
  action: {
    cardId: number;
    mode?: string;
    abilityId?: string;
    targets?: Record<string, readonly { cardId?: number; playerId?: number }[]>;
  },
): boolean {
  const card = board.find(action.cardId)!;
  const effects = [
    ...effectsOf(card.slug, action.mode ?? null, action.abilityId ?? null),
    ...(action.abilityId ? [] : hostEffects(dataOf(card))),
  ];
  const targets = Object.entries(action.targets ?? {});
  return effects.some((effect) => {
    if (!isTargeted(effect) || !isHarmful(effect)) return false;
    const name = String([effect.to, effect.what, effect.who].find((one) => typeof one === 'string')).replace(
      'target:',
      '',
    );
    return targets.some(([id, chosen]) => id === name && chosen.some((one) => isOwn(board, one)));
  });
}

function isOwn(board: Board, { cardId, playerId }: { cardId?: number; playerId?: number }): boolean {
  const card = board.find(cardId);
  return card ? board.isMine(card) : playerId === board.me.playerId;
}

function pickByWeight<T extends { weight: number }>(items: readonly T[], rng: Rng): T | undefined {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = rng.int(total);
  return items.find(({ weight }) => (left -= weight) < 0);
}
