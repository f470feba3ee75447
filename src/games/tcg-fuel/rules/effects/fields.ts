import { TOKENS } from '../catalogue/catalogue.js';
import { MANA_TYPES } from '../mana/pool.js';
import type { ManaType } from '../catalogue/card.types.js';
import type { FieldCheck } from './effect.js';

export const KEYWORDS: readonly string[] = [
  ...['deathtouch', 'defender', 'double_strike', 'first_strike', 'flash', 'flying', 'haste', 'hexproof'],
  ...['indestructible', 'lifelink', 'menace', 'reach', 'trample', 'vigilance'],
];
export const NAMED_REFERENCES: readonly string[] = [
  'self',
  'you',
  'opponents',
  'host',
  'event_subject',
  'event_player',
];
export const FILTER_FIELDS: readonly string[] = [
  'types',
  'notTypes',
  'subtypes',
  'supertypes',
  'colors',
  'controller',
  'owner',
  'other',
  'inCombat',
  'zone',
];

export const count: FieldCheck = (value) =>
  Number.isInteger(value) && (value as number) >= 0 ? undefined : 'must be a whole number from 0';

export const wholeNumber: FieldCheck = (value) => (Number.isInteger(value) ? undefined : 'must be a whole number');

export const filter: FieldCheck = (value) => {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return 'must be a filter';
  const unknown = Object.keys(value).find((field) => !FILTER_FIELDS.includes(field));
  return unknown === undefined ? undefined : `has a filter with an unknown field "${unknown}"`;
};

export const reference: FieldCheck = (value) => {
  if (typeof value === 'string') {
    const known = NAMED_REFERENCES.includes(value) || /^target:\w+$/.test(value);
    return known ? undefined : `must be a reference, not "${value}"`;
  }
  const each = value !== null && typeof value === 'object' ? (value as { each?: unknown }).each : undefined;
  return each === undefined ? 'must be a reference' : filter(each);
};

export const oneOf =
  (...values: readonly string[]): FieldCheck =>
  (value) =>
    values.includes(value as string) ? undefined : `must be one of ${values.join(', ')}`;

export const duration = oneOf('end_of_turn');

export const keywords: FieldCheck = (value) =>
  Array.isArray(value) && value.every((word) => KEYWORDS.includes(word as string))
    ? undefined
    : 'must be a list of keywords';

export const manaAmounts: FieldCheck = (value) => {
  if (value === null || typeof value !== 'object') return 'must be amounts of mana';
  for (const [type, amount] of Object.entries(value)) {
    if (!MANA_TYPES.includes(type as ManaType)) return `has an unknown kind of mana "${type}"`;
    if (count(amount)) return `has ${String(amount)} ${type} mana; amounts are whole numbers from 0`;
  }
  return undefined;
};

export const optional =
  (check: FieldCheck): FieldCheck =>
  (value) =>
    value === undefined ? undefined : check(value);

export const token: FieldCheck = (value) =>
  TOKENS.some(({ id }) => id === value) ? undefined : `names a token that does not exist: "${String(value)}"`;
