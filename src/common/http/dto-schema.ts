import type { Type } from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';
import { changesMembers } from './changed-member.js';
import { isGiven } from './may-be-left-out.js';

type Schema = Record<string, unknown>;
type Asked = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** class-validator does not count these signs, JSON Schema does: a text with one is no matter for a schema. */
const UNCOUNTED = { not: { pattern: '[\\uFE0E\\uFE0F]' } };

/** The decorators that JSON Schema can say as well, by class-validator's names for them. */
const KEYWORDS: Readonly<Record<string, (constraints: readonly unknown[]) => Schema>> = {
  isString: () => ({ type: 'string' }),
  isInt: () => ({ type: 'integer' }),
  isBoolean: () => ({ type: 'boolean' }),
  isObject: () => ({ type: 'object' }),
  isArray: () => ({ type: 'array' }),
  isIn: ([allowed]) => ({ enum: [...new Set(allowed as unknown[])] }),
  equals: ([wanted]) => ({ const: wanted }),
  min: ([least]) => ({ type: 'number', minimum: least }),
  max: ([most]) => ({ type: 'number', maximum: most }),
  isLength: ([least, most = Number.MAX_SAFE_INTEGER]) => ({
    type: 'string',
    minLength: least,
    maxLength: most,
    ...UNCOUNTED,
  }),
  maxLength: ([most]) => ({ type: 'string', maxLength: most }),
  arrayMinSize: ([least]) => ({ type: 'array', minItems: least }),
  arrayMaxSize: ([most]) => ({ type: 'array', maxItems: most }),
};

interface Member {
  readonly all: Schema[];
  mayBeNull: boolean;
  mayBeLeftOut: boolean;
}

/**
 * The JSON Schema of a DTO; undefined if one of its decorators has no keyword that means the same. `@Type` needs none: beside
 * `@ValidateNested` there is no schema, and a `Number` that came as text fits none.
 */
export function dtoSchema(Dto: Type<object>): Schema | undefined {
  if (changesMembers(Dto)) return undefined;
  const members = new Map<string, Member>();
  for (const asked of getMetadataStorage().getTargetValidationMetadatas(Dto, '', false, false)) {
    const member = members.get(asked.propertyName) ?? { all: [], mayBeNull: false, mayBeLeftOut: false };
    members.set(asked.propertyName, member);
    if (!add(member, asked)) return undefined;
  }
  const required = [...members].filter(([, { mayBeLeftOut }]) => !mayBeLeftOut).map(([name]) => name);
  const properties = Object.fromEntries([...members].map(([name, member]) => [name, schemaOf(member)]));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** False where a schema cannot say it. */
function add(member: Member, asked: Asked): boolean {
  const { type, name = '', constraints, each, groups, validateIf } = asked;
  if ((groups ?? []).length > 0 || validateIf) return false;
  if (type === 'conditionalValidation') {
    member.mayBeLeftOut = true;
    member.mayBeNull ||= name === 'isOptional';
    return name === 'isOptional' || constraints?.[0] === isGiven;
  }
  if (type !== 'customValidation' || !Object.hasOwn(KEYWORDS, name)) return false;
  const schema = KEYWORDS[name]!((constraints as readonly unknown[] | undefined) ?? []);
  member.all.push(each ? { type: 'array', items: schema } : schema);
  return true;
}

/** A member that may be null is not looked at then: neither is one that may be left out and is not there. */
function schemaOf({ all, mayBeNull }: Member): Schema {
  const schema = { allOf: all };
  return mayBeNull ? { anyOf: [{ type: 'null' }, schema] } : schema;
}
