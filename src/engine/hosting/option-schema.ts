import type { Type } from '@nestjs/common';
import { DECORATORS } from '@nestjs/swagger';

/** What an option takes, as JSON Schema says it: enough to make a form of it. */
export interface OptionSchema {
  readonly type?: 'boolean' | 'integer' | 'number' | 'string' | 'object';
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly nullable?: boolean;
  readonly description?: string;
  readonly default: unknown;
  /** Of an object: its own members. */
  readonly properties?: Readonly<Record<string, OptionSchema>>;
  /** The forms that the value may have, where there are several. */
  readonly oneOf?: readonly OptionForm[];
}

/** One of several forms of a value: plain, or an object with these members. */
interface OptionForm extends Omit<OptionSchema, 'default' | 'properties' | 'oneOf'> {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Omit<OptionForm, 'required' | 'properties'>>>;
}

interface Documented {
  readonly type?: unknown;
  readonly oneOf?: readonly OptionForm[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly nullable?: boolean;
  readonly description?: string;
  readonly default?: unknown;
}

const NOT_IN_FORMS = 'parlour:not-in-forms';

/** Marks an option that programs may set, but that no form asks for: there it would contradict who sits down. */
export const NotInForms = (): PropertyDecorator => Reflect.metadata(NOT_IN_FORMS, true) as PropertyDecorator;

/** The options of a game as its DTO documents them, with the defaults of its rules. What is not documented is not shown, nor what no form asks for. */
export function optionSchemas(Options: Type<object>, defaults: object): Record<string, OptionSchema> {
  const prototype = Options.prototype as object;
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, prototype) ?? []) as string[];
  return Object.fromEntries(
    names.flatMap((marked) => {
      const name = marked.slice(1); // the decorators keep names with a colon in front
      const documented = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, prototype, name) as Documented;
      if (Reflect.hasMetadata(NOT_IN_FORMS, prototype, name)) return [];
      const byDefault = (defaults as Record<string, unknown>)[name] ?? documented.default ?? null;
      return [[name, schemaOf(documented, Reflect.getMetadata('design:type', prototype, name), byDefault)]];
    }),
  );
}

function schemaOf(documented: Documented, designed: unknown, byDefault: unknown): OptionSchema {
  const { minimum, maximum, nullable, description, oneOf } = documented;
  if (oneOf) return { oneOf, ...(description && { description }), default: byDefault };
  const values = documented.enum;
  const type = documented.type ?? designed;
  const members =
    typeof type === 'function' && !(type.name.toLowerCase() in PLAIN) ? (type as Type<object>) : undefined;
  return {
    ...typeName(type, values, byDefault, members),
    ...(values && { enum: values }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(nullable && { nullable }),
    ...(description && { description }),
    default: byDefault,
    ...(members && { properties: optionSchemas(members, (byDefault ?? {}) as object) }),
  };
}

const PLAIN = { boolean: 'boolean', number: 'number', integer: 'integer', string: 'string', object: 'object' } as const;

function typeName(
  type: unknown,
  values: readonly unknown[] | undefined,
  byDefault: unknown,
  members: Type<object> | undefined,
): Pick<OptionSchema, 'type'> {
  if (members) return { type: 'object' };
  if (values?.every((value) => typeof value === 'string')) return { type: 'string' };
  if (values?.every((value) => Number.isInteger(value))) return { type: 'integer' };
  const name = (typeof type === 'function' ? type.name : String(type)).toLowerCase();
  if (name === 'number' && (byDefault === null || Number.isInteger(byDefault))) return { type: 'integer' };
  // A union of kinds is told as an object by the compiler: then the default says more.
  if (name === 'object' && byDefault !== null && typeof byDefault !== 'object') return {};
  return name in PLAIN ? { type: PLAIN[name as keyof typeof PLAIN] } : {};
}
