import type { Game, OptionSchema } from '../api/types.js';
import type { PageWords } from '../words/pages.en.js';
import { optionWays } from './option-ways.js';

/** One line of a form: the path of the option inside the options, and what it takes. */
export interface OptionLine {
  readonly path: readonly string[];
  readonly schema: OptionSchema;
}

/** What an option may be set to in a form. */
export type OptionValue = string | number | boolean | null;

/** The options of a game that a form can ask for: switches, numbers and lists of values; the members of objects one by one. */
export function optionLines(schemas: Game['optionSchema'], path: readonly string[] = []): readonly OptionLine[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const here = [...path, name];
    if (schema.properties) return optionLines(schema.properties, here);
    const line = { path: here, schema };
    return isAskable(line) ? [line] : [];
  });
}

function isAskable(line: OptionLine): boolean {
  const { type, enum: values, oneOf } = line.schema;
  if (oneOf) return optionWays(line).length > 0;
  return values !== undefined || type === 'boolean' || type === 'integer' || type === 'number';
}

/** The value at a path, or what it is by default. */
export function valueAt(options: Readonly<Record<string, unknown>>, { path, schema }: OptionLine): unknown {
  let value: unknown = options;
  for (const name of path) {
    if (typeof value !== 'object' || value === null || !(name in value)) return schema.default;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The options with one of them changed; what equals its default is left out, so that only differences are sent. */
export function withValue(
  options: Readonly<Record<string, unknown>>,
  line: OptionLine,
  value: OptionValue | Readonly<Record<string, OptionValue>>,
): Record<string, unknown> {
  const [first, ...rest] = line.path;
  if (first === undefined) return { ...options };
  if (rest.length > 0) {
    const inner = options[first];
    const before = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
    return {
      ...options,
      [first]: withValue(before, { path: rest, schema: { ...line.schema, default: undefined } }, value),
    };
  }
  const { [first]: _gone, ...others } = options;
  return JSON.stringify(value) === JSON.stringify(line.schema.default) ? others : { ...others, [first]: value };
}

/** `wrongMatchPenalty` as people read it: Wrong match penalty. */
export function optionName(path: readonly string[]): string {
  const words = path
    .join(' ')
    .replace(/Ms$/, ' seconds')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type ValueWords = Pick<PageWords['form'], 'yes' | 'no' | 'none' | 'seat'>;

/** A value as people read it. */
export function optionText(value: unknown, path: readonly string[], words: ValueWords): string {
  if (value === null || value === undefined) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberText(value, path.at(-1) ?? '', words);
  if (typeof value === 'string') {
    const text = value.replace(/[_-]/g, ' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  return Object.values(value as object)
    .map((inner) => optionText(inner, [], words))
    .join(', ');
}

function numberText(value: number, name: string, words: ValueWords): string {
  if (name.endsWith('Ms')) return `${value / 1000} s`;
  return /seat$/i.test(name) ? words.seat(value) : String(value);
}

/** The options of a room that are not as usual, for tags. */
export function differing(options: object, game: Game | undefined): readonly (readonly [string, unknown])[] {
  if (!game) return [];
  return Object.entries(options).filter(
    ([name, value]) => name in game.options && JSON.stringify(value) !== JSON.stringify(game.options[name]),
  );
}
