import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { NumberInText } from './changed-member.js';
import { MayBeLeftOut } from './may-be-left-out.js';

/* A member of a shape on the wire is said once: what is checked is what the documents tell. */

/** What holds for a member of any kind. */
interface Member {
  /** `true`: it may be left out; `'or null'`: it may be null as well; `'filled'`: left out, the class fills it in. */
  readonly optional?: boolean | 'or null' | 'filled';
  /** One sentence for the documents. */
  readonly about?: string;
  readonly example?: unknown;
  readonly default?: unknown;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly type?: unknown;
  /** Told and not checked, where the rules have words of their own for what does not fit. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
  readonly required?: boolean;
}

/** A member with bounds: of its value, its length, or the number of its items. */
interface Bounded extends Member {
  readonly min?: number;
  readonly max?: number;
}

type Words = Readonly<Partial<Record<keyof Bounded, string>>>;

/** A whole number. */
export const Whole = (said: Bounded = {}): PropertyDecorator =>
  member(said, { type: 'integer' }, { min: 'minimum', max: 'maximum' }, [
    IsInt(),
    ...(said.min === undefined ? [] : [Min(said.min)]),
    ...(said.max === undefined ? [] : [Max(said.max)]),
  ]);

/** A whole number in a query, where everything is text. */
export const WholeInQuery = (said: Bounded = {}): PropertyDecorator => applyDecorators(Whole(said), NumberInText(9));

/** A text. */
export const Text = (said: Bounded = {}): PropertyDecorator =>
  member(said, { type: String }, { min: 'minLength', max: 'maxLength' }, [
    IsString(),
    ...(said.min !== undefined ? [Length(said.min, said.max)] : said.max !== undefined ? [MaxLength(said.max)] : []),
  ]);

/** True or false. */
export const Flag = (said: Member = {}): PropertyDecorator => member(said, { type: Boolean }, {}, [IsBoolean()]);

/** One of some values. */
export const OneOf = (values: readonly unknown[], said: Member = {}): PropertyDecorator =>
  member(said, { enum: values as unknown[] }, {}, [IsIn(values)]);

/** An object of a shape of its own. */
export const Part = (shape: Class<object>, said: Member = {}): PropertyDecorator =>
  member(said, { type: shape }, {}, [IsObject(), ValidateNested(), Type(() => shape)]);

/** An object whose members are judged elsewhere. */
export const AnyObject = (said: Member = {}): PropertyDecorator => member(said, { type: Object }, {}, [IsObject()]);

/** A list of objects of one shape. */
export const Parts = (shape: Class<object>, said: Bounded = {}): PropertyDecorator =>
  list(said, { type: [shape] }, [IsObject({ each: true }), ValidateNested({ each: true }), Type(() => shape)]);

/** A list of texts, none longer than `longest`. */
export const Texts = ({ longest, ...said }: Bounded & { readonly longest?: number } = {}): PropertyDecorator =>
  list(said, { type: [String] }, [
    IsString({ each: true }),
    ...(longest === undefined ? [] : [MaxLength(longest, { each: true })]),
  ]);

/** A list of whole numbers. */
export const Wholes = (said: Bounded = {}): PropertyDecorator =>
  list(said, { type: [Number] }, [IsInt({ each: true })]);

/** The shape of an action that is nothing but its name. */
export function bare<T extends string>(type: T): Class<{ type: T }> {
  class BareAction {
    type!: T;
  }
  Equals(type)(BareAction.prototype, 'type');
  return BareAction;
}

function list(said: Bounded, schema: ApiPropertyOptions, ofItems: PropertyDecorator[]): PropertyDecorator {
  const { min, max } = said;
  const sizes = [...(min === undefined ? [] : [ArrayMinSize(min)]), ...(max === undefined ? [] : [ArrayMaxSize(max)])];
  return member(said, schema, { min: 'minItems', max: 'maxItems' }, [IsArray(), ...sizes, ...ofItems]);
}

/** What is asked first is checked last, so that its complaint is the one that is told. */
function member(
  { optional = false, ...said }: Member,
  schema: ApiPropertyOptions,
  words: Words,
  checks: PropertyDecorator[],
): PropertyDecorator {
  const told = Object.entries(said).map(([key, value]) => [WORDS[key] ?? words[key as keyof Bounded] ?? key, value]);
  const property = { ...schema, required: optional === false, ...Object.fromEntries(told) } as ApiPropertyOptions;
  return applyDecorators(ApiProperty(property), ...checks.toReversed(), ...LEAVING_OUT[String(optional)]!());
}

const LEAVING_OUT: Readonly<Record<string, () => PropertyDecorator[]>> = {
  true: () => [MayBeLeftOut()],
  'or null': () => [IsOptional()],
  filled: () => [],
  false: () => [],
};

const WORDS: Readonly<Record<string, string>> = { about: 'description' };
