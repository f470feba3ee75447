import type { Type } from '@nestjs/common';
import { DECORATORS } from '@nestjs/swagger';
import type { JsonSchema } from './description.js';

/** What the decorators of a member tell the documents. */
interface Documented extends Omit<JsonSchema, 'required' | 'type'> {
  readonly type?: unknown;
  readonly isArray?: boolean;
  readonly required?: boolean;
  readonly nullable?: boolean;
}

const TOLD = ['description', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'format'];
const SCALARS = new Map<unknown, string>([
  [String, 'string'],
  [Number, 'number'],
  [Boolean, 'boolean'],
  [Object, 'object'],
]);

/** The JSON Schema of a body, as the decorators of its class tell it: what is checked is what is documented. */
export function bodySchema({ prototype }: Type<object>): JsonSchema {
  const names = (Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, prototype) ?? []) as string[];
  const members = names.map((name) => {
    const key = name.slice(1);
    return [key, Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES, prototype, key) as Documented] as const;
  });
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, member]) => [name, memberSchema(member)])),
    required: members.filter(([, { required }]) => required !== false).map(([name]) => name),
    additionalProperties: false,
  };
}

function memberSchema(member: Documented): JsonSchema {
  const { isArray, nullable } = member;
  const type = member.enum ? typeof member.enum[0] : member.type;
  const told = Object.entries(member).filter(([name]) => TOLD.includes(name));
  const one = typeSchema(Array.isArray(type) ? (type as unknown[])[0] : type);
  const whole: JsonSchema = isArray || Array.isArray(type) ? { type: 'array', items: one } : one;
  const schema = { ...whole, ...Object.fromEntries(told) };
  return nullable && typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}

function typeSchema(type: unknown): JsonSchema {
  const scalar = typeof type === 'string' ? type : SCALARS.get(type);
  return scalar === undefined ? bodySchema(type as Type<object>) : { type: scalar };
}
