import { findEffect } from '../effects/index.js';
import { KEYWORDS, count, filter, manaAmounts, oneOf, reference, wholeNumber } from '../effects/fields.js';
import type { FieldCheck } from '../effects/effect.js';
import type { Ability, CardData, EffectData, StaticData, TargetSpec } from './card.types.js';

const TYPES = ['creature', 'spell', 'instant', 'enchantment', 'artifact', 'land', 'planeswalker'];
export const TRIGGERS: readonly string[] = [
  ...[
    'on_attack',
    'on_begin_combat',
    'on_cast',
    'on_combat_damage_to_player',
    'on_dies',
    'on_draw_step',
    'on_end_step',
  ],
  ...['on_enter_battlefield', 'on_other_dies', 'on_other_enters', 'on_upkeep'],
];
export const TARGET_KINDS: readonly string[] = [
  ...['creature', 'player', 'opponent', 'any', 'permanent', 'spell', 'graveyard_card'],
];
export const STATIC_EFFECTS: readonly string[] = ['modify', 'restrict'];
export const RESTRICTIONS: readonly string[] = ['cant_attack', 'cant_block', 'doesnt_untap'];

/** Says what is wrong: which card, which field. */
export class BadCard extends Error {
  constructor(
    readonly card: string,
    readonly field: string,
    problem: string,
  ) {
    super(`Card "${card}", ${field}: ${problem}`);
  }
}

/** Checks every card and token when they are loaded; the first mistake is named and stops the load. */
export function checkCatalogue(cards: readonly CardData[], tokens: readonly CardData[]): void {
  const seen = new Set<string>();
  for (const card of [...cards, ...tokens]) {
    if (seen.has(card.id)) throw new BadCard(card.id, 'id', 'is used twice.');
    seen.add(card.id);
    checkCard(card);
  }
}

/** Checks one card. */
export function checkCard(card: CardData): void {
  const check = checkerFor(card.id);
  check('id', card.id, text);
  check('name', card.name, text);
  check('type', card.type, oneOf(...TYPES));
  check('types', card.types, listOf(TYPES));
  check('keywords', card.keywords, listOf(KEYWORDS));
  check('manaCost', card.manaCost, manaAmounts);
  if (card.power !== undefined || card.types.includes('creature')) check('power', card.power, printedNumber('power'));
  if (card.toughness !== undefined || card.types.includes('creature'))
    check('toughness', card.toughness, printedNumber('toughness'));
  if (card.type === 'planeswalker') check('loyalty', card.loyalty, count);
  const isOneShot = card.type === 'spell' || card.type === 'instant';
  if (isOneShot && !card.effects?.length && !card.modes?.length)
    throw new BadCard(card.id, 'effects', 'a spell or instant has an effect.');
  card.targets?.forEach((target, index) => checkTarget(card.id, `targets[${index}]`, target));
  checkEffects(card.id, 'effects', card.effects ?? [], card.targets ?? []);
  card.modes?.forEach((mode, index) => {
    mode.targets?.forEach((target, n) => checkTarget(card.id, `modes[${index}].targets[${n}]`, target));
    checkEffects(card.id, `modes[${index}].effects`, mode.effects, mode.targets ?? []);
  });
  const ids = card.abilities?.map(({ id }) => id) ?? [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new BadCard(card.id, 'abilities', `the id "${twice}" is used twice.`);
  card.abilities?.forEach((ability, index) => checkAbility(card.id, `abilities[${index}]`, ability));
}

/** Checks one ability of a card. */
export function checkAbility(card: string, field: string, ability: Ability): void {
  const check = checkerFor(card);
  for (const member of ['id', 'name', 'description'] as const) check(`${field}.${member}`, ability[member], text);
  check(`${field}.kind`, ability.kind, oneOf('triggered', 'activated', 'static'));
  if (ability.kind === 'static') {
    ability.effects.forEach((effect, index) => checkStatic(card, `${field}.effects[${index}]`, effect));
    return;
  }
  if (ability.kind === 'triggered') check(`${field}.trigger`, ability.trigger, oneOf(...TRIGGERS));
  else {
    check(`${field}.timing`, ability.timing, oneOf('instant', 'sorcery'));
    if (ability.cost.mana) check(`${field}.cost.mana`, ability.cost.mana, manaAmounts);
    if (ability.cost.loyalty !== undefined) check(`${field}.cost.loyalty`, ability.cost.loyalty, wholeNumber);
  }
  ability.targets?.forEach((target, index) => checkTarget(card, `${field}.targets[${index}]`, target));
  checkEffects(card, `${field}.effects`, ability.effects, ability.targets ?? []);
}

function checkEffects(
  card: string,
  field: string,
  effects: readonly EffectData[],
  targets: readonly TargetSpec[],
): void {
  for (const [index, effect] of effects.entries()) {
    const place = `${field}[${index}]`;
    const rule = findEffect(effect.type);
    if (!rule) throw new BadCard(card, `${place}.type`, `there is no effect "${effect.type}".`);
    const members = effect as unknown as Record<string, unknown>;
    const checks: Readonly<Record<string, FieldCheck>> = rule.fields;
    const unknown = Object.keys(members).find((member) => member !== 'type' && !Object.hasOwn(checks, member));
    if (unknown !== undefined) throw new BadCard(card, `${place}.${unknown}`, `"${effect.type}" has no such field.`);
    for (const [member, wrong] of Object.entries(checks)) {
      const value = members[member];
      if (value === undefined && wrong === reference)
        throw new BadCard(card, `${place}.${member}`, 'Ability effect must have a target');
      checkerFor(card)(`${place}.${member}`, value, wrong);
      const named =
        typeof value === 'string' && value.startsWith('target:') ? value.slice('target:'.length) : undefined;
      if (named !== undefined && !targets.some(({ id }) => id === named)) {
        throw new BadCard(card, `${place}.${member}`, `names a target "${named}" that is not there.`);
      }
    }
  }
}

function checkStatic(card: string, field: string, effect: StaticData): void {
  const check = checkerFor(card);
  check(`${field}.type`, effect.type, oneOf(...STATIC_EFFECTS));
  check(`${field}.affects`, effect.affects, typeof effect.affects === 'string' ? oneOf('self', 'host') : filter);
  if (effect.type === 'restrict') check(`${field}.restrictions`, effect.restrictions, listOf(RESTRICTIONS));
  else {
    check(`${field}.power`, effect.power, wholeNumber);
    check(`${field}.toughness`, effect.toughness, wholeNumber);
    check(`${field}.keywords`, effect.keywords, listOf(KEYWORDS));
  }
}

function checkTarget(card: string, field: string, target: TargetSpec): void {
  const check = checkerFor(card);
  check(`${field}.id`, target.id, text);
  check(`${field}.kind`, target.kind, oneOf(...TARGET_KINDS));
  check(`${field}.min`, target.min, count);
  check(`${field}.max`, target.max, count);
  if (target.filter !== undefined) check(`${field}.filter`, target.filter, filter);
}

const checkerFor =
  (card: string) =>
  (field: string, value: unknown, wrong: FieldCheck): void => {
    const problem = wrong(value);
    if (problem) throw new BadCard(card, field, `${problem}.`.replace(/\.\.$/, '.'));
  };

const text: FieldCheck = (value) => (typeof value === 'string' && value !== '' ? undefined : 'must be a text');

const listOf =
  (words: readonly string[]): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.every((word) => words.includes(word as string))
      ? undefined
      : `must be a list of ${words.join(', ')}`;

const printedNumber =
  (name: string): FieldCheck =>
  (value) =>
    count(value) ? `Invalid ${name}: ${String(value)}. Must be a non-negative integer.` : undefined;
