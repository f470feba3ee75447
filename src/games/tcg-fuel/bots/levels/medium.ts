import { isForm } from '../../../../engine/core/index.js';
import type { Choice } from '../../../../engine/core/index.js';
import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { Action, ActivateAbility, Choose, PlayCard } from '../../rules/action.types.js';
import { findPrint } from '../../rules/catalogue/catalogue.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import { Board, dataOf, isCreature } from '../board.js';
import { planAttack, planBlocks } from '../combat/combat.js';
import { effectsOf } from '../effects.js';
import { valueOf } from '../judgement/judgement.js';
import { mulliganHand } from './mulligan.js';
import type { Memory } from '../memory.js';
import { WINS, weighSpell } from '../search/weigh-spell.js';
import type { Spell } from '../search/weigh-spell.js';

/** Plays by fixed rules: land first, removal on what is worth it, creatures after combat, attacks that cost nothing. */
export const medium: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: 1 },
  choose: ({ view, seat, choices }) => ({ action: decide(new Board(view, seat), choices) }),
};

/** What the rules of thumb say. */
export function decide(board: Board, choices: readonly Choice<Action>[]): Action {
  const { waitingFor, pendingChoice } = board.view;
  if (pendingChoice) return answer(board, choices);
  switch (waitingFor?.decision) {
    case 'mulligan':
      return mulliganHand(board);
    case 'attack':
      return planAttack(board);
    case 'block':
      return planBlocks(board);
    case 'draw':
      return { type: 'draw_card' };
    default:
      return act(board, choices);
  }
}

/** Whether there is nothing to think about: one choice, a land to play, or what the rules of thumb are made for. */
export function isPlain(board: Board, choices: readonly Choice<Action>[], usual: Action): boolean {
  const { waitingFor, pendingChoice } = board.view;
  if (pendingChoice || choices.length === 1) return true;
  if (waitingFor?.decision === 'mulligan' || waitingFor?.decision === 'draw') return true;
  return usual.type === 'play_card' && board.find(usual.cardId)!.types.includes('land');
}

function act(board: Board, choices: readonly Choice<Action>[]): Action {
  const whole = choices.filter((choice): choice is Action => !isForm(choice));
  const lands = whole.filter(
    (action): action is PlayCard => action.type === 'play_card' && board.find(action.cardId)!.types.includes('land'),
  );
  if (lands.length > 0) return bestLand(board, lands);
  let best: { action: Action; weight: number } | undefined;
  for (const action of whole) {
    if (!isSpell(board, action) || !isItsTime(board, action)) continue;
    const weight = rank(board, action as PlayCard, weighSpell(board, action as Spell));
    if (weight > 0 && (!best || weight > best.weight)) best = { action, weight };
  }
  return best?.action ?? { type: 'pass_priority' };
}

/** Whether an action is a card to play or an ability to use, other than for mana. */
export function isSpell(board: Board, action: Action): action is PlayCard | ActivateAbility {
  if (action.type === 'play_card') return true;
  if (action.type !== 'activate_ability' || action.abilityId === 'mana') return false;
  return !effectsOf(board.find(action.cardId)!.slug, null, action.abilityId).some(({ type }) => type === 'add_mana');
}

/**
 * After combat first what leaves least mana idle together with the rest of the hand, the dearest of it first, creatures
 * before the rest; what wins at once comes before everything.
 */
function rank(board: Board, { cardId, type }: PlayCard, weight: number): number {
  const card = board.find(cardId)!;
  const isDevelopment = type === 'play_card' && board.isMyTurn && board.view.phase === 'main2';
  if (weight <= 0 || weight >= WINS || !isDevelopment) return weight;
  const mana = openLands(board).length;
  const others = board.hand.filter((one) => one !== card && isDeployed(one)).map(({ manaValue }) => manaValue);
  const used = card.manaValue + mostSpent(mana - card.manaValue, others);
  return 20 * used + 10 * card.manaValue + (isCreature(card) ? 5 : 0) + weight / 10;
}

function openLands(board: Board): OpenCardView[] {
  return board.permanents(board.me.playerId).filter((card) => card.types.includes('land') && !card.isTapped);
}

/** What is put on the table when there is mana for it: no land, and nothing that waits for its moment. */
const isDeployed = ({ types }: OpenCardView): boolean => !types.includes('land') && !types.includes('instant');

/** The most of this mana that can be spent on some of these costs. */
function mostSpent(mana: number, costs: readonly number[]): number {
  let sums = new Set([0]);
  for (const cost of costs)
    sums = new Set([...sums, ...[...sums].map((sum) => sum + cost).filter((sum) => sum <= mana)]);
  return Math.max(...sums);
}

/** Removal and haste before combat, the rest after it. */
function isItsTime(board: Board, action: Action): boolean {
  if (!board.isMyTurn || board.view.phase !== 'main1' || action.type !== 'play_card') return true;
  const card = board.find(action.cardId)!;
  // What makes the others stronger is worth most before they fight.
  if (isCreature(card)) return card.keywords.includes('haste') || strengthensOthers(card);
  const chosen = Object.values(action.targets ?? {}).flat();
  const isRemoval = chosen.some(({ cardId }) => {
    const target = board.find(cardId);
    return target !== undefined && target.location === 'battlefield' && !board.isMine(target);
  });
  return isRemoval || strengthensOthers(card) || weighSpell(board, action as Spell) >= WINS;
}

function strengthensOthers({ slug }: OpenCardView): boolean {
  return findPrint(slug)!.statics.some(({ type, affects }) => type === 'modify' && typeof affects === 'object');
}

/** The land that makes most of the hand castable; one that enters tapped when nothing costs just what is there. */
function bestLand(board: Board, lands: readonly PlayCard[]): PlayCard {
  const sources = board.permanents(board.me.playerId).filter((card) => card.types.includes('land'));
  const spells = board.hand.filter((card) => !card.types.includes('land'));
  const castsNow = spells.some((card) => card.manaValue === sources.length + 1);
  const score = ({ cardId }: PlayCard): number => {
    const data = dataOf(board.find(cardId)!);
    const have = new Set([...sources.flatMap((card) => dataOf(card).mana ?? []), ...(data.mana ?? [])]);
    const castable = spells.filter((card) => card.colors.every((color) => have.has(color))).length;
    return castable * 2 + (data.entersTapped ? (castsNow ? -3 : 1) : 0);
  };
  return [...lands].sort((a, b) => score(b) - score(a))[0]!;
}

/** Answers a choice: harm to others, help to oneself, and otherwise what the table would do by default. */
function answer(board: Board, choices: readonly Choice<Action>[]): Action {
  const choice = board.view.pendingChoice!;
  const base = { type: 'choose', choiceId: choice.choiceId } as const;
  const worst = (count: number): number[] =>
    [...(choice.options as number[])].sort((a, b) => keepValue(board, a) - keepValue(board, b)).slice(0, count);
  switch (choice.kind) {
    case 'targets':
      return bestTargets(board, choices) ?? { ...base, ...(choice.default as object) };
    case 'discard':
    case 'sacrifice':
      return { ...base, cardIds: worst(choice.min ?? 0) };
    case 'scry': {
      const bottom = (choice.options as number[]).filter((id) => !isWanted(board, id));
      return { ...base, top: (choice.options as number[]).filter((id) => !bottom.includes(id)), bottom };
    }
    case 'pay':
      return { ...base, pay: true };
    default:
      return { ...base, ...(choice.default as object) };
  }
}

function bestTargets(board: Board, choices: readonly Choice<Action>[]): Action | undefined {
  const trigger = board.view.waitingTriggers[0];
  if (!trigger) return undefined;
  const whole = choices.filter((choice): choice is Choose => !isForm(choice) && choice.type === 'choose');
  const weigh = ({ targets }: Choose): number => {
    const chosen = Object.values(targets ?? {}).flat();
    const isHarm = effectsOf(trigger.slug, null, trigger.abilityId).some(({ type }) =>
      ['damage', 'tap', 'freeze', 'destroy'].includes(type),
    );
    return chosen.reduce((sum, { cardId, playerId }) => {
      const card = board.find(cardId);
      const isOwn = card
        ? card.ownerId === board.me.playerId && card.controllerId === board.me.playerId
        : playerId === board.me.playerId;
      const value = card ? valueOf(card) : 2.5;
      return sum + (isOwn === isHarm ? -value : value);
    }, 0);
  };
  return [...whole].sort((a, b) => weigh(b) - weigh(a))[0];
}

/** What one keeps longest: creatures by value, spells by cost, lands while there are few. */
function keepValue(board: Board, id: number): number {
  const card = board.find(id)!;
  if (card.location === 'battlefield') return valueOf(card);
  const lands = board.permanents(board.me.playerId).filter((one) => one.types.includes('land')).length;
  if (card.types.includes('land')) return lands < 5 ? 6 : 0;
  return 2 + card.manaValue - (card.manaValue > lands + 2 ? 3 : 0);
}

function isWanted(board: Board, id: number): boolean {
  const lands = board.permanents(board.me.playerId).filter((one) => one.types.includes('land')).length;
  const isLand = board.find(id)!.types.includes('land');
  return isLand ? lands + board.hand.filter((card) => card.types.includes('land')).length < 6 : lands >= 2;
}
