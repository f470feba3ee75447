import type { TargetInput } from '../../rules/action.types.js';
import type { OpenCardView } from '../../rules/view/view.types.js';
import { Board, dataOf, isCreature } from '../board.js';
import { effectsOf, hostEffects, isHarmful, removes, targetsOf } from '../effects.js';
import type { Effect } from '../effects.js';
import { fighter, meet, totalValue, valueOf } from '../judgement/judgement.js';

/** A card to play or an ability to use, with its targets. */
export interface Spell {
  readonly cardId: number;
  readonly mode?: string;
  readonly abilityId?: string;
  readonly targets?: Readonly<Record<string, readonly TargetInput[]>>;
}

/** What wins the game, or keeps it from being lost. */
export const WINS = 1000;

/** A creature worth a removal spell. */
const WORTH_REMOVING = 5;

/** A player with no more life than this is burnt rather than their creatures. */
const NEAR = 12;

/** How good it is to do this now: below zero means not to. */
export function weighSpell(board: Board, spell: Spell): number {
  const card = board.find(spell.cardId)!;
  const data = dataOf(card);
  const isAbility = spell.abilityId !== undefined;
  const effects = [
    ...effectsOf(card.slug, spell.mode ?? null, spell.abilityId ?? null),
    ...(isAbility ? [] : hostEffects(data)),
  ];
  const targets = Object.values(spell.targets ?? {}).flat();
  if (effects.some(({ type }) => type === 'counter_spell')) return weighCounter(board, targets, effects);
  if (effects.some(({ type }) => type === 'fight')) return weighFight(board, spell);
  if (effects.some(({ type }) => type === 'attach')) return weighAttach(board, card, targets);
  const isForCreatures = targetsOf(card.slug, spell.mode ?? null, spell.abilityId ?? null).some(
    ({ kind }) => kind === 'any',
  );
  const targeted = targets.length > 0 ? weighTargets(board, effects, targets, isForCreatures) : 0;
  if (targeted < 0) return targeted;
  const rest = effects.filter(
    (effect) => typeof (effect.to ?? effect.what ?? effect.who) !== 'string' || !namesTarget(effect),
  );
  const others = rest.reduce((sum, effect) => sum + weighUntargeted(board, effect), 0);
  const body = !isAbility && isCreature(card) ? 4 + card.manaValue : 0;
  const stays =
    !isAbility && !isCreature(card) && data.effects === undefined && !data.modes && targets.length === 0
      ? 2 + card.manaValue
      : 0;
  return targeted + others + body + stays;
}

const namesTarget = ({ to, what, who }: Effect): boolean =>
  [to, what, who].some((one) => String(one).startsWith('target:'));

/** Removal is kept for what is worth it; a player is burnt when it wins or comes close. */
function weighTargets(
  board: Board,
  effects: readonly Effect[],
  targets: readonly TargetInput[],
  isForCreatures: boolean,
): number {
  const own = effects.filter(namesTarget);
  let sum = 0;
  for (const { cardId, playerId } of targets) {
    const card = board.find(cardId);
    if (playerId !== undefined) sum += weighPlayer(board, own, playerId, isForCreatures);
    else if (card && own.some(isHarmful)) sum += weighHarm(board, own, card);
    else if (card) sum += weighHelp(board, own, card);
  }
  return sum;
}

function weighPlayer(board: Board, effects: readonly Effect[], playerId: number, isForCreatures: boolean): number {
  if (playerId === board.me.playerId) return effects.some(isHarmful) ? -100 : 3;
  const player = board.opponents.find((one) => one.playerId === playerId);
  if (!player) return -100;
  const damage = effects.reduce(
    (sum, { type, amount = 0 }) => sum + (type === 'damage' || type === 'lose_life' ? amount : 0),
    0,
  );
  const discards = effects.some(({ type }) => type === 'discard');
  if (damage >= player.lifeTotal) return WINS;
  if (discards) return player.handSize > 0 ? 3 + Math.min(2, player.handSize) : -1;
  if (damage === 0) return -1;
  // What could hit a creature is better kept for one, until the end is near or the hand would overflow.
  const isKept = isForCreatures && player.lifeTotal > NEAR && board.hand.length <= 7;
  return isKept ? -1 : 1 + damage;
}

function weighHarm(board: Board, effects: readonly Effect[], card: OpenCardView): number {
  if (board.isMine(card)) return -100;
  const value = valueOf(card);
  if (effects.some(({ type }) => type === 'gain_control'))
    return board.isMyTurn && board.view.phase === 'main1' ? value - 4 : -1;
  const gone =
    removes(effects, card) ||
    (card.types.includes('planeswalker') && effects.some(({ amount = 0 }) => amount >= (card.loyalty ?? 0)));
  if (gone) return value >= WORTH_REMOVING || isInCombat(board, card) ? value : -1;
  const slows = effects.some(({ type }) => type === 'tap' || type === 'freeze');
  return slows && !card.isTapped && value > 0 ? value / 2 : -1;
}

/** Help in combat, when it changes who dies; lasting help at any time for the best. */
function weighHelp(board: Board, effects: readonly Effect[], card: OpenCardView): number {
  if (card.location === 'graveyard') return valueOf(card);
  if (!board.isMine(card)) return -100;
  const isLasting =
    effects.some(({ type }) => type === 'put_counters') ||
    !effects.some(({ type }) => type === 'pump' || type === 'grant_keyword');
  if (isLasting) return 2 + valueOf(card) / 4;
  if (board.view.step !== 'declare_blockers') return -1;
  const foes = foesOf(board, card);
  const helped = fighter(card);
  const stronger = {
    power: helped.power + effects.reduce((sum, { power = 0 }) => sum + power, 0),
    toughness: helped.toughness + effects.reduce((sum, { toughness = 0 }) => sum + toughness, 0),
    keywords: [...helped.keywords, ...effects.flatMap(({ keywords = [] }) => keywords)],
  };
  return foes.reduce((sum, foe) => {
    const before = meet(helped, fighter(foe));
    const after = meet(stronger, fighter(foe));
    return (
      sum +
      (before.oneDies && !after.oneDies ? valueOf(card) : 0) +
      (!before.otherDies && after.otherDies ? valueOf(foe) : 0)
    );
  }, -1);
}

function foesOf(board: Board, card: OpenCardView): OpenCardView[] {
  const blocks = board.view.combat?.blocks ?? [];
  const ids = blocks.flatMap(({ cardId, attackerId }) =>
    cardId === card.id ? [attackerId] : attackerId === card.id ? [cardId] : [],
  );
  return ids.flatMap((id) => board.find(id) ?? []);
}

const isInCombat = ({ view }: Board, { id }: OpenCardView): boolean =>
  (view.combat?.attackers.some(({ cardId }) => cardId === id) ?? false) ||
  (view.combat?.blocks.some(({ cardId }) => cardId === id) ?? false);

/** Counter what costs three or more, and whatever would lose the game. */
function weighCounter(board: Board, targets: readonly TargetInput[], effects: readonly Effect[]): number {
  const spell = board.find(targets[0]?.cardId ?? targets[0]?.stackId);
  if (!spell || board.isMine(spell)) return -100;
  const onStack = board.view.stack.find(({ stackId }) => stackId === spell.id);
  const aimed = Object.values(onStack?.targets ?? {}).flat();
  const isAtMe = aimed.some(({ playerId }) => playerId === board.me.playerId);
  const harm = effectsOf(spell.slug, onStack?.mode ?? null, null).reduce(
    (sum, { type, amount = 0 }) => sum + (type === 'damage' || type === 'lose_life' ? amount : 0),
    0,
  );
  if (isAtMe && harm >= board.me.lifeTotal) return WINS;
  return spell.manaValue >= 3 && effects.length > 0 ? 10 + spell.manaValue : -1;
}

function weighFight(board: Board, { targets = {} }: Spell): number {
  const [mine, theirs] = [board.find(targets.t1?.[0]?.cardId), board.find(targets.t2?.[0]?.cardId)];
  if (!mine || !theirs) return -1;
  const plain = (card: OpenCardView) => ({
    ...fighter(card),
    keywords: card.keywords.filter((word) => !word.endsWith('strike')),
  });
  const { oneDies, otherDies } = meet(plain(mine), plain(theirs));
  return otherDies ? valueOf(theirs) - (oneDies ? valueOf(mine) : 0) - 1 : -1;
}

function weighAttach(board: Board, gear: OpenCardView, targets: readonly TargetInput[]): number {
  const host = board.find(targets[0]?.cardId);
  if (!host || gear.attachedTo === host.id) return -1;
  const now = board.find(gear.attachedTo ?? undefined);
  return now && valueOf(now) >= valueOf(host) ? -1 : 1 + valueOf(host) / 10;
}

function weighUntargeted(board: Board, effect: Effect): number {
  const { type, amount = 0 } = effect;
  const each = (effect.to ?? effect.what) as { each?: { controller?: string; zone?: string } } | undefined;
  if (each && typeof each === 'object' && each.each) return weighEach(board, effect, each.each);
  if (type === 'draw') return 3 * amount;
  if (type === 'damage' || type === 'lose_life')
    return effect.to === 'self' || effect.who === 'you' ? -amount : 2 * amount;
  if (type === 'create_token') return 3 * amount;
  if (type === 'gain_life') return 0.7 * amount;
  if (type === 'search_deck' || type === 'scry') return 2;
  if (type === 'sacrifice') return board.theirs.length > 0 ? 5 : -1;
  if (type === 'pump') return board.view.step === 'declare_blockers' && board.isMyTurn ? 1 : -1;
  if (type === 'prevent_combat_damage') return isDyingInCombat(board) ? 20 : -10;
  return 0;
}

/** What happens to everybody: what they lose less what I lose. */
function weighEach(board: Board, effect: Effect, { controller, zone }: { controller?: string; zone?: string }): number {
  if (zone === 'graveyard') return 4;
  const mine = controller === 'opponent' ? [] : board.mine;
  const theirs = controller === 'you' ? [] : board.theirs;
  if (!isHarmful(effect)) return mine.length > 0 ? mine.length * 2 : -1;
  if (effect.type === 'tap' || effect.type === 'freeze') return theirs.length - 1;
  const lost = (cards: readonly OpenCardView[]): number => totalValue(cards.filter((card) => removes([effect], card)));
  return lost(theirs) - lost(mine) - 4;
}

function isDyingInCombat(board: Board): boolean {
  const coming = (board.view.combat?.attackers ?? [])
    .filter(({ defenderPlayerId, blocked }) => defenderPlayerId === board.me.playerId && !blocked)
    .reduce((sum, { cardId }) => sum + (board.find(cardId)?.power ?? 0), 0);
  return coming >= board.me.lifeTotal;
}
